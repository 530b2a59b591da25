/** Letters that have no accent to drop, and what is typed where a keyboard lacks them. */
export const SPELLINGS: Readonly<Record<string, string>> = {
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

/** Accents do not matter, but the strokes that make か into が do. */
const VOICED = '(?![\\u3099\\u309A])';
const ACCENT = `${VOICED}\\p{M}`;
/** In characters. A pattern of many thousand letters is more than a browser takes. */
const LONGEST = 200;

/**
 * A pattern, with the flags `iu`, that finds a text as others spell it, in a text that is `normalize('NFD')`: with accents
 * or without, Fußball where Fussball was typed.
 */
export function spellingPattern(text: string): string {
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFD')
    .replace(new RegExp(ACCENT, 'gu'), '')
    .replace(/./gsu, (letter) => SPELLINGS[letter.toLowerCase()] ?? letter);
  return plain.replace(/ss|ae|oe|th|./gisu, (typed) => {
    const letters = [...typed].map(letterPattern).join('');
    const one = typed.length > 1 && writtenFor(typed);
    return one ? `(?:${letters}|${one}${accents})` : letters;
  });
}

const accents = `(?:${ACCENT})*${VOICED}`;

function letterPattern(letter: string): string {
  const others = writtenFor(letter);
  return (others ? `[${letter}${others}]` : letter.replace(/[\^$\\.*+?()[\]{}|/]/, '\\$&')) + accents;
}

/** The letters for which this is typed. */
function writtenFor(typed: string): string {
  return Object.keys(SPELLINGS)
    .filter((letter) => SPELLINGS[letter] === typed.toLowerCase())
    .join('');
}
