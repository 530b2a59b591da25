import { foldLetters, splitAtMatches } from '../../../src/ui';

export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Scripts that write words without spaces between them, or join particles to them. */
const JOINED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Arabic}]/u;
/** In characters. A pattern of many thousand letters is more than a browser takes. */
const MAX_QUERY_LENGTH = 200;

/** The text in pieces, so that what was searched for can be set apart as text. */
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

/** The words of the query, folded, longest first, without those excluded by a minus. */
function termsOf(query: string): string[] {
  const queryWords =
    query.slice(0, MAX_QUERY_LENGTH).match(/(?:(?<=^|\s)-)?[\p{L}\p{N}\p{M}]+(?:['’&.-][\p{L}\p{N}\p{M}]+)*/gu) ?? [];
  const terms = queryWords.filter((word) => !word.startsWith('-') && word !== 'OR').map(foldLetters);
  return [...new Set(terms)].filter(Boolean).sort((a, b) => b.length - a.length);
}

/** Where words have spaces, only at the beginning of one. */
function patternOf(term: string): string {
  const letters = term.replaceAll('.', '\\.');
  return JOINED.test(term) ? letters : `(?<![\\p{L}\\p{N}\\p{M}])${letters}`;
}
