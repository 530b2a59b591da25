import { useEffect, useMemo, useRef, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { lazy, useLanguage, useText, useWidget, pageAnchor, parameterName, writeHistory } from '../../src/core';
import { OfficeDetails, useOfficesShown, visitorCountryFirst, type Position } from '../../src/features/offices';
import { announce, Disclosure, useDeferred, useLandmarkName, type HeadingLevel } from '../../src/ui';
import { WorldMap } from './WorldMap';
import { citiesOf, cityPointsOf, type City } from './cities';
import { messages } from './messages';
import { props, type LocationsMapProps } from './props';
import { viewAt, viewOf, type View } from './view';
import styles from './locations-map.css';

/** Shorter lists have no field to find a city, and keep their order. */
const MAX_WITHOUT_FINDER = 8;

/** The page works without it. */
const loadFinder = lazy<Partial<typeof import('../../src/features/offices/late')>>(() =>
  import('../../src/features/offices/late').catch(() => ({})),
);

/** The list comes first and has all the information; the map illustrates it. */
function LocationsMap({ offices, headingLevel, directions }: LocationsMapProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  useOfficesShown(offices);
  const cities = useMemo(() => citiesOf(offices), [offices]);
  const cityPoints = useMemo(() => cityPointsOf(cities), [cities]);
  const [chosen, choose] = useCity(cities, !isEditing);
  const list = useRef<HTMLDivElement>(null);
  const landmark = useLandmarkName(t('cities'));
  const [view, setView] = useState<View>();
  // Decided once, so that nothing moves later. An open city was chosen by the URL, the server or the visitor.
  const [isSorted] = useState(!isEditing && chosen === undefined && cities.length > MAX_WITHOUT_FINDER);
  const listed = useMemo(() => (isSorted ? visitorCountryFirst(cities) : cities), [isSorted, cities]);
  const finder = useFinder(listed, (nearest) => choose(nearest.id));

  useEffect(() => {
    const selectedPlace = cityPoints.find(({ id }) => id === chosen);
    if (selectedPlace) setView((now) => viewAt(selectedPlace, now ?? viewOf(cityPoints)));
  }, [cityPoints, chosen]);
  // A URL that names a city. Scrolls an opened city into view.
  useEffect(() => {
    if (!isEditing && requestedCity(cities)) showCity(list.current, chosen);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  useEffect(() => {
    if (!isEditing && chosen && chosen === linkedCity(cities)?.id) showCity(list.current, chosen);
  }, [isEditing, cities, chosen]);

  if (!cities.length) return isEditing ? <p role="note">{t('fillIn')}</p> : null;
  return (
    <div className="inlay-locations-map">
      <div className="inlay-locations-map__parts" data-has-map={cityPoints.length > 0 || undefined}>
        <div className="inlay-locations-map__column">
          {!isEditing && cities.length > MAX_WITHOUT_FINDER && (
            <div className="inlay-locations-map__finder">{finder.field}</div>
          )}
          <div ref={list} className="inlay-locations-map__list" role="region" aria-label={landmark}>
            {finder.cities.map(({ id, name, country, offices: inCity, distance }) => (
              <div key={id} className="inlay-locations-map__city" data-id={id}>
                <Disclosure
                  headingLevel={headingLevel as HeadingLevel}
                  open={id === chosen}
                  onToggle={(isOpen) => choose(isOpen ? id : undefined)}
                  summary={
                    <span className="inlay-locations-map__summary">
                      {name} <span className="inlay-locations-map__country">{country}</span>
                      {distance && <span className="inlay-locations-map__distance">{distance}</span>}
                    </span>
                  }
                >
                  {inCity.map((office, index) => (
                    <OfficeDetails key={index} office={office} directions={directions} />
                  ))}
                </Disclosure>
              </div>
            ))}
          </div>
        </div>
        {cityPoints.length > 0 && (
          <WorldMap
            cities={cityPoints}
            chosen={chosen}
            view={view}
            onView={setView}
            onChoose={(selected) => {
              finder.clear();
              choose(selected.id);
              announce(t('opened', { name: selected.name }));
              requestAnimationFrame(() => showCity(list.current, selected.id));
            }}
          />
        )}
      </div>
    </div>
  );
}

/** The find field and the matching cities, nearest first once the visitor's position is available. */
function useFinder(cities: readonly City[], onNearest: (nearest: City) => void) {
  const { isEditing } = useWidget();
  const parts = useDeferred(loadFinder, !isEditing && cities.length > MAX_WITHOUT_FINDER);
  const { OfficeFinder, matchesPlace, describeDistances } = parts ?? {};
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const [position, setPosition] = useState<Position>();
  const ordered: readonly (City & { distance?: string })[] =
    position && describeDistances ? describeDistances(cities, position, language) : cities;
  const matching = query && matchesPlace ? ordered.filter((city) => matchesPlace(city, query)) : ordered;
  return {
    cities: matching,
    clear: () => setQuery(''),
    field: OfficeFinder && describeDistances && (
      <OfficeFinder
        query={query}
        count={matching.length}
        onQuery={setQuery}
        onPosition={
          cities.some(({ position: cityPosition }) => cityPosition)
            ? (found) => {
                const [nearest] = describeDistances(cities, found, language);
                setQuery('');
                setPosition(found);
                if (nearest) onNearest(nearest);
                return nearest;
              }
            : undefined
        }
      />
    ),
  };
}

function showCity(list: HTMLElement | null, id: string | undefined) {
  const city = list && [...list.children].find((element) => (element as HTMLElement).dataset['id'] === id);
  city?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

const PARAMETER = 'city';

/** The city in the page's URL: from its parameter, or from the anchor of the city or of one of its offices. */
function requestedCity(cities: readonly City[]): City | undefined {
  const name = new URLSearchParams(location.search).get(parameterName(PARAMETER))?.toLowerCase();
  return cities.find(({ id }) => id === name) ?? linkedCity(cities);
}

/** The target of a link. */
function linkedCity(cities: readonly City[]): City | undefined {
  const anchor = pageAnchor();
  return anchor
    ? cities.find(({ id, offices }) => id === anchor || offices.some((office) => office.id === anchor))
    : undefined;
}

/**
 * The selected city. The URL stores it: each selection is a history entry, and Back and a shared URL show the same
 * city. With `isKept` false, the URL does not change.
 */
function useCity(
  cities: readonly City[],
  isKept: boolean,
): [id: string | undefined, choose: (id: string | undefined) => void] {
  const read = () => requestedCity(cities)?.id;
  const [id, setId] = useState(() => read() ?? cities.find(({ isOpen }) => isOpen)?.id);

  useEffect(() => {
    const follow = () => setId(read());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
    // oxlint-disable-next-line react/exhaustive-deps -- server-rendered content does not change
  }, []);

  const choose = (next: string | undefined) => {
    setId(next);
    if (!isKept) return;
    const url = new URL(location.href);
    if (next === undefined) url.searchParams.delete(parameterName(PARAMETER));
    else url.searchParams.set(parameterName(PARAMETER), next);
    // A link to another city would be older than this selection.
    if (linkedCity(cities)) url.hash = '';
    if (url.href !== location.href) writeHistory('pushState', null, url);
  };
  return [id, choose];
}

export default defineWidget({
  name: 'locations-map',
  description: 'A list of cities beside a map of the offices. It needs no third-party service.',
  reserve: '36rem',
  props,
  messages,
  styles,
  component: LocationsMap,
});
