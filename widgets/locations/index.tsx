import { useMemo, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { useLanguage, useText, useWidget, groupBy } from '../../src/core';
import { CityCard, useOfficesShown, citiesOf, type City, type Office } from '../../src/features/offices';
import { Disclosure, Heading, useDeepLink, anchorOf, type HeadingLevel } from '../../src/ui';
import { messages } from './messages';
import { props, type LocationsProps } from './props';
import styles from './locations.css';

function Locations({ offices, headingLevel, directions }: LocationsProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  useOfficesShown(offices);
  const continents = useMemo(() => continentsOf(offices), [offices]);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(offices.filter(({ isOpen }) => isOpen).map(sectionOf)),
  );
  const toggle = (section: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, section] : [...before].filter((other) => other !== section)));
  const root = useDeepLink<HTMLDivElement>((anchor) => {
    const country = countryWith(anchor, continents);
    if (country) toggle(country.section, true);
    return Boolean(country);
  });

  if (!continents.length) return isEditing ? <p role="note">{t('fillIn')}</p> : null;
  return (
    <div ref={root} className="inlay-locations">
      {continents.map(({ name, countries }) => {
        const level = (name ? headingLevel + 1 : headingLevel) as HeadingLevel;
        return (
          <section key={name} className="inlay-locations__continent">
            {name && (
              <Heading level={headingLevel as HeadingLevel} className="inlay-locations__continent-name">
                {name}
              </Heading>
            )}
            <div className="inlay-locations__countries">
              {countries.map((country) => (
                <div
                  key={country.name}
                  className="inlay-locations__country"
                  data-id={country.name ? country.id : undefined}
                >
                  {country.name ? (
                    <Disclosure
                      summary={<Summary country={country} />}
                      headingLevel={level}
                      open={open.has(country.section)}
                      onToggle={(isOpen) => toggle(country.section, isOpen)}
                    >
                      <Cities country={country} level={level + 1} directions={directions} />
                    </Disclosure>
                  ) : (
                    <Cities country={country} level={level} directions={directions} />
                  )}
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Summary({ country: { name, cityNames } }: { country: Country }) {
  const language = useLanguage();
  return (
    <span className="inlay-locations__summary">
      {name}{' '}
      <span className="inlay-locations__city-names">
        {new Intl.ListFormat(language, { type: 'unit' }).format(cityNames)}
      </span>
    </span>
  );
}

function Cities({ country, level, directions }: { country: Country; level: number; directions: string }) {
  return (
    <>
      {country.regions.map(({ name, cities }) => (
        <div key={name} className="inlay-locations__region">
          {name && (
            <Heading level={level as HeadingLevel} className="inlay-locations__region-name">
              {name}
            </Heading>
          )}
          <ul className="inlay-offices" role="list">
            {cities.map((city) => (
              <CityCard
                key={city.name}
                city={city}
                headingLevel={(name ? level + 1 : level) as HeadingLevel}
                directions={directions}
              />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface Continent {
  /** Empty if the offices do not name it. */
  readonly name: string;
  readonly countries: readonly Country[];
}

interface Country {
  /** The fragment of links to it. */
  readonly id: string;
  /** Identifies it: a country may be in two parts of the world. */
  readonly section: string;
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
function continentsOf(offices: readonly Office[]): Continent[] {
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
    section: sectionOf(offices[0]!),
    name,
    cityNames,
    regions: regions.length > 1 ? regions : regions.map((region) => ({ ...region, name: '' })),
  };
}

function sectionOf({ continent, country }: Office): string {
  return `${continent}, ${country}`;
}

/** The country of the target of a link: the country itself, one of its cities or offices. */
function countryWith(anchor: string, continents: readonly Continent[]): Country | undefined {
  const countries = continents.flatMap((continent) => continent.countries);
  const hasAnchor = ({ regions }: Country) =>
    regions.some(({ cities }) =>
      cities.some(({ id, offices }) => id === anchor || offices.some((office) => office.id === anchor)),
    );
  return countries.find(({ id, name }) => name && id === anchor) ?? countries.find(hasAnchor);
}

export default defineWidget({
  name: 'locations',
  description: 'The offices by country and city, with address, telephone and directions.',
  reserve: '40rem',
  props,
  messages,
  styles,
  component: Locations,
});
