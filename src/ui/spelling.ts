/** Letters that have no accent to drop, and what is typed where a keyboard lacks them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};

/** What all spellings of a text have in common: no case, no accents, Fußball is Fussball. The strokes that make か into が stay. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\P{M}\u3099\u309A]/gu, '')
    .normalize()
    .toLowerCase()
    .replace(/[ßæœþøłđðı]/g, (letter) => SPELLINGS[letter]!);
}
