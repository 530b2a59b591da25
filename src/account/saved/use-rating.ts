import { useEffect, useRef, useState } from 'react';
import { HttpError, isSignedIn, keepIntent, onIntent, useSignal } from '../../core';
import type { ArticleKey } from '../../services';
import { articleKey } from './article-key';
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

  async function attempt(rating: number) {
    if (!isSignedIn()) return ask(rating);
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    try {
      await rate(article, rating, signal);
      if (signal.aborted) return;
      setChosen(undefined);
      setState('rated');
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof HttpError && error.status === 401) return ask(rating);
      setState('failed');
    }
  }

  const latest = useRef(attempt);
  latest.current = attempt;
  useEffect(
    () =>
      onIntent(
        'rate-article',
        ({ rating }) => latest.current(Number(rating)),
        (detail) => articleKey(String(detail.articleId), String(detail.language)) === key,
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
      timer.current = setTimeout(() => void latest.current(rating), SETTLED);
    },
    retry() {
      if (chosen) void attempt(chosen);
    },
    dismiss() {
      setChosen(undefined);
      setState('idle');
    },
  };
}
