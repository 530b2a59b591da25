import { useEffect } from 'react';
import { useSignal } from '../../core';
import type { ArticleKey } from '../../services';
import { articleKey } from './article-key';
import { save, unsave } from './save';
import { savedArticles } from './saved-articles';
import { useWish, type Acts, type Wishing } from './use-wish';

export type Wish = 'save-article' | 'unsave-article';

const ACTS: Acts<Wish> = {
  'save-article': (article, _, signal) => save(article, signal),
  'unsave-article': (article, _, signal) => unsave(article, signal),
};

export interface Saving extends Omit<Wishing<Wish>, 'attempt'> {
  readonly isSaved: boolean;
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
    save: () => attempt('save-article'),
    unsave: () => attempt('unsave-article'),
  };
}
