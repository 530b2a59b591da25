import type { Article, Language } from '../content/load.ts';
import { articlePath } from './paths.ts';
import type { Site, View } from './site.ts';

export function articlesIn({ content }: Site, language: Language): Article[] {
  return content.articles.filter((article) => article.language === language);
}

const popular = 6;

/** The most frequent topics of articles in the language of a page. */
export function popularTopics({ site, language }: View): string[] {
  return sharedTopics(articlesIn(site, language)).slice(0, popular);
}

/** Topics that at least two articles share, the most frequent first. */
export function sharedTopics(articles: readonly Article[]): string[] {
  const counts = new Map<string, number>();
  for (const topic of articles.flatMap(({ topics }) => topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .map(([topic]) => topic);
}

/** The paths of an article and its translations, English first. */
export function translationsOf({ content }: Site, article: Article): Partial<Record<Language, string>> {
  const original = article.translationOf ?? article.slug;
  const family = content.articles.filter(
    ({ language, slug, translationOf }) => translationOf === original || (language === 'en' && slug === original),
  );
  return Object.fromEntries(family.map((member) => [member.language, articlePath(member)]));
}

/** Related articles: shared topics count most, then the practice, then the date. */
export function relatedTo(site: Site, article: Article, count: number): Article[] {
  const likeness = (other: Article) =>
    2 * other.topics.filter((topic) => article.topics.includes(topic)).length +
    Number(other.practice === article.practice);
  return articlesIn(site, article.language)
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, score: likeness(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}
