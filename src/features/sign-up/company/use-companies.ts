import { useEffect, useState } from 'react';

/** In characters: fewer say nothing yet. */
const SHORTEST_TERM = 2;
/** In milliseconds without a key. */
const DEBOUNCE = 500;

/** Names of companies for what is typed. Each key puts off the question and takes back the one before; without an answer there is nothing to suggest. */
export function useCompanies(): [companies: readonly string[], ask: (text: string) => void] {
  const [term, setTerm] = useState('');
  const [companies, setCompanies] = useState<readonly string[]>([]);

  useEffect(() => {
    if (term.length < SHORTEST_TERM) {
      setCompanies([]);
      return undefined;
    }
    const request = new AbortController();
    const timer = setTimeout(() => {
      // Most visitors read the form before they get this far.
      import('./lookup').then(({ fetchCompanies }) => fetchCompanies(term, request.signal)).then(setCompanies, () => request.signal.aborted || setCompanies([]));
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [term]);

  return [companies, (text) => setTerm(text.trim())];
}
