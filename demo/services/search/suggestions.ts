import type { Language } from '../../content/load.ts';
import type { Database } from '../database/index.ts';

export type Suggest = (parameters: { q: string; language: Language }) => Promise<string[]>;

const most = 8;

/**
 * What the typed text may be the beginning of: topics first, then words, then titles in which it begins a word.
 * In Japanese, which shows no beginnings, anywhere in a term.
 */
export function createSuggest({ database }: { database: Database }): Suggest {
  return async ({ q, language }) => {
    const typed = q.trim().replaceAll(/\s+/g, ' ');
    if (typed === '') return [];
    const rows = await database.query<{ term: string }>(
      `WITH typed AS (SELECT replace(replace(replace(folded($2), '\\', '\\\\'), '%', '\\%'), '_', '\\_') AS folded),
       matching AS (
         SELECT DISTINCT ON (terms.folded) term, kind, weight, terms.folded,
           CASE WHEN terms.folded LIKE typed.folded || '%' THEN 0 ELSE 1 END AS place
         FROM terms, typed
         WHERE language = $1
           AND (terms.folded LIKE typed.folded || '%'
             OR kind <> 'word' AND terms.folded LIKE CASE WHEN $1 = 'ja' THEN '%' ELSE '% ' END || typed.folded || '%')
           AND (kind <> 'word' OR stem <> '' AND weight > 0 AND length(term) > 3 - 2 * ($1 = 'ja')::int)
         ORDER BY terms.folded, kind
       )
       SELECT term FROM matching
       ORDER BY place, array_position(ARRAY['topic', 'word', 'title'], kind), weight DESC, length(term), term
       LIMIT $3`,
      [language, typed, most],
    );
    return rows.map(({ term }) => term);
  };
}
