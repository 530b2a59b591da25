import type { Source } from '../database/index.ts';
import type { FacetIndex } from './facet-index.ts';
import { fold } from './fold.ts';
import type { Group, Range } from './types.ts';

/** Old URLs join names with commas, but a name may contain one as well. */
export function partsOfNames(name: string): string[] {
  return name.split(',').map(fold).filter(Boolean);
}

/**
 * The visitor's filter groups. A text that is not in the list, but consists of several names joined by commas, is split
 * into those. Names of facets in `index` are known, and texts without a comma take no extra time.
 */
export async function withoutCommas(
  source: Source,
  { list, index }: { list: string; index: FacetIndex | undefined },
  groups: readonly Group[],
): Promise<readonly Group[]> {
  const commaRanges = groups.flatMap(({ name, ranges }) => (name === undefined ? [] : ranges.filter(hasComma)));
  if (commaRanges.length === 0) return groups;
  const stored = await storedNames(
    source,
    list,
    commaRanges.filter(({ facet }) => !index?.facets.has(facet)),
  );
  const isKnown = (facet: string, value: string) =>
    index?.facets.get(facet)?.values.has(value) ?? stored.has(`${facet}\n${value}`);
  return groups.map((group) =>
    group.name === undefined ? group : { ...group, ranges: group.ranges.flatMap((range) => separated(range, isKnown)) },
  );
}

async function storedNames({ query }: Source, list: string, ranges: readonly Range[]): Promise<Set<string>> {
  if (ranges.length === 0) return new Set();
  const values = ranges.flatMap(({ low }) => [low, ...partsOfNames(low)]);
  const rows = await query<{ facet: string; value: string }>(
    `SELECT facet, value FROM list_values
     WHERE list = $1 AND facet IN (SELECT json_array_elements_text($2::json)) AND value IN (SELECT json_array_elements_text($3::json))`,
    [list, JSON.stringify(ranges.map(({ facet }) => facet)), JSON.stringify(values)],
  );
  return new Set(rows.map(({ facet, value }) => `${facet}\n${value}`));
}

function hasComma({ low, high }: Range): boolean {
  return low === high && low.includes(',');
}

function separated(range: Range, isKnown: (facet: string, value: string) => boolean): Range[] {
  const { facet, low } = range;
  const parts = partsOfNames(low);
  if (!hasComma(range) || isKnown(facet, low) || !parts.every((part) => isKnown(facet, part))) return [range];
  return parts.map((value) => ({ ...range, low: value, high: value }));
}

/** The options that a parameter of a URL selects. Unknown names are left out. */
export function optionsChosen(values: readonly string[], options: readonly string[]): string[] {
  const folded = new Set(options.map(fold));
  const chosen = values.flatMap((value) => {
    const name = fold(value);
    return folded.has(name) || !partsOfNames(value).every((part) => folded.has(part)) ? [name] : partsOfNames(value);
  });
  return options.filter((option) => chosen.includes(fold(option)));
}
