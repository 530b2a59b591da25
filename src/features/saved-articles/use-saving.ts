import { articleKey } from '../../session/calls';
import { useEffect } from 'react';
import { useSignal } from '../../core';
import type { ArticleKey } from '../../services/user';
import { savedArticles } from './stores';
import { save, unsave } from './send';
import { usePendingAction, type Actions, type ActionState } from './use-pending-action';

export type SaveAction = 'save-article' | 'unsave-article';

const ACTS: Actions<SaveAction> = {
  'save-article': (article, _, signal) => save(article, signal),
  'unsave-article': (article, _, signal) => unsave(article, signal),
};

export interface Saving extends Omit<ActionState<SaveAction>, 'attempt'> {
  readonly isSaved: boolean;
  /** Resolves to whether it succeeded now. */
  save(): Promise<boolean>;
  unsave(): Promise<boolean>;
}

/** Whether an article is saved, synchronised between all widgets and tabs. */
export function useSaving(article: ArticleKey, onDoneLater: (action: SaveAction) => void): Saving {
  const entries = useSignal(savedArticles.entries);
  const { attempt, ...pending } = usePendingAction(article, ACTS, onDoneLater);
  useEffect(() => savedArticles.follow(), []);

  return {
    ...pending,
    isSaved: Object.hasOwn(entries, articleKey(article.articleId, article.language)),
    save: () => attempt('save-article'),
    unsave: () => attempt('unsave-article'),
  };
}
