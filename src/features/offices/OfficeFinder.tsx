import { useState } from 'react';
import { addStyles, formatNumber, useText } from '../../core';
import { Button, foldLetters, Input, useLandmarkName, useUniqueId } from '../../ui';
import styles from './finder.css';
import { messages } from './finder-messages';
import type { Position } from './office';

addStyles(styles);

interface OfficeFinderProps {
  query: string;
  /** The number of cities that match. */
  count: number;
  onQuery: (query: string) => void;
  /** Returns the nearest city. Left out if no office has coordinates. */
  onPosition?: ((position: Position) => { name: string; distance: string } | undefined) | undefined;
}

/** In milliseconds. */
const TIMEOUT = 15_000;

/** A field for a city or country, and a button that sorts by distance. The position stays in the browser. */
export function OfficeFinder({ query, count, onQuery, onPosition }: OfficeFinderProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const [nearest, setNearest] = useState('');
  const locate = () => {
    if (state === 'locating') return;
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        const nearest = onPosition?.({ latitude: coords.latitude, longitude: coords.longitude });
        setNearest(nearest ? t('nearest', nearest) : '');
      },
      () => setState('failed'),
      { maximumAge: 600_000, timeout: TIMEOUT },
    );
  };
  const search = (text: string) => {
    if (state === 'failed') setState('idle');
    onQuery(text);
  };
  return (
    <div className="inlay-office-finder" role="search" aria-label={useLandmarkName(t('find'))}>
      <label className="inlay-office-finder__label" htmlFor={id}>
        {t('field')}
      </label>
      <Input id={id} type="search" value={query} onInput={({ currentTarget }) => search(currentTarget.value)} />
      {onPosition && 'geolocation' in navigator && (
        <Button variant="secondary" aria-busy={state === 'locating'} onClick={locate}>
          {t(state === 'locating' ? 'locating' : 'nearMe')}
        </Button>
      )}
      <p className="inlay-office-finder__status" role="status">
        {state === 'failed' ? t('noPosition') : query ? t('found', { count }) : nearest}
      </p>
    </div>
  );
}

/** Whether the city, its country, or one of their words starts with the text, ignoring case and accents. */
export function matchesPlace({ name, country }: { name: string; country: string }, query: string): boolean {
  const foldedQuery = foldLetters(query.trim());
  return [name, country].some((text) => ` ${foldLetters(text)}`.includes(` ${foldedQuery}`));
}

/** Nearest first, each with its distance, such as "12 km". Cities without coordinates come last. */
export function describeDistances<T extends { position: Position | undefined }>(
  cities: readonly T[],
  from: Position,
  language: string,
): (T & { distance: string })[] {
  const kilometresTo = ({ position }: T) => (position ? distanceBetween(from, position) : Infinity);
  return cities
    .map((city) => ({ city, kilometres: kilometresTo(city) }))
    .toSorted((a, b) => a.kilometres - b.kilometres || 0)
    .map(({ city, kilometres }) => ({
      ...city,
      distance: Number.isFinite(kilometres) ? format(kilometres, language) : '',
    }));
}

function format(kilometres: number, language: string): string {
  const maximumFractionDigits = kilometres < 10 ? 1 : 0;
  return formatNumber(kilometres, { style: 'unit', unit: 'kilometer', maximumFractionDigits }, language);
}

const EARTH_RADIUS = 6371;

/** In kilometres, along a great circle. */
function distanceBetween(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2;
  const share =
    haversine(radians(b.latitude - a.latitude)) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * haversine(radians(b.longitude - a.longitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, share)));
}
