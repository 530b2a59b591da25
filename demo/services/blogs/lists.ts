import type { Blog, BlogEntry, Content } from '../../content/load.ts';
import type { Post } from '../insights/lists.ts';
import { newestFirst } from '../jobs/lists.ts';
import type { List, Row } from '../lists/index.ts';

/** The only site of the services. */
export const site = 'alder-voss';

export const blogFacets = ['tag', 'author'] as const;

/** Posts by blog, latest first; tags and authors by their slugs. */
export function blogLists({ blogs }: Pick<Content, 'blogs'>): List[] {
  return blogs.map((blog) => ({ name: listOfBlog(blog.id), rows: blog.entries.map((entry) => rowOf(entry, blog)) }));
}

export function listOfBlog(blog: string): string {
  return `blog/${site}/${blog}`;
}

export function blogPath({ id, language }: Pick<Blog, 'id' | 'language'>): string {
  return `${language === 'en' ? '' : `/${language}`}/blogs/${id}`;
}

export function entryPath(blog: Blog, { slug }: Pick<BlogEntry, 'slug'>): string {
  return `${blogPath(blog)}/${slug}`;
}

function rowOf(entry: BlogEntry, blog: Blog): Row {
  const { slug, title, description, date, tags, authors, image, imageAlt = '', readingMinutes } = entry;
  return {
    id: slug,
    sort: `${newestFirst(date)} ${slug}`,
    item: {
      id: slug,
      title,
      url: entryPath(blog, entry),
      imageUrl: image ? `/images/${image}/${slug}.svg?ratio=3x2` : '',
      altText: imageAlt,
      postType: 'Blog entry',
      eyebrow: blog.tags[tags[0] ?? ''] ?? '',
      contentType: 'Blog',
      source: blog.title,
      displayDate: date,
      description,
      templateName: 'Blog Entry',
      readingMinutes,
    } satisfies Post,
    facets: { tag: tags, author: authors, language: [blog.language] },
  };
}
