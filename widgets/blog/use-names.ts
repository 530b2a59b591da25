import { useEffect, useState } from 'react';
import { useWidget } from '../../src/core';
import { fetchBlogAuthors, fetchBlogTags, type BlogAuthor, type BlogTag } from '../../src/services/blogs';
import type { BlogFilter } from './blog-address';
import type { BlogProps } from './props';

/** Undefined while they are on their way. */
interface Names {
  readonly tags: readonly BlogTag[] | undefined;
  readonly authors: readonly BlogAuthor[] | undefined;
}

/** Tags and authors as the server wrote them, else as the service has them. A blog without either still has its entries. */
export function useNames(
  { site, blog, tags, authors, browseOptions }: BlogProps,
  filter: BlogFilter | undefined,
): Names {
  const { isEditing } = useWidget();
  const [found, setFound] = useState<Partial<Names>>({});
  const needsTags = !isEditing && !tags && (browseOptions.includes('tags') || filter?.type === 'tag');
  const needsAuthors = !isEditing && !authors && (browseOptions.includes('authors') || filter?.type === 'author');

  useEffect(() => {
    if (needsTags)
      void fetchBlogTags(site, blog)
        .catch(() => [])
        .then((tags) => setFound((now) => ({ ...now, tags })));
  }, [needsTags, site, blog]);
  useEffect(() => {
    if (needsAuthors)
      void fetchBlogAuthors(site, blog)
        .catch(() => [])
        .then((authors) => setFound((now) => ({ ...now, authors })));
  }, [needsAuthors, site, blog]);

  return {
    tags: tags ?? (needsTags ? found.tags : []),
    authors: authors?.map(completed) ?? (needsAuthors ? found.authors : []),
  };
}

function completed(author: NonNullable<BlogProps['authors']>[number]): BlogAuthor {
  const {
    url,
    title,
    image,
    firmtitle = '',
    location,
    authordescription = '',
    profiledescription = '',
    profileurl = '',
    authorTitle = '',
  } = author;
  return {
    url,
    title,
    image,
    firmtitle,
    location: location && { name: location.name ?? '', url: location.url ?? '' },
    authordescription,
    profiledescription,
    profileurl,
    authorTitle,
  };
}
