import { articleKey } from '../../session/calls';
import { useEffect, useState } from 'react';
import { useSignal } from '../../core';
import type { ArticleKey } from '../../services/user';
import { ratings } from './stores';
import { rate } from './send';
import { usePendingAction, type Actions, type ActionState } from './use-pending-action';

const ACTS: Actions<'rate-article'> = {
  'rate-article': (article, { rating }, signal) => rate(article, Number(rating), signal),
};

export interface Rating extends Pick<ActionState<'rate-article'>, 'state' | 'retry'> {
  /** 1 to 5; undefined without a rating. */
  readonly value: number | undefined;
  rate(rating: number): void;
  dismiss(): void;
}

/** The visitor's rating of an article, synchronised between all widgets and tabs. */
export function useRating(article: ArticleKey): Rating {
  const key = articleKey(article.articleId, article.language);
  const entries = useSignal(ratings.entries);
  const stored = Object.hasOwn(entries, key) ? entries[key]?.rating : undefined;
  const [chosen, setChosen] = useState<number>();
  const { state, attempt, retry, dismiss } = usePendingAction(article, ACTS);
  useEffect(() => ratings.follow(), []);

  return {
    // Once stored, on the device or by the service, that value is used.
    value: state === 'anonymous' || state === 'done' ? stored : (chosen ?? stored),
    state,
    rate(rating) {
      dismiss();
      setChosen(rating);
      void attempt('rate-article', { rating });
    },
    retry,
    dismiss() {
      setChosen(undefined);
      dismiss();
    },
  };
}
