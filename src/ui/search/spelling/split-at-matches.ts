import { foldLetters } from '../../spelling';

/**
 * A text in pieces: what does not match and what does, by turns. The matches are found in the folded text, and each takes
 * whole characters of the text as it is written.
 */
export function splitAtMatches(
  text: string,
  find: (folded: string) => readonly (readonly [start: number, end: number])[],
): string[] {
  const characters = [...text.normalize()];
  const folded = characters.map(foldLetters);
  // Which character each unit of the folded text is from.
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
