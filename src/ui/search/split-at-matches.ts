import { foldLetters } from '../spelling';

/**
 * Splits a text into alternating parts: without and with a match. Matches are found in the folded text, and each covers
 * whole characters of the original text.
 */
export function splitAtMatches(
  text: string,
  find: (folded: string) => readonly (readonly [start: number, end: number])[],
): string[] {
  const characters = [...text.normalize()];
  const folded = characters.map(foldLetters);
  // The original character of each unit of the folded text.
  const sources = folded.flatMap((letters, index) => Array<number>(letters.length).fill(index));
  const pieces: string[] = [];
  let done = 0;
  for (const [start, end] of find(folded.join(''))) {
    const first = Math.max(done, sources[start]!);
    let next = sources[end - 1]! + 1;
    // Accents that are separate characters.
    while (folded[next] === '') next += 1;
    pieces.push(characters.slice(done, first).join(''), characters.slice(first, next).join(''));
    done = next;
  }
  return [...pieces, characters.slice(done).join('')];
}
