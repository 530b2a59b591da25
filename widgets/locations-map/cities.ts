import { groupBy } from '../../src/core';
import { positionOf, type Office, type Position } from '../../src/features/offices';
import { anchorOf } from '../../src/ui';
import { pointAt, type CityPoint } from './view';

export interface City extends Omit<CityPoint, 'point'> {
  readonly country: string;
  readonly offices: readonly Office[];
  /** Undefined if no office has coordinates. */
  readonly point: CityPoint['point'] | undefined;
  readonly position: Position | undefined;
  readonly isOpen: boolean;
}

/** The listed cities. A URL identifies a city by its name, followed by its country if the name is taken. */
export function citiesOf(offices: readonly Office[]): City[] {
  const taken = new Set<string>();
  const visible = offices.filter(({ hideFromLocations }) => !hideFromLocations);
  return groupBy(visible, ({ name, country }) => `${name}\n${country}`).map(([, inCity]) => {
    const { name, country } = inCity[0]!;
    const short = anchorOf(name);
    const id = taken.has(short) ? `${short}-${anchorOf(country)}` : short;
    taken.add(id);
    const placed = inCity.find(positionOf);
    return {
      id,
      name,
      country,
      offices: inCity,
      position: placed && positionOf(placed),
      point: placed && pointAt(positionOf(placed)!),
      zoom: placed?.isZoomRequired ? placed.mapZoom : undefined,
      isOpen: inCity.some(({ isOpen }) => isOpen),
    };
  });
}

/** The cities on the map. */
export function cityPointsOf(cities: readonly City[]): CityPoint[] {
  return cities.flatMap(({ id, name, point, zoom }) => (point ? [{ id, name, point, zoom }] : []));
}
