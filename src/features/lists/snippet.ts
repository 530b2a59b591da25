import { truncate } from '../../contract';

/** In characters. */
const LONGEST = 250;

/** The beginning of a description, cut between words where it has any, with an ellipsis. */
export function snippet(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const characters = [...plain];
  if (characters.length <= LONGEST) return plain;
  const beginning = truncate(plain, characters.slice(0, LONGEST).join('').length);
  const cut = plain[beginning.length] === ' ' ? beginning : beginning.replace(/(?<=.{200}) \S*$/su, '');
  return `${cut.replace(/[\s,;:.!?،、。–—-]+$/u, '')}…`;
}
