import type { Article, Language } from '../content/load.ts';
import { articlePath } from './paths.ts';
import type { Site } from './site.ts';

export function articlesIn({ content }: Site, language: Language): Article[] {
  return content.articles.filter((article) => article.language === language);
}

/** The paths of an article and its translations, English first. */
export function translationsOf({ content }: Site, article: Article): Partial<Record<Language, string>> {
  const original = article.translationOf ?? article.slug;
  const family = content.articles.filter(
    ({ language, slug, translationOf }) => translationOf === original || (language === 'en' && slug === original),
  );
  return Object.fromEntries(family.map((member) => [member.language, articlePath(member)]));
}

/** What to read next: shared topics count most, then the practice, then newness. */
export function relatedTo(site: Site, article: Article, count: number): Article[] {
  const likeness = (other: Article) =>
    2 * other.topics.filter((topic) => article.topics.includes(topic)).length + Number(other.practice === article.practice);
  return articlesIn(site, article.language)
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, score: likeness(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}
