import { useEffect, useMemo, useRef, useState } from 'react';
import { useText, useWidget } from '../../src/core';
import { OfficeDetails, useOfficesShown } from '../../src/features/offices';
import { announce, Disclosure, type HeadingLevel } from '../../src/ui';
import { citiesOf, placesOf } from './cities';
import { messages } from './messages';
import type { LocationsMapProps } from './props';
import { useCity } from './use-city';
import { viewAt, viewOf } from './view';
import { WorldMap } from './WorldMap';

/** The list comes first and says everything; the map is a picture of it. */
export function LocationsMap({ offices, headingLevel, directions }: LocationsMapProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  useOfficesShown(offices);
  const cities = useMemo(() => citiesOf(offices), [offices]);
  const mapPlaces = useMemo(() => placesOf(cities), [cities]);
  const [chosen, choose] = useCity(cities, !isEditing);
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(() => viewOf(mapPlaces));

  useEffect(() => {
    const selectedPlace = mapPlaces.find(({ id }) => id === chosen);
    if (selectedPlace) setView((now) => viewAt(selectedPlace, now));
    scrollTo(list.current, chosen);
  }, [mapPlaces, chosen]);

  if (!cities.length) return isEditing ? <p role="note">{t('fillIn')}</p> : null;
  return (
    <div className="inlay-locations-map">
      <div className="inlay-locations-map__parts" data-has-map={mapPlaces.length > 0 || undefined}>
        <div ref={list} className="inlay-locations-map__list" role="region" aria-label={t('cities')}>
          {cities.map(({ id, name, country, offices: inCity }) => (
            <div key={id} className="inlay-locations-map__city" data-id={id}>
              <Disclosure
                headingLevel={headingLevel as HeadingLevel}
                open={id === chosen}
                onToggle={(isOpen) => choose(isOpen ? id : undefined)}
                summary={
                  <span className="inlay-locations-map__summary">
                    {name} <span className="inlay-locations-map__country">{country}</span>
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
        {mapPlaces.length > 0 && (
          <WorldMap
            places={mapPlaces}
            chosen={chosen}
            view={view}
            onView={setView}
            onChoose={(selected) => {
              choose(selected.id);
              announce(t('opened', { name: selected.name }));
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Within the list alone: the page stays where it is. */
function scrollTo(list: HTMLElement | null, chosen: string | undefined) {
  const city =
    chosen && list && [...list.children].find((element) => (element as HTMLElement).dataset['id'] === chosen);
  if (!city) return;
  const [frame, box] = [list.getBoundingClientRect(), city.getBoundingClientRect()];
  if (box.top < frame.top || box.bottom > frame.bottom) list.scrollTop += box.top - frame.top;
}
