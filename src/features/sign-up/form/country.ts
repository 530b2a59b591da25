import { useEffect, useState } from 'react';
import { useLanguage } from '../../../core';
import type { FormModel, Option } from '../../../forms';

interface CountryAnswers {
  country: string;
  occasionalEmail: boolean;
}

/**
 * The countries to choose from: none while they are on their way, undefined
 * where they cannot be had and nobody should be asked. The visitor's own,
 * as the address tells, is filled in; where it is the consenting one, the box
 * for occasional mails is ticked.
 */
export function useCountries<T extends CountryAnswers>(form: FormModel<T>, consentCountry: string): readonly Option[] | undefined {
  const language = useLanguage();
  const [options, setOptions] = useState<readonly Option[] | undefined>([]);

  useEffect(() => {
    const request = new AbortController();
    // Without the list the field is left out: nobody should fail to register over it.
    void fillIn(request.signal).catch(() => request.signal.aborted || setOptions(undefined));
    return () => request.abort();

    async function fillIn(signal: AbortSignal) {
      const { detectCountry, fetchCountries } = await import('./lookups');
      void detectCountry(signal).then((country) => {
        if (!signal.aborted) form.fill({ country, occasionalEmail: country !== '' && country === consentCountry } as Partial<T>);
      });
      const countries = await fetchCountries(language, signal);
      setOptions(countries.map(({ code, description }) => ({ value: code, label: description })));
    }
  }, [form, language, consentCountry]);

  return options;
}
