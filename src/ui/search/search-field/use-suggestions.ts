import { useEffect, useState } from 'react';
import { useLanguage } from '../../../core';

export type FetchSuggestions<T = string> = (q: string, lang: string, signal?: AbortSignal) => Promise<readonly T[]>;

export interface SuggestionOptions {
  /** In letters. A shorter text has no suggestions; see `isLongEnough`. */
  minLength?: number;
  /** In milliseconds after the last key. */
  debounce?: number;
}

/** The suggestions for a text. Undefined if the service failed. */
export interface Suggested<T> {
  readonly q: string;
  readonly items: readonly T[] | undefined;
}

/**
 * Suggestions for the typed text. The last text wins; the previous suggestions stay until its response. Undefined while
 * there are none.
 */
export function useSuggestions<T>(
  typed: string,
  fetchSuggestions: FetchSuggestions<T>,
  { minLength = 1, debounce = 300 }: SuggestionOptions = {},
): Suggested<T> | undefined {
  const lang = useLanguage();
  const [suggested, setSuggested] = useState<Suggested<T>>();
  const q = typed.trim();
  const isLong = isLongEnough(q, minLength);

  useEffect(() => {
    if (!isLong) return setSuggested(undefined);
    const controller = new AbortController();
    const { signal } = controller;
    const show = (items?: readonly T[]) => signal.aborted || setSuggested({ q, items });
    const timer = setTimeout(() => {
      fetchSuggestions(q, lang, signal).then(show, () => show());
    }, debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- whatever function the caller makes
  }, [q, lang, isLong]);

  return isLong ? suggested : undefined;
}

/** Whether a text is worth a search. A single character of Chinese, Japanese or Korean can be a word. */
export function isLongEnough(text: string, minLength: number): boolean {
  return (
    [...text].length >= minLength ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
  );
}
