import { useEffect, useRef, useState } from 'react';
import { HttpError, reportFault } from '../../http';
import type { ArticleKey } from '../../services/user';
import {
  articleKey,
  dropPendingAction,
  storePendingAction,
  onPendingAction,
  type PendingAction,
  watchVisitor,
} from '../../session/calls';
import { isSignedIn } from '../../session';

type Detail = PendingAction['detail'];

/** The function for each action. Throws an HttpError; its status is 401 if the session has ended. */
export type Actions<A extends PendingAction['action']> = Readonly<
  Record<A, (article: ArticleKey, detail: Detail, signal: AbortSignal) => Promise<unknown>>
>;

interface ActionStatus<A> {
  /** `anonymous`: the visitor is not signed in; the action is stored and completes after the next sign-in. */
  readonly state: 'idle' | 'busy' | 'anonymous' | 'failed' | 'done';
  /** The action that the state belongs to. */
  readonly action?: A;
}

export interface ActionState<A> extends ActionStatus<A> {
  /** Resolves to whether it succeeded now. */
  attempt(action: A, more?: Detail): Promise<boolean>;
  /** Repeats the last action. */
  retry(): void;
  /** The visitor has closed the prompt or message. */
  dismiss(): void;
}

/**
 * An action on an article that requires a session. It is performed now, or after the next sign-in, or on the next page
 * if there was no response. The same action is sent once at a time, and another one replaces it. `onDoneLater` is
 * called when a stored action has completed.
 */
export function usePendingAction<A extends PendingAction['action']>(
  article: ArticleKey,
  acts: Actions<A>,
  onDoneLater?: (action: A) => void,
): ActionState<A> {
  const { articleId, language } = article;
  const key = articleKey(articleId, language);
  const [status, setStatus] = useState<ActionStatus<A>>({ state: 'idle' });
  const latest = useRef<{ action: A; detail: Detail; request: AbortController; done?: Promise<boolean> }>(undefined);
  const isMine = ({ action, detail }: PendingAction) => Object.hasOwn(acts, action) && keyOf(detail) === key;

  function begin(action: A, detail: Detail): Promise<boolean> {
    const before = latest.current;
    if (before?.done && before.action === action && before.detail.rating === detail.rating) return before.done;
    before?.request.abort();
    const now: typeof before = (latest.current = { action, detail, request: new AbortController() });
    return (now.done = perform(action, detail, now.request.signal).finally(() => delete now.done));
  }

  /** Throws an HttpError if the service rejected it, or did not respond. */
  async function perform(action: A, detail: Detail, signal: AbortSignal): Promise<boolean> {
    const promptSignIn = () => {
      storePendingAction({ action, detail });
      setStatus({ state: 'anonymous', action });
      return false;
    };
    if (!isSignedIn()) return promptSignIn();
    const hasLeft = watchVisitor();
    setStatus({ state: 'busy', action });
    try {
      await acts[action](article, detail, signal);
      if (signal.aborted) return false;
      dropPendingAction(isMine);
      setStatus({ state: 'done', action });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      if (error instanceof HttpError && error.status === 401) {
        // The action of a visitor who has left is not for the next one.
        if (!hasLeft('expired')) return promptSignIn();
        setStatus({ state: 'idle' });
        return false;
      }
      setStatus({ state: 'failed', action });
      throw error;
    }
  }

  // The state shows the failure.
  const run = (action: A, detail: Detail) =>
    begin(action, detail).catch((error: unknown) => {
      reportFault(error);
      return false;
    });
  const later = useRef((_action: A, _detail: Detail): unknown => undefined);
  later.current = (action, detail) => begin(action, detail).then((isDone) => isDone && onDoneLater?.(action));
  useEffect(() => {
    const stops = (Object.keys(acts) as A[]).map((action) =>
      onPendingAction(
        action,
        (detail) => later.current(action, detail),
        (detail) => keyOf(detail) === key,
      ),
    );
    return () => stops.forEach((stop) => stop());
  }, [acts, key]);

  return {
    ...status,
    attempt: (action, more) => run(action, { articleId, language, ...more }),
    retry() {
      if (latest.current) void run(latest.current.action, latest.current.detail);
    },
    dismiss() {
      if (status.state === 'failed') dropPendingAction(isMine);
      setStatus({ state: 'idle' });
    },
  };
}

/** The article of a pending action. */
export const keyOf = ({ articleId, language }: PendingAction['detail']) =>
  articleKey(String(articleId), String(language));
