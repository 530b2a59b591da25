import { useEffect, useState } from 'react';
import { useLanguage } from '../../../core';

export type FetchSuggestions = (q: string, lang: string, signal?: AbortSignal) => Promise<readonly string[]>;

/** In milliseconds without a key. */
const DEBOUNCE = 300;

/** What the typed text may become, from `shortest` characters. The last text wins; where the service fails there are none. */
export function useSuggestions(typed: string, load: () => Promise<FetchSuggestions>, shortest = 1): readonly string[] {
  const lang = useLanguage();
  const [terms, setTerms] = useState<readonly string[]>([]);
  const q = typed.trim();
  const isLong = [...q].length >= shortest;

  useEffect(() => {
    if (!isLong) return setTerms([]);
    const controller = new AbortController();
    const { signal } = controller;
    const show = (found: readonly string[]) => signal.aborted || setTerms(found);
    const timer = setTimeout(() => {
      void load()
        .then((fetchSuggestions) => fetchSuggestions(q, lang, signal))
        .then(show, () => show([]));
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- whatever function the caller makes
  }, [q, lang, isLong]);

  return isLong ? terms : [];
}
