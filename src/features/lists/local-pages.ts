import type { FilterQuery } from './filter-address';
import { removeGroup, type Filters } from './filters';
import type { FetchPage, ListPage } from './list';

export interface LocalPagesOptions<T> {
  items: readonly T[];
  /** The names of an item in each group. */
  groups: Readonly<Record<string, (item: T) => readonly string[]>>;
  /** Compares an item with the single values of the query: a text, a day. */
  matches?: (item: T, values: FilterQuery['values']) => boolean;
  compare?: (values: FilterQuery['values']) => ((first: T, other: T) => number) | undefined;
  /** Without it, all items are one page. */
  pageSize?: number;
}

/** A list with all items in the browser, in the shape of a service's response: pages, total and every count. */
export function createLocalPages<T>(options: LocalPagesOptions<T>): FetchPage<FilterQuery, ListPage<T>> {
  return async (query, { after }) => localPage(options, query, after);
}

/** Returns one page synchronously, in the shape of the server-rendered page. */
export function localPage<T>(
  { items, groups, matches = () => true, compare, pageSize = Infinity }: LocalPagesOptions<T>,
  { filters, values, page }: FilterQuery,
  after?: string | number,
): ListPage<T> {
  const has = (item: T, filters: Filters) =>
    Object.entries(filters).every(
      ([group, chosen]) => Object.hasOwn(groups, group) && groups[group]!(item).some((name) => chosen.includes(name)),
    );
  const candidates = items.filter((item) => matches(item, values));
  const found = candidates.filter((item) => has(item, filters));
  const order = compare?.(values);
  if (order) found.sort(order);
  const counts: Record<string, Record<string, number>> = {};
  const without: Record<string, number> = {};
  for (const [group, namesOf] of Object.entries(groups)) {
    const otherItems = filters[group] ? candidates.filter((item) => has(item, removeGroup(filters, group))) : found;
    if (filters[group]) without[group] = otherItems.length;
    const count: Record<string, number> = (counts[group] = Object.create(null) as Record<string, number>);
    for (const item of otherItems) for (const name of namesOf(item)) count[name] = (count[name] ?? 0) + 1;
  }
  const [first, last] = after === undefined ? [0, page * pageSize] : [Number(after), Number(after) + pageSize];
  return {
    items: found.slice(first, last),
    total: found.length,
    next: last < found.length ? last : undefined,
    counts,
    without,
  };
}
