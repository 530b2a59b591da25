import { useEffect, useRef, useState } from 'react';
import { HttpError, reportFault } from '../../http';
import { articleKey, dropPendingAction, isSignedIn, keepPendingAction, onPendingAction, type PendingAction } from '../../session';
import type { ArticleKey } from '../../services';
import { keyOf } from './article-key';

type Detail = PendingAction['detail'];

/** By action: what does it. Throws an HttpError; its status is 401 when the session is over. */
export type Actions<A extends PendingAction['action']> = Readonly<Record<A, (article: ArticleKey, detail: Detail, signal: AbortSignal) => Promise<unknown>>>;

interface ActionStatus<A> {
  /** `anonymous`: nobody is signed in, the wish is kept, and it is fulfilled after the next sign-in. */
  readonly state: 'idle' | 'busy' | 'anonymous' | 'failed' | 'done';
  /** What the state is about. */
  readonly wish?: A;
}

export interface ActionState<A> extends ActionStatus<A> {
  /** Resolves to whether it is done now. */
  attempt(wish: A, more?: Detail): Promise<boolean>;
  /** The last wish once more. */
  retry(): void;
  /** Whatever was asked or told is settled. */
  dismiss(): void;
}

/**
 * What visitors want done with an article, and what takes a session: it is done
 * now, or after the next sign-in, or on the next page where no answer came here.
 * The same wish is sent once at a time, and another takes its place. `onDoneLater`
 * hears of a kept wish that was fulfilled.
 */
export function usePendingAction<A extends PendingAction['action']>(article: ArticleKey, acts: Actions<A>, onDoneLater?: (wish: A) => void): ActionState<A> {
  const { articleId, language } = article;
  const key = articleKey(articleId, language);
  const [told, tell] = useState<ActionStatus<A>>({ state: 'idle' });
  const latest = useRef<{ wish: A; detail: Detail; request: AbortController; done?: Promise<boolean> }>(undefined);
  const isMine = ({ action, detail }: PendingAction) => Object.hasOwn(acts, action) && keyOf(detail) === key;

  function begin(wish: A, detail: Detail): Promise<boolean> {
    const before = latest.current;
    if (before?.done && before.wish === wish && before.detail.rating === detail.rating) return before.done;
    before?.request.abort();
    const now: typeof before = (latest.current = { wish, detail, request: new AbortController() });
    return (now.done = fulfil(wish, detail, now.request.signal).finally(() => delete now.done));
  }

  /** Throws an HttpError where the service refused, or no answer came. */
  async function fulfil(wish: A, detail: Detail, signal: AbortSignal): Promise<boolean> {
    const ask = () => {
      keepPendingAction({ action: wish, detail });
      tell({ state: 'anonymous', wish });
      return false;
    };
    if (!isSignedIn()) return ask();
    tell({ state: 'busy', wish });
    try {
      await acts[wish](article, detail, signal);
      if (signal.aborted) return false;
      dropPendingAction(isMine);
      tell({ state: 'done', wish });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (error instanceof HttpError && error.status === 401) return ask();
      tell({ state: 'failed', wish });
      throw error;
    }
  }

  // The visitor has been told.
  const press = (wish: A, detail: Detail) =>
    begin(wish, detail).catch((error: unknown) => {
      reportFault(error);
      return false;
    });
  const later = useRef((_wish: A, _detail: Detail): unknown => undefined);
  later.current = (wish, detail) => begin(wish, detail).then((isDone) => isDone && onDoneLater?.(wish));
  useEffect(() => {
    const stops = (Object.keys(acts) as A[]).map((wish) => onPendingAction(wish, (detail) => later.current(wish, detail), (detail) => keyOf(detail) === key));
    return () => stops.forEach((stop) => stop());
  }, [acts, key]);

  return {
    ...told,
    attempt: (wish, more) => press(wish, { articleId, language, ...more }),
    retry() {
      if (latest.current) void press(latest.current.wish, latest.current.detail);
    },
    dismiss() {
      if (told.state === 'failed') dropPendingAction(isMine);
      tell({ state: 'idle' });
    },
  };
}

