import { truncate } from '../../contract';

/** In characters. */
const MAX_LENGTH = 250;

/** The beginning of a description, cut at a word boundary if there is one, with an ellipsis. */
export function snippet(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const characters = [...plain];
  if (characters.length <= MAX_LENGTH) return plain;
  const beginning = truncate(plain, characters.slice(0, MAX_LENGTH).join('').length);
  const cut = plain[beginning.length] === ' ' ? beginning : beginning.replace(/(?<=.{200}) \S*$/su, '');
  return `${cut.replace(/[\s,;:.!?،、。–—-]+$/u, '')}…`;
}
