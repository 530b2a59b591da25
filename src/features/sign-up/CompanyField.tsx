import { useEffect, useState } from 'react';
import { useText } from '../../core';
import { isLongEnough } from '../../ui';
import { ComboboxField, type ComboboxFieldProps } from '../../forms/fields/ComboboxField';
import { messages } from './messages';
import { loadLookups } from './use-lookups';

export type CompanyFieldProps<N extends string> = Omit<
  ComboboxFieldProps<N>,
  'suggestions' | 'status' | 'onType' | 'autoComplete'
>;

/** The employer. Suggests known companies, so that spellings are consistent. */
export function CompanyField<N extends string>(props: CompanyFieldProps<N>) {
  const t = useText(messages);
  const [companies, searchCompanies] = useCompanies();
  return (
    <ComboboxField
      {...props}
      suggestions={companies}
      status={t('found', { count: companies.length })}
      onType={searchCompanies}
      autoComplete="organization"
    />
  );
}

/** In letters: a shorter text matches too much. */
const MIN_TERM_LENGTH = 2;
/** In milliseconds after the last key. */
const DEBOUNCE = 500;

/**
 * Names of companies that match the typed text. Each key aborts the previous request. Without a response there are no
 * suggestions.
 */
export function useCompanies(): [companies: readonly string[], ask: (text: string) => void] {
  const [term, setTerm] = useState('');
  const [companies, setCompanies] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!isLongEnough(term, MIN_TERM_LENGTH)) {
      setCompanies([]);
      return undefined;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      loadLookups()
        .then(({ fetchCompanies }) => fetchCompanies(term, request.signal))
        .then(setCompanies, () => request.signal.aborted || setCompanies([]));
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [term]);

  return [companies, (text) => setTerm(text.trim())];
}
