import { useEffect, useState } from 'react';
import { useLanguage } from '../../../core';
import type { Lists } from './lists';

/** In milliseconds: where the visitor is can wait until the page has settled. */
const BEFORE_LOCATING = 1_000;

/** What there is to choose from; undefined while it is on its way. `onLocated` hears the code of the visitor's country, as far as their address tells. */
export function useLists(onLocated?: (country: string) => void): Lists | undefined {
  const language = useLanguage();
  const [lists, setLists] = useState<Lists>();

  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    void import('./lists')
      .then(({ fetchLists }) => fetchLists(language, signal))
      .then((fetched) => signal.aborted || setLists(fetched))
      .catch(() => signal.aborted || setLists({ titles: [], functions: [], countries: [] }));
    const timer = setTimeout(() => void locate(signal), BEFORE_LOCATING);
    return () => {
      clearTimeout(timer);
      request.abort();
    };

    async function locate(signal: AbortSignal) {
      if (!onLocated) return;
      const country = await import('./lists').then(({ detectCountry }) => detectCountry(signal)).catch(() => '');
      if (!signal.aborted) onLocated(country);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- located once for each language
  }, [language]);

  return lists;
}
