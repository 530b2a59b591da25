import { type Article, type Content, languages, type Language } from '../../content/load.ts';
import { newestFirst } from '../jobs/lists.ts';
import type { List, Row } from '../lists/index.ts';
import { practiceWords } from '../search/practices.ts';

export const postFacets = ['taxonomy', 'contentType'] as const;

/** A card of the grid. */
export interface Post {
  id: string;
  title: string;
  url: string;
  imageUrl: string;
  altText: string;
  postType: string;
  eyebrow: string;
  contentType: string;
  source: string;
  displayDate: string;
  description: string;
  templateName: string;
  readingMinutes: number;
}

/**
 * Articles by language, latest first; taxonomy is the practice, by id or name, and tags are topics and ids of authors.
 */
export function postLists({ articles }: Pick<Content, 'articles'>): List[] {
  return languages.map((language) => ({
    name: `posts/${language}`,
    rows: articles.filter((article) => article.language === language).map((article) => rowOf(article, language)),
  }));
}

function rowOf(article: Article, language: Language): Row {
  const {
    slug,
    title,
    description,
    eyebrow,
    practice,
    topics,
    authors,
    date,
    image,
    imageAlt,
    sourcePublication,
    translationOf,
    readingMinutes,
  } = article;
  const [practiceName] = practiceWords[practice][language];
  return {
    id: slug,
    sort: `${newestFirst(date)} ${slug}`,
    item: {
      id: slug,
      title,
      url: `${language === 'en' ? '' : `/${language}`}/insights/${slug}`,
      imageUrl: `/images/${image}/${translationOf ?? slug}.svg?ratio=3x2`,
      altText: imageAlt,
      postType: 'Article',
      eyebrow: practiceName,
      contentType: eyebrow,
      source: sourcePublication ?? 'Alder & Voss',
      displayDate: date,
      description,
      templateName: 'Article',
      readingMinutes,
    } satisfies Post,
    facets: {
      taxonomy: [practice],
      practiceName: [practiceName],
      tag: [...topics, ...authors],
      contentType: [eyebrow],
    },
    days: { published: [date] },
  };
}
