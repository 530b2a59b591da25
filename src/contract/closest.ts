/** The most similar candidate for a misspelt word. Undefined if none is similar. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = word.length < 5 ? 1 : 2;
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const distance = distanceBetween(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The candidates that are most similar to the word, best first. */
export function nearest(word: string, candidates: Iterable<string>, count: number): string[] {
  const lower = word.toLowerCase();
  const distances = new Map(
    [...candidates].map((name) => [name, distanceBetween(lower, name.toLowerCase()) / name.length]),
  );
  return [...distances.keys()].sort((a, b) => distances.get(a)! - distances.get(b)!).slice(0, count);
}

/** The number of edits. Swapping neighbours is one edit (optimal string alignment). */
function distanceBetween(a: string, b: string): number {
  let before: number[] = [];
  let previous = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        distance = Math.min(distance, before[j - 2]! + 1);
      current.push(distance);
    }
    [before, previous] = [previous, current];
  }
  return previous[b.length]!;
}
