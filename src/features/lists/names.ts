import { foldLetters } from '../../ui';
import type { Filters } from './filters';
import type { FetchPage, ListPage } from './list';
import type { FilterQuery } from './filter-address';

/** By group. */
type Names = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * The options that a value of a URL matches, in any spelling. Old URLs joined names with commas: such a value is split
 * if no option matches it as a whole, and each part matches one.
 */
export function optionsNamed(value: string, options: readonly string[]): readonly string[] {
  const find = (name: string) => options.find((option) => fold(option) === fold(name));
  const whole = find(value);
  if (whole !== undefined) return [whole];
  const parts = value
    .split(',')
    .filter((part) => part.trim())
    .map(find);
  return parts.every((part) => part !== undefined) ? parts : [];
}

/** Filters that were read before the options were known, under the names of the options. Unknown names stay. */
export function resolveFilters(filters: Filters, names: Names): Filters {
  const resolved = (group: string, value: string) => {
    const knownNames = optionsNamed(value, names[group] ?? []);
    return knownNames.length ? knownNames : [value];
  };
  return Object.fromEntries(
    Object.entries(filters).map(([group, values]) => [
      group,
      [...new Set(values.flatMap((value) => resolved(group, value)))],
    ]),
  );
}

/**
 * For a list whose options only the service has. If the counts of a response spell the names of the URL differently,
 * the page is requested again with those names, because not every service accepts every spelling.
 */
export function withNamesOfCounts<Q extends FilterQuery, P extends ListPage<unknown>>(
  fetchPage: FetchPage<Q, P>,
): FetchPage<Q, P> {
  let names: Names = {};
  return async (query, options) => {
    const resolvedBefore = resolveFilters(query.filters, names);
    const page = await fetchPage({ ...query, filters: resolvedBefore }, options);
    names = namesOf(page.counts);
    const filters = resolveFilters(resolvedBefore, names);
    return isSame(resolvedBefore, filters) ? page : fetchPage({ ...query, filters }, options);
  };
}

/** The names in the counts of a response. */
export function namesOf(counts: ListPage<unknown>['counts'] = {}): Names {
  return Object.fromEntries(Object.entries(counts).map(([group, count]) => [group, Object.keys(count)]));
}

function isSame(first: Filters, other: Filters): boolean {
  return Object.entries(first).every(([group, values]) => values.join('\n') === other[group]?.join('\n'));
}

/** Normalises a name: all spellings with other case, accents or spaces have the same result. */
export function fold(name: string): string {
  return foldLetters(name).replace(/\s+/g, ' ').trim();
}
