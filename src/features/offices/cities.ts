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

/**
 * The cities of the visitor's country first, otherwise in the same order. It is the country of an office in the
 * browser's time zone: nothing is requested or stored. Visitors in other zones get the same order.
 */
export function visitorCountryFirst<T extends { readonly country: string; readonly offices: readonly Office[] }>(
  cities: readonly T[],
): readonly T[] {
  const zone = canonicalZone();
  const zones = new Set(cities.flatMap(({ offices }) => offices.map(({ timeZone }) => timeZone)));
  // Formatters are slow on phones: one for each zone is only needed where no office has the browser's name for the zone.
  const visitorZones = new Set(
    zones.has(zone ?? '') ? [zone] : [...zones].filter((name) => name && canonicalZone(name) === zone),
  );
  const countries = new Set(
    cities.flatMap(({ country, offices }) =>
      country && offices.some(({ timeZone }) => visitorZones.has(timeZone)) ? [country] : [],
    ),
  );
  return cities.toSorted((a, b) => Number(countries.has(b.country)) - Number(countries.has(a.country)));
}

/** A zone has several names: Chrome says Asia/Calcutta for Asia/Kolkata. Without a name, the browser's own zone. */
function canonicalZone(timeZone?: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
