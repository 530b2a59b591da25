import { useEffect, useState } from 'react';
import { lazy, useWidget } from '../../src/core';
import type { BlogAuthor, BlogTag } from '../../src/services';
import type { BlogFilter } from './blog-address';
import type { BlogProps } from './props';

const loadService = lazy(() => import('../../src/services'));

interface Names {
  readonly tags: readonly BlogTag[];
  readonly authors: readonly BlogAuthor[];
}

/** Tags and authors as the server wrote them, else as the service has them. A blog without either still has its entries. */
export function useNames({ site, blog, tags, authors, browseOptions }: BlogProps, filter: BlogFilter | undefined): Names {
  const { isEditing } = useWidget();
  const [found, setFound] = useState<Partial<Names>>({});
  const needsTags = !isEditing && !tags && (browseOptions.includes('tags') || filter?.type === 'tag');
  const needsAuthors = !isEditing && !authors && (browseOptions.includes('authors') || filter?.type === 'author');

  useEffect(() => {
    if (needsTags) loadService().then((service) => service.fetchBlogTags(site, blog)).then((all) => setFound((now) => ({ ...now, tags: all })), () => undefined);
  }, [needsTags, site, blog]);
  useEffect(() => {
    if (needsAuthors) loadService().then((service) => service.fetchBlogAuthors(site, blog)).then((all) => setFound((now) => ({ ...now, authors: all })), () => undefined);
  }, [needsAuthors, site, blog]);

  return {
    tags: tags ?? found.tags ?? [],
    authors: authors?.map(completed) ?? found.authors ?? [],
  };
}

function completed(author: NonNullable<BlogProps['authors']>[number]): BlogAuthor {
  const { url, title, image, firmtitle = '', location, authordescription = '', profiledescription = '', profileurl = '', authorTitle = '' } = author;
  return { url, title, image, firmtitle, location: location && { name: location.name ?? '', url: location.url ?? '' }, authordescription, profiledescription, profileurl, authorTitle };
}
