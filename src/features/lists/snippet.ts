/** In characters. */
const LONGEST = 250;

/** The beginning of a description, cut between words where it has any, with an ellipsis. */
export function snippet(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= LONGEST) return characters.join('');
  const beginning = characters.slice(0, LONGEST).join('');
  const cut = characters[LONGEST] === ' ' ? beginning : beginning.replace(/(?<=.{200}) \S*$/su, '');
  return `${cut.replace(/[\s,;:.!?،、。–—-]+$/u, '')}…`;
}
