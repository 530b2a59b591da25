import { useEffect, useRef, useState } from 'react';
import { dropIntent, HttpError, isSignedIn, isUnanswered, keepIntent, onIntent, useSignal, type Intent } from '../../core';
import type { ArticleKey } from '../../services';
import { articleKey, keyOf } from './article-key';
import { rate } from './rate';
import { ratings } from './ratings';

/** In milliseconds: arrow keys pass every star on their way to the one that is meant. */
const SETTLED = 400;

export interface Rating {
  /** 1 to 5; undefined where the visitor has given none. */
  readonly value: number | undefined;
  /** `anonymous`: the wish is kept, and fulfilled after the next sign-in. */
  readonly state: 'idle' | 'anonymous' | 'failed' | 'rated';
  rate(rating: number): void;
  retry(): void;
  dismiss(): void;
}

/** What the visitor thinks of an article, in step with every widget and tab. */
export function useRating(article: ArticleKey): Rating {
  const { articleId, language } = article;
  const key = articleKey(articleId, language);
  const entries = useSignal(ratings.entries);
  const stored = Object.hasOwn(entries, key) ? entries[key]?.rating : undefined;
  const [chosen, setChosen] = useState<number>();
  const [state, setState] = useState<Rating['state']>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  useEffect(() => ratings.follow(), []);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );

  function ask(rating: number) {
    keepIntent({ action: 'rate-article', detail: { articleId, language, rating } });
    setChosen(undefined);
    setState('anonymous');
  }

  const isMyWish = ({ action, detail }: Intent) => action === 'rate-article' && keyOf(detail) === key;

  /** Throws an HttpError where no answer came. */
  async function attempt(rating: number) {
    if (!isSignedIn()) return ask(rating);
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    try {
      await rate(article, rating, signal);
      if (signal.aborted) return;
      dropIntent(isMyWish);
      setChosen(undefined);
      setState('rated');
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof HttpError && error.status === 401) return ask(rating);
      setState('failed');
      if (isUnanswered(error)) throw error;
    }
  }

  const latest = useRef(attempt);
  latest.current = attempt;
  // The state has told it.
  const tryOnce = (rating: number) => void latest.current(rating).catch(() => undefined);
  useEffect(
    () =>
      onIntent(
        'rate-article',
        ({ rating }) => latest.current(Number(rating)),
        (detail) => keyOf(detail) === key,
      ),
    [key],
  );

  return {
    value: chosen ?? stored,
    state,
    rate(rating) {
      setState('idle');
      setChosen(rating);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tryOnce(rating), SETTLED);
    },
    retry() {
      if (chosen) tryOnce(chosen);
    },
    dismiss() {
      if (state === 'failed') dropIntent(isMyWish);
      setChosen(undefined);
      setState('idle');
    },
  };
}
