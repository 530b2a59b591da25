import { useEffect, useState } from 'react';
import { parameterName, writeHistory } from '../../src/core';
import type { City } from './cities';

const PARAMETER = 'city';

/** Whether the address of the page names the city. */
export function isRequested(id: string | undefined): boolean {
  return id !== undefined && new URLSearchParams(location.search).get(parameterName(PARAMETER))?.toLowerCase() === id;
}

/**
 * The city that the visitor looks at, as the address says it: each act is an entry of the history, and Back and a
 * shared address show the same. `isKept` false leaves the address alone.
 */
export function useCity(
  cities: readonly City[],
  isKept: boolean,
): [id: string | undefined, choose: (id: string | undefined) => void] {
  const read = () => cities.find(({ id }) => isRequested(id))?.id;
  const [id, setId] = useState(() => read() ?? cities.find(({ isOpen }) => isOpen)?.id);

  useEffect(() => {
    const follow = () => setId(read());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
    // oxlint-disable-next-line react/exhaustive-deps -- what the server wrote does not change
  }, []);

  const choose = (next: string | undefined) => {
    setId(next);
    if (!isKept) return;
    const url = new URL(location.href);
    if (next === undefined) url.searchParams.delete(parameterName(PARAMETER));
    else url.searchParams.set(parameterName(PARAMETER), next);
    if (url.href !== location.href) writeHistory('pushState', null, url);
  };
  return [id, choose];
}
