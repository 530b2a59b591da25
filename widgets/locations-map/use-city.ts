import { useEffect, useState } from 'react';
import { pageAnchor, parameterName, writeHistory } from '../../src/core';
import type { City } from './cities';

const PARAMETER = 'city';

/** The city in the page's URL: from its parameter, or from the anchor of the city or of one of its offices. */
export function requestedCity(cities: readonly City[]): City | undefined {
  const name = new URLSearchParams(location.search).get(parameterName(PARAMETER))?.toLowerCase();
  return cities.find(({ id }) => id === name) ?? linkedCity(cities);
}

/** The target of a link. */
export function linkedCity(cities: readonly City[]): City | undefined {
  const anchor = pageAnchor();
  return anchor
    ? cities.find(({ id, offices }) => id === anchor || offices.some((office) => office.id === anchor))
    : undefined;
}

/**
 * The selected city. The URL stores it: each selection is a history entry, and Back and a shared URL show the same
 * city. With `isKept` false, the URL does not change.
 */
export function useCity(
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
