import type { Language } from '../../content/load.ts';
import type { Source } from '../database/index.ts';
import { fold } from '../lists/fold.ts';
import { wordsOf } from './words.ts';

/** Replaces each unknown word of the query by the most likely known word. Undefined if there is nothing to replace. */
export async function correct(queries: Source, q: string, language: Language): Promise<string | undefined> {
  const queryWords = [...new Set(wordsOf(q, language))];
  const corrections = await Promise.all(
    queryWords.map(async (word) => [word, await correctWord(queries, word, language)] as const),
  );
  const corrected = corrections.reduce((text, [word, better]) => (better ? text.replaceAll(word, better) : text), q);
  return corrected === q ? undefined : corrected;
}

/**
 * Typing errors swap two letters or change a few. Of the indexed words within that distance, the nearest wins, then the
 * most similar, then the most frequent.
 */
async function correctWord({ query }: Source, word: string, language: Language): Promise<string | undefined> {
  const [row] = await query<{ isKnown: boolean; term: string | null }>(
    `WITH typed AS (
       SELECT folded($2) AS folded, array_to_string(tsvector_to_array(to_tsvector(('words_' || $1)::regconfig, $2)), ' ') AS stem
     )
     SELECT
       EXISTS (
         SELECT 1 FROM terms, typed
         WHERE language = $1 AND kind = 'word' AND (terms.folded = typed.folded OR terms.stem = typed.stem)
       ) AS "isKnown",
       (
         SELECT term FROM terms, typed
         WHERE language = $1 AND kind = 'word' AND terms.stem <> ''
           AND (levenshtein_less_equal(terms.folded, typed.folded, $3) <= $3 OR terms.folded = ANY($4))
         ORDER BY CASE WHEN terms.folded = ANY($4) THEN 1 ELSE levenshtein(terms.folded, typed.folded) END,
           word_similarity(typed.folded, terms.folded) DESC, weight DESC, term
         LIMIT 1
       ) AS term`,
    [language, word, reachOf(word), swaps(word)],
  );
  return row?.isKnown ? undefined : (row?.term ?? undefined);
}

/** How many letters may be wrong in a word. */
function reachOf(word: string): number {
  const length = Array.from(word).length;
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

/** The word with each pair of neighbouring letters swapped, as the database folds it. */
function swaps(word: string): string[] {
  const letters = Array.from(fold(word));
  if (letters.length < 4) return [];
  return letters
    .slice(1)
    .map((letter, index) => [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''));
}
