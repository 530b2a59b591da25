import type { Source } from '../database/index.ts';
import { fold, partsOf } from './fold.ts';

export interface Suggestion {
  term: string;
  item: unknown;
}

// The number of terms with the same prefix that are ranked; more would take longer than typing the next letter.
const weighed = 2000;

/** Terms that start with the text, or with a word that does; if there is none, terms that contain it. */
export async function suggest(
  { query }: Source,
  { list, typed, most }: { list: string; typed: string; most: number },
): Promise<Suggestion[]> {
  const text = fold(typed);
  if (text === '') return [];
  const begun = await query<Suggestion>(
    `SELECT term, item FROM (
       SELECT DISTINCT ON (term) term, item, word, weight
       FROM (SELECT * FROM list_terms WHERE list = $1 AND key >= $2 COLLATE "C" AND key < $3 COLLATE "C" ORDER BY key LIMIT ${weighed}) AS near
       ORDER BY term, word
     ) AS terms
     ORDER BY least(word, 1), weight DESC, length(term), term LIMIT $4`,
    [list, text, `${text}\u{10FFFF}`, most],
  );
  if (begun.length > 0 || text.length < 3) return begun;
  return query<Suggestion>(
    `SELECT DISTINCT ON (weight, length(term), term) term, item FROM list_terms
     WHERE list = $1 AND word = 0 AND parts @> ARRAY(SELECT json_array_elements_text($4::json)) AND strpos(key, $2) > 0
     ORDER BY weight DESC, length(term), term LIMIT $3`,
    [list, text, most, JSON.stringify(partsOf(text))],
  );
}
