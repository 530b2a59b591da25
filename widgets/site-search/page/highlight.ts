export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Scripts that write words without spaces between them, or join particles to them. */
const JOINED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Arabic}]/u;
/** Accents do not matter, but the strokes that make か into が do. */
const VOICED = '(?![\\u3099\\u309A])';
const ACCENT = `${VOICED}\\p{M}`;
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

/** The words of the query, longest first, without those excluded by a minus. */
function termsOf(query: string): string[] {
  const words =
    query
      .slice(0, LONGEST_QUERY)
      .normalize('NFD')
      .match(/(?:(?<=^|\s)-)?[\p{L}\p{N}\p{M}]+(?:['’&.-][\p{L}\p{N}\p{M}]+)*/gu) ?? [];
  const plain = words
    .filter((word) => !word.startsWith('-') && word !== 'OR')
    .map((word) => word.replace(new RegExp(ACCENT, 'gu'), ''));
  return [...new Set(plain)].sort((a, b) => b.length - a.length);
}

/** A term as it may stand in the text: with accents or without, and where words have spaces only at the beginning of one. */
function patternOf(term: string): string {
  const letters = [...term].map((letter) => letter.replace('.', '\\.') + `(?:${ACCENT})*${VOICED}`).join('');
  return JOINED.test(term) ? letters : `(?<![\\p{L}\\p{N}\\p{M}])${letters}`;
}
