import { useEffect, useRef, useState } from 'react';
import { dropIntent, HttpError, isSignedIn, isUnanswered, keepIntent, onIntent, useSignal, type Intent } from '../../core';
import type { ArticleKey } from '../../services';
import { articleKey, keyOf } from './article-key';
import { save, savedArticles, unsave } from './saved-articles';

const ACTIONS = { 'save-article': save, 'unsave-article': unsave };
export type Wish = keyof typeof ACTIONS;

export interface Saving {
  readonly isSaved: boolean;
  /** `anonymous`: nobody is signed in, the wish is kept, and it is fulfilled after the next sign-in. */
  readonly state: 'idle' | 'busy' | 'anonymous' | 'failed';
  /** What the state is about. */
  readonly wish: Wish;
  /** Resolve to whether it is done now. */
  save(): Promise<boolean>;
  unsave(): Promise<boolean>;
  /** Whatever was asked or told is settled. */
  dismiss(): void;
}

/** Whether an article is saved, in step with every widget and tab. `onDoneLater` hears of a kept wish that was fulfilled. */
export function useSaving(article: ArticleKey, onDoneLater: (wish: Wish) => void): Saving {
  const { articleId, language } = article;
  const key = articleKey(articleId, language);
  const isSaved = Object.hasOwn(useSignal(savedArticles.entries), key);
  const [state, setState] = useState<Saving['state']>('idle');
  const [wish, setWish] = useState<Wish>('save-article');
  const isBusy = useRef(false);
  useEffect(() => savedArticles.follow(), []);

  function ask(action: Wish) {
    setWish(action);
    keepIntent({ action, detail: { articleId, language } });
    setState('anonymous');
  }

  /** Resolves to whether it is done. Throws an HttpError where no answer came. */
  async function attempt(action: Wish): Promise<boolean> {
    if (isBusy.current) return false;
    if (!isSignedIn()) {
      ask(action);
      return false;
    }
    isBusy.current = true;
    setWish(action);
    setState('busy');
    try {
      await ACTIONS[action](article);
      dropIntent(isMyWish);
      setState('idle');
      return true;
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) ask(action);
      else setState('failed');
      if (isUnanswered(error)) throw error;
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  const isMyWish = ({ action, detail }: Intent) => Object.hasOwn(ACTIONS, action) && keyOf(detail) === key;
  const latest = useRef((_: Wish): unknown => undefined);
  latest.current = (action) => attempt(action).then((isDone) => isDone && onDoneLater(action));
  useEffect(() => {
    let isGone = false;
    const stops = (Object.keys(ACTIONS) as Wish[]).map((action) => onIntent(action, () => latest.current(action), (detail) => !isGone && keyOf(detail) === key));
    return () => {
      isGone = true;
      stops.forEach((stop) => stop());
    };
  }, [key]);

  return {
    isSaved,
    state,
    wish,
    save: () => attempt('save-article').catch(() => false),
    unsave: () => attempt('unsave-article').catch(() => false),
    dismiss() {
      if (state === 'failed') dropIntent(isMyWish);
      setState('idle');
    },
  };
}
