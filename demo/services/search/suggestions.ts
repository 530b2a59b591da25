import type { Language } from '../../content/load.ts';
import type { Source } from '../database/index.ts';
import type { Kind } from './collect-pages.ts';
import { prefixQuery } from './find-pages.ts';

/** A suggested page. */
export interface SuggestedPage {
  title: string;
  /** A path on the site. */
  url: string;
}

export interface Suggestions {
  /** Topics, or words of the site if no topic, person or page matches. */
  terms: string[];
  people: SuggestedPage[];
  /** Articles, practices and positions. */
  pages: SuggestedPage[];
}

export type Suggest = (parameters: { q: string; language: Language }) => Promise<Suggestions>;

const maxTerms = 8;
const maxPagesPerGroup = 3;

/** Suggests completions of the typed text. */
export function createSuggest({ database }: { database: Source }): Suggest {
  return async ({ q, language }) => {
    const typed = q.trim().replaceAll(/\s+/g, ' ');
    if (typed === '') return { terms: [], people: [], pages: [] };
    const [found, topics] = await Promise.all([
      findTitles(database, typed, language),
      findTerms(database, typed, language, ['topic']),
    ]);
    const titles = new Set(found.map(({ title }) => title.toLowerCase()));
    const groups = {
      terms: topics.filter((topic) => !titles.has(topic.toLowerCase())).slice(0, maxPagesPerGroup),
      people: found.filter(({ kind }) => kind === 'people').map(pageOf),
      pages: found.filter(({ kind }) => kind !== 'people').map(pageOf),
    };
    const isEmpty = Object.values(groups).every((group) => group.length === 0);
    return isEmpty ? { ...groups, terms: await findTerms(database, typed, language, ['word', 'title']) } : groups;
  };
}

interface FoundTitle extends SuggestedPage {
  kind: Kind;
}

function pageOf({ title, url }: FoundTitle): SuggestedPage {
  return { title, url };
}

/**
 * People, and pages of the other kinds: first those whose title or name starts with the text, then those with all its
 * words, the last of which may be a prefix.
 */
async function findTitles(database: Source, typed: string, language: Language): Promise<FoundTitle[]> {
  const tsQuery = prefixQuery({ q: typed, language }, 'A');
  if (!tsQuery) return [];
  return database.query<FoundTitle>(
    `SELECT kind, title, url FROM (
       SELECT kind, title, url, row_number() OVER (
         PARTITION BY kind = 'people'
         ORDER BY ${titleBegins} DESC NULLS LAST, array_position(ARRAY['services', 'insights', 'careers'], kind), published DESC NULLS LAST, title
       ) AS place
       FROM pages WHERE language = $1 AND (${titleBegins} OR words @@ to_tsquery(('words_' || $1)::regconfig, $2))
     ) AS found
     WHERE place <= $4 ORDER BY place`,
    [language, tsQuery, typed, maxPagesPerGroup],
  );
}

/** A range, for which PostgreSQL uses the index. It does not for LIKE with a computed pattern. */
const titleBegins = `(folded_title >= folded($3) AND folded_title < folded($3) || U&'\\+10FFFF')`;

type TermKind = 'topic' | 'word' | 'title';

/**
 * Topics first, then words, then titles with a word that starts with the text. In Japanese, without word boundaries,
 * anywhere in a term.
 */
async function findTerms(
  database: Source,
  typed: string,
  language: Language,
  kinds: readonly TermKind[],
): Promise<string[]> {
  const rows = await database.query<{ term: string }>(
    `WITH matching AS (
       SELECT DISTINCT ON (folded) term, kind, weight, folded, CASE WHEN folded LIKE ${beginsWith('$2')} THEN 0 ELSE 1 END AS place
       FROM terms
       WHERE language = $1 AND kind = ANY($4)
         AND (folded LIKE ${beginsWith('$2')} OR kind <> 'word' AND folded LIKE CASE WHEN $1 = 'ja' THEN '%' ELSE '% ' END || ${beginsWith('$2')})
         AND (kind <> 'word' OR stem <> '' AND weight > 0 AND length(term) > 3 - 2 * ($1 = 'ja')::int)
       ORDER BY folded, kind
     )
     SELECT term FROM matching
     ORDER BY place, array_position(ARRAY['topic', 'word', 'title'], kind), weight DESC, length(term), term
     LIMIT $3`,
    [language, typed, maxTerms, kinds],
  );
  return rows.map(({ term }) => term);
}

/** A pattern for texts that begin with a parameter, regardless of letter case and accents. */
function beginsWith(parameter: string): string {
  return `(replace(replace(replace(folded(${parameter}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`;
}
