import { useEffect, useState } from 'react';
import { slugOf, useWidget } from '../../src/core';
import type { Source } from '../../src/features/lists';
import { fetchBlogAuthors, fetchBlogTags, type BlogAuthor, type BlogTag } from '../../src/services/blogs';
import type { SourcePost } from '../../src/services/insights';
import type { BlogFilter } from './blog-address';
import type { BlogProps } from './props';

type AuthorProps = NonNullable<BlogProps['authors']>[number];

/** Undefined while they load. */
interface Names {
  readonly tags: readonly BlogTag[] | undefined;
  readonly authors: readonly BlogAuthor[] | undefined;
}

/** Server-rendered tags and authors, or those of the service. Without either, a blog still has its entries. */
export function useNames(
  { site, blog, tags, authors, browseOptions }: BlogProps,
  filter: BlogFilter | undefined,
  source: Source<SourcePost> | undefined,
): Names {
  const { isEditing } = useWidget();
  const [found, setFound] = useState<Partial<Names>>({});
  const needsTags = !isEditing && !tags && (browseOptions.includes('tags') || filter?.type === 'tag');
  const needsAuthors = !isEditing && !authors && (browseOptions.includes('authors') || filter?.type === 'author');

  useEffect(() => {
    if (needsTags)
      void (source ? sourceTags(source) : fetchBlogTags(site, blog))
        .catch(() => [])
        .then((tags) => setFound((now) => ({ ...now, tags })));
  }, [needsTags, site, blog, source]);
  useEffect(() => {
    if (needsAuthors)
      void (source ? sourceAuthors(source) : fetchBlogAuthors(site, blog))
        .catch(() => [])
        .then((authors) => setFound((now) => ({ ...now, authors })));
  }, [needsAuthors, site, blog, source]);

  return {
    tags: tags ?? (needsTags ? found.tags : []),
    authors: authors?.map(completed) ?? (needsAuthors ? found.authors : []),
  };
}

async function sourceTags(source: Source<SourcePost>): Promise<readonly BlogTag[]> {
  const names = new Set((await source.read()).flatMap(({ topics }) => topics));
  return [...names].map((title) => ({ title, url: `#/tag/${slugOf(title)}` }));
}

/** A feed contains only the names of authors. */
async function sourceAuthors(source: Source<SourcePost>): Promise<readonly BlogAuthor[]> {
  const names = new Set((await source.read()).flatMap(({ authors }) => authors));
  return [...names].map((title) => completed({ title, url: `#/author/${slugOf(title)}` }));
}

function completed(author: Partial<AuthorProps> & Pick<AuthorProps, 'title' | 'url'>): BlogAuthor {
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
