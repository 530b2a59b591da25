import { groupBy } from '../../core';
import { anchorOf } from '../../ui';
import type { Office } from './office';

/** One card: a city with its offices. */
export interface City {
  /** The fragment of links to it. */
  readonly id: string;
  readonly name: string;
  readonly offices: readonly Office[];
}

/** Offices by city, in source order. */
export function citiesOf(offices: readonly Office[]): City[] {
  return groupBy(offices, ({ name }) => name).map(([name, items]) => ({ id: anchorOf(name), name, offices: items }));
}
