import { useEffect, useState } from 'react';
import { lazy, useLanguage } from '../../core';
import type { FormModel, Option } from '../../forms';
import type { Lists } from './lookups';

export const loadLookups = lazy(() => import('./late'));

interface CountryValues {
  country: string;
  occasionalEmail: boolean;
}

/**
 * The available countries: empty while loading, undefined if they cannot be loaded and the field is left out. The
 * visitor's own country, from their network address, is preselected; in consenting countries, the checkbox for
 * occasional e-mails is ticked.
 */
export function useCountries<T extends CountryValues>(
  form: FormModel<T>,
  consentCountry: string,
): readonly Option[] | undefined {
  const language = useLanguage();
  const [options, setOptions] = useState<readonly Option[] | undefined>([]);

  useEffect(() => {
    const request = new AbortController();
    // Without the list, the field is left out: it must not prevent a registration.
    void fillIn(request.signal).catch(() => request.signal.aborted || setOptions(undefined));
    return () => request.abort();

    async function fillIn(signal: AbortSignal) {
      const { detectCountry, fetchCountries } = await loadLookups();
      void detectCountry(signal).then((country) => {
        if (!signal.aborted)
          form.fill({ country, occasionalEmail: country !== '' && country === consentCountry } as Partial<T>);
      });
      const countries = await fetchCountries(language, signal);
      setOptions(countries.map(({ code, description }) => ({ value: code, label: description })));
    }
  }, [form, language, consentCountry]);

  return options;
}

/** In milliseconds: the visitor's location can wait until the page is idle. */
const BEFORE_LOCATING = 1_000;

/**
 * The options of the form. Undefined while they load. `onLocated` is called with the visitor's country code, or an
 * empty text if it is unknown.
 */
export function useLists(onLocated?: (country: string) => void): Lists | undefined {
  const language = useLanguage();
  const [lists, setLists] = useState<Lists>();

  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    void loadLookups()
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
      const country = await loadLookups()
        .then(({ detectCountry }) => detectCountry(signal))
        .catch(() => '');
      if (!signal.aborted) onLocated(country);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- located once for each language
  }, [language]);

  return lists;
}
