import { useEffect } from 'react';
import { isSignedIn, orOffline, useSignal } from '../../core';
import type { ArticleKey } from '../../services';
import { articleKey } from './article-key';
import { savedArticles } from './saved-articles';
import { useWish, type Acts, type Wishing } from './use-wish';

export type Wish = 'save-article' | 'unsave-article';

const loadCalls = () => orOffline(import('./save'));

const ACTS: Acts<Wish> = {
  'save-article': async (article, _, signal) => (await loadCalls()).save(article, signal),
  'unsave-article': async (article, _, signal) => (await loadCalls()).unsave(article, signal),
};

export interface Saving extends Omit<Wishing<Wish>, 'attempt'> {
  readonly isSaved: boolean;
  /** For a visitor who comes near, and is about to act. */
  prepare(): void;
  /** Resolve to whether it is done now. */
  save(): Promise<boolean>;
  unsave(): Promise<boolean>;
}

/** Whether an article is saved, in step with every widget and tab. */
export function useSaving(article: ArticleKey, onDoneLater: (wish: Wish) => void): Saving {
  const entries = useSignal(savedArticles.entries);
  const { attempt, ...wishing } = useWish(article, ACTS, onDoneLater);
  useEffect(() => savedArticles.follow(), []);

  return {
    ...wishing,
    isSaved: Object.hasOwn(entries, articleKey(article.articleId, article.language)),
    prepare() {
      if (isSignedIn()) loadCalls().catch(() => undefined);
    },
    save: () => attempt('save-article'),
    unsave: () => attempt('unsave-article'),
  };
}
