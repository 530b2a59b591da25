import type { Group, Range } from './types.ts';

/** Folds a name for comparison: no accents, no capitals, no surrounding spaces. */
export function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Trigrams: a text that contains another has all of its trigrams. */
export function partsOf(text: string): string[] {
  const characters = Array.from(text);
  return [...new Set(characters.slice(2).map((_, index) => characters.slice(index, index + 3).join('')))];
}

/** Exactly this name. */
export function named(facet: string, name: string): Range {
  const value = fold(name);
  return { facet, low: value, high: value };
}

/** A filter: any of the names in any of the facets; undefined without names. */
export function anyOf(name: string, names: Readonly<Record<string, readonly string[]>>): Group | undefined {
  const facets = Object.keys(names);
  const ranges = facets.flatMap((facet) => (names[facet] ?? []).map((value) => named(facet, value)));
  return ranges.length > 0 ? { name, ranges, counts: facets } : undefined;
}

/** The number of rows without each filter, by its name. */
export function withoutEach(
  { groups }: { groups: readonly Group[] },
  { without }: { without: readonly number[] },
): Record<string, number> {
  return Object.fromEntries(
    groups.flatMap(({ name }, index) => (name === undefined ? [] : [[name, without[index] ?? 0]])),
  );
}

/** Whether a text is worth a search. A single character of Chinese, Japanese or Korean can be a word. */
export function isLongEnough(text: string, minLength: number): boolean {
  return (
    [...text].length >= minLength ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
  );
}
