import { foldLetters, splitAtMatches } from '../../../src/ui';

export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Scripts that write words without spaces, or attach particles to them. */
const JOINED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Arabic}]/u;
/** In characters. Browsers reject patterns of many thousand letters. */
const MAX_QUERY_LENGTH = 200;

/** Splits a text into parts, so that matches can be marked up without HTML. */
export function segmentsOf(text: string, query: string): readonly Segment[] {
  const terms = termsOf(query);
  if (!terms.length) return [{ text, isMatch: false }];
  const pattern = new RegExp(terms.map(patternOf).join('|'), 'gu');
  return splitAtMatches(text, (folded) =>
    [...folded.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length]),
  )
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((segment) => segment.text);
}

/** The words of the query, folded and longest first, without those excluded by a minus. */
function termsOf(query: string): string[] {
  const queryWords =
    query.slice(0, MAX_QUERY_LENGTH).match(/(?:(?<=^|\s)-)?[\p{L}\p{N}\p{M}]+(?:['’&.-][\p{L}\p{N}\p{M}]+)*/gu) ?? [];
  const terms = queryWords.filter((word) => !word.startsWith('-') && word !== 'OR').map(foldLetters);
  return [...new Set(terms)].filter(Boolean).sort((a, b) => b.length - a.length);
}

/** In scripts with spaces, matches start at the beginning of a word. */
function patternOf(term: string): string {
  const letters = term.replaceAll('.', '\\.');
  return JOINED.test(term) ? letters : `(?<![\\p{L}\\p{N}\\p{M}])${letters}`;
}
