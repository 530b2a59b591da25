import type { Article, Content } from '../../content/load.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';

export interface ArticleKey {
  articleId: string;
  language: string;
}

export interface SavedArticle {
  id: string;
  language: string;
  url: string;
  imageUrl: string;
  title: string;
  type: string;
  description: string;
  publishedAt: string;
  isGated: boolean;
}

/** Saved articles and ratings. An article's id is its slug in its language. */
export interface Shelf {
  /** Latest first. */
  list(
    userId: string,
    page: { offset: number; size: number },
  ): Promise<{ savedArticles: SavedArticle[]; totalRecords: number }>;
  /** Throws if the article does not exist. Saving an article twice has no further effect. */
  save(userId: string, article: ArticleKey): Promise<void>;
  remove(userId: string, article: ArticleKey): Promise<void>;
  /** One to five; a later rating replaces the earlier one. */
  rate(userId: string, article: ArticleKey, rating: number): Promise<void>;
}

export function createShelf({
  database,
  clock,
  content,
}: {
  database: Database;
  clock: Clock;
  content: Content;
}): Shelf {
  const articles = new Map(
    content.articles.map((article) => [keyOf({ articleId: article.slug, language: article.language }), article]),
  );
  const mustExist = (article: ArticleKey) => {
    if (!articles.has(keyOf(article))) throw new ServiceError('notFound', 'There is no such article in this language.');
  };

  return {
    async list(userId, { offset, size }) {
      const rows = await database.query<ArticleKey>(
        `SELECT article_id AS "articleId", language FROM saved_articles WHERE user_id = $1 ORDER BY saved_at DESC, article_id`,
        [userId],
      );
      // Unpublished articles are neither listed nor counted.
      const saved = rows.flatMap((row) => articles.get(keyOf(row)) ?? []);
      return { savedArticles: saved.slice(offset, offset + size).map(toCard), totalRecords: saved.length };
    },
    async save(userId, article) {
      mustExist(article);
      await database.query(
        `INSERT INTO saved_articles (user_id, article_id, language, saved_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id, article_id, language) DO NOTHING`,
        [userId, article.articleId, article.language, clock()],
      );
    },
    async remove(userId, { articleId, language }) {
      await database.query('DELETE FROM saved_articles WHERE user_id = $1 AND article_id = $2 AND language = $3', [
        userId,
        articleId,
        language,
      ]);
    },
    async rate(userId, article, rating) {
      mustExist(article);
      await database.query(
        `INSERT INTO ratings (user_id, article_id, language, rating, rated_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (user_id, article_id, language) DO UPDATE SET rating = excluded.rating, rated_at = excluded.rated_at`,
        [userId, article.articleId, article.language, rating, clock()],
      );
    },
  };
}

function keyOf({ articleId, language }: ArticleKey): string {
  return `${language}/${articleId}`;
}

function toCard({
  slug,
  language,
  title,
  description,
  date,
  access,
  eyebrow,
  image,
  translationOf,
}: Article): SavedArticle {
  return {
    id: slug,
    language,
    url: `${language === 'en' ? '' : `/${language}`}/insights/${slug}`,
    imageUrl: `/images/${image}/${translationOf ?? slug}.svg?ratio=3x2`,
    title,
    type: eyebrow,
    description,
    publishedAt: date,
    isGated: access === 'registered',
  };
}
