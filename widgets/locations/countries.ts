import { groupBy } from '../../src/core';
import { citiesOf, type City, type Office } from '../../src/features/offices';
import { anchorOf } from '../../src/ui';

export interface Continent {
  /** Empty if the offices do not name it. */
  readonly name: string;
  readonly countries: readonly Country[];
}

export interface Country {
  /** The fragment of links to it. */
  readonly id: string;
  /** Empty if the offices do not name it. */
  readonly name: string;
  readonly cityNames: readonly string[];
  readonly regions: readonly Region[];
}

interface Region {
  /** Empty if there is one for the whole country. */
  readonly name: string;
  readonly cities: readonly City[];
}

/** The visible groups in source order; offices without a country come last. */
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

/** The country of the target of a link: the country itself, one of its cities or offices. */
export function countryWith(anchor: string, continents: readonly Continent[]): Country | undefined {
  const countries = continents.flatMap((continent) => continent.countries);
  const hasAnchor = ({ regions }: Country) =>
    regions.some(({ cities }) =>
      cities.some(({ id, offices }) => id === anchor || offices.some((office) => office.id === anchor)),
    );
  return countries.find(({ id, name }) => name && id === anchor) ?? countries.find(hasAnchor);
}
