/** Letters without a removable accent, and their spelling on a keyboard without them. */
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

/**
 * Normalises a text: all spellings without case and accents are equal, such as Fußball and Fussball. The strokes that
 * make か into が stay.
 */
export function foldLetters(text: string): string {
  // Called for each character of a list of results: most are ASCII, and without this shortcut each takes five times as
  // long.
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[^\P{M}\u3099\u309A]/gu, '')
    .normalize()
    .toLowerCase()
    .replace(/[ßæœþøłđðı]/g, (letter) => SPELLINGS[letter]!);
}
