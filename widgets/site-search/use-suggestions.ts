import { useEffect, useState } from 'react';
import { useLanguage } from '../../src/core';
import { demand } from './demand';

/** In milliseconds without a key. */
const DEBOUNCE = 300;

/** What the typed text may become. The last text wins; where the service fails there are none. */
export function useSuggestions(typed: string): readonly string[] {
  const lang = useLanguage();
  const [terms, setTerms] = useState<readonly string[]>([]);
  const q = typed.trim();

  useEffect(() => {
    if (!q) return setTerms([]);
    const controller = new AbortController();
    const { signal } = controller;
    const show = (found: readonly string[]) => signal.aborted || setTerms(found);
    const timer = setTimeout(() => {
      void demand()
        .then(({ fetchSuggestions }) => fetchSuggestions(q, lang, signal))
        .then(show, () => show([]));
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, lang]);

  return q ? terms : [];
}
