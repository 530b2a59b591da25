import { groupBy } from '../../src/core';
import { citiesOf, type City, type Office } from '../../src/features/offices';
import { anchorOf } from '../../src/ui';

export interface Continent {
  /** Empty where the offices do not say it. */
  readonly name: string;
  readonly countries: readonly Country[];
}

export interface Country {
  /** What a link to it says after the `#`. */
  readonly id: string;
  /** Empty where the offices do not say it. */
  readonly name: string;
  readonly cityNames: readonly string[];
  readonly regions: readonly Region[];
}

interface Region {
  /** Empty where the whole country has one. */
  readonly name: string;
  readonly cities: readonly City[];
}

/** What is shown, in the order in which it was written; those without a country come last. */
export function continentsOf(offices: readonly Office[]): Continent[] {
  const visible = offices.filter(({ hideFromLocations }) => !hideFromLocations);
  const ordered = [...visible.filter(({ country }) => country), ...visible.filter(({ country }) => !country)];
  return groupBy(ordered, ({ continent }) => continent).map(([name, inContinent]) => ({
    name,
    countries: groupBy(inContinent, ({ country }) => country).map(countryOf),
  }));
}

function countryOf([name, offices]: [string, Office[]]): Country {
  const regions = groupBy(offices, ({ region }) => region).map(([region, inRegion]) => ({
    name: region,
    cities: citiesOf(inRegion),
  }));
  const cityNames = [...new Set(offices.map((office) => office.name))];
  return {
    id: anchorOf(name),
    name,
    cityNames,
    regions: regions.length > 1 ? regions : regions.map((region) => ({ ...region, name: '' })),
  };
}

/** The country that holds what a link asks for: itself, a city or an office. */
export function countryWith(anchor: string, continents: readonly Continent[]): Country | undefined {
  const countries = continents.flatMap((continent) => continent.countries);
  const holds = ({ regions }: Country) =>
    regions.some(({ cities }) =>
      cities.some(({ id, offices }) => id === anchor || offices.some((office) => office.id === anchor)),
    );
  return countries.find(({ id, name }) => name && id === anchor) ?? countries.find(holds);
}
