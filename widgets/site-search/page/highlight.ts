import { spellingPattern } from '../../../src/ui';

export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Scripts that write words without spaces between them, or join particles to them. */
const JOINED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Arabic}]/u;
/** In characters. A pattern of many thousand letters is more than a browser takes. */
const LONGEST_QUERY = 200;

/** The text in pieces, so that what was searched for can be set apart as text. */
export function segmentsOf(text: string, query: string): readonly Segment[] {
  const terms = termsOf(query);
  if (!terms.length) return [{ text, isMatch: false }];
  // A pattern with one group splits into what does not match and what does, by turns.
  return text
    .normalize('NFD')
    .split(new RegExp(`(${terms.map(patternOf).join('|')})`, 'giu'))
    .map((part, index) => ({ text: part.normalize(), isMatch: index % 2 === 1 }))
    .filter((segment) => segment.text);
}

/** The words asked for, the longest first; those excluded by a minus are none of them. */
function termsOf(query: string): string[] {
  const words =
    query
      .slice(0, LONGEST_QUERY)
      .normalize('NFD')
      .match(/(?:(?<=^|\s)-)?[\p{L}\p{N}\p{M}]+(?:['’&.-][\p{L}\p{N}\p{M}]+)*/gu) ?? [];
  const plain = words.filter((word) => /^(?!OR$)(?!-).*[\p{L}\p{N}]/u.test(word));
  return [...new Set(plain)].sort((a, b) => b.length - a.length);
}

/** A term however it is spelt in the text, where words have spaces only at the beginning of one. */
function patternOf(term: string): string {
  const pattern = spellingPattern(term);
  return JOINED.test(term) ? pattern : `(?<![\\p{L}\\p{N}\\p{M}])${pattern}`;
}
