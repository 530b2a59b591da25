import type { Language } from '../../content/load.ts';
import type { Source } from '../database/index.ts';
import type { Kind } from './collect-pages.ts';
import { spaced, wordsOf } from './words.ts';

export interface Search {
  q: string;
  language: Language;
  kind: Kind | undefined;
  sort: 'default' | 'date';
  /** Position of the first result, from 1. */
  start: number;
  rows: number;
  now: Date;
}

export interface FoundPage {
  id: string;
  /** Year, month and day, of an article. */
  published: string | null;
  kind: Kind;
  url: string;
  title: string;
  description: string;
  image: string;
  authors: string;
  location: string;
  tags: string;
}

export interface Found {
  pages: FoundPage[];
  total: number;
  /** The number of matches of each kind, regardless of the requested kind. */
  kinds: Partial<Record<Kind, number>>;
}

/** Pages that contain all words. The last word may be a prefix. Without words: every page, newest first. */
export async function findWithAllWords(queries: Source, search: Search): Promise<Found> {
  if (search.q.trim() === '') return find(queries, { ...search, sort: 'date' }, { matches: 'true', value: '' });
  const result = await find(queries, search, {
    matches: `words @@ ${webQuery}`,
    rank: webQuery,
    value: spaced(search.q, search.language),
  });
  if (result.total > 0) return result;
  const prefixes = prefixQuery(search);
  if (prefixes) return find(queries, search, { matches: `words @@ ${rawQuery}`, rank: rawQuery, value: prefixes });
  return result;
}

/** Pages that contain the text as typed, regardless of word boundaries. */
export function findText(queries: Source, search: Search): Promise<Found> {
  const pattern = `%${search.q.trim().replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return find(queries, search, { matches: 'pages.folded LIKE folded($3)', value: pattern });
}

/** Pages that have at least one of the words. */
export function findWithAnyWord(queries: Source, search: Search): Promise<Found> {
  const value = wordsOf(search.q, search.language).map(quote).join(' | ');
  return find(queries, search, { matches: `words @@ ${rawQuery}`, rank: rawQuery, value });
}

const webQuery = `websearch_to_tsquery(('words_' || $1)::regconfig, $3)`;
const rawQuery = `to_tsquery(('words_' || $1)::regconfig, $3)`;

/** A query for all words, the last of which may be a prefix. `weight` limits it to texts of that weight. Undefined without words. */
export function prefixQuery({ q, language }: Pick<Search, 'q' | 'language'>, weight = ''): string | undefined {
  const terms = wordsOf(q, language).map(quote);
  const completeTerms = terms.slice(0, -1).map((word) => (weight ? `${word}:${weight}` : word));
  return terms.length > 0 ? [...completeTerms, `${terms.at(-1)}:*${weight}`].join(' & ') : undefined;
}

function quote(word: string): string {
  return `'${word.replaceAll(/['\\]/g, ' ')}'`;
}

interface Condition {
  /** With the parameters $1 language, $2 kind, $3 value. */
  matches: string;
  rank?: string;
  value: string;
}

/** Relevance counts most. Between equally relevant articles, a newer one comes first. */
async function find({ query }: Source, search: Search, { matches, rank, value }: Condition): Promise<Found> {
  const relevance = rank ? `ts_rank_cd('{0.1, 0.3, 0.6, 1}', words, ${rank}, 1)` : '0';
  const freshness = `1 + 0.5 * exp(-greatest(0, $4::date - coalesce(published, $4::date - 365)) / 365.0)`;
  const score = `(${relevance}) * (${freshness})`;
  const order =
    search.sort === 'date' ? 'published DESC NULLS LAST, score DESC' : 'score DESC, published DESC NULLS LAST';
  const rows = await query<{ kinds: Found['kinds'] | null; page: FoundPage | null }>(
    `WITH matching AS (
       SELECT id, kind, url, title, description, image, authors, location, tags, published, CASE WHEN $2 = '' OR kind = $2 THEN ${score} END AS score
       FROM pages
       WHERE language = $1 AND $3::text IS NOT NULL AND (${matches})
     ), shown AS (
       SELECT row_number() OVER (ORDER BY ${order}, kind, title, id) AS position, * FROM matching WHERE $2 = '' OR kind = $2
     )
     SELECT (SELECT jsonb_object_agg(kind, pages) FROM (SELECT kind, count(*)::int AS pages FROM matching GROUP BY kind) AS counted) AS kinds, to_jsonb(shown) - ARRAY['position', 'score'] AS page
     FROM (SELECT 1) AS once LEFT JOIN shown ON position >= $6 AND position < $6 + $5
     ORDER BY position`,
    [search.language, search.kind ?? '', value, search.now.toISOString().slice(0, 10), search.rows, search.start],
  );
  const kinds = rows[0]?.kinds ?? {};
  const total = search.kind ? (kinds[search.kind] ?? 0) : Object.values(kinds).reduce((sum, count) => sum + count, 0);
  return { total, kinds, pages: rows.flatMap(({ page }) => page ?? []) };
}
