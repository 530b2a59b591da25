import { anchorOf } from '../../ui';
import type { Office } from './office';

/** One card: a city with its offices. */
export interface City {
  /** What a link to it says after the `#`. */
  readonly id: string;
  readonly name: string;
  readonly offices: readonly Office[];
}

/** Offices by city, in the order in which they were written. */
export function citiesOf(offices: readonly Office[]): City[] {
  return groupBy(offices, ({ name }) => name).map(([name, items]) => ({ id: anchorOf(name), name, offices: items }));
}

/** What has the same name belongs together, from where it comes first. */
export function groupBy<T>(items: readonly T[], nameOf: (item: T) => string): [name: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const before = groups.get(nameOf(item));
    if (before) before.push(item);
    else groups.set(nameOf(item), [item]);
  }
  return [...groups];
}
