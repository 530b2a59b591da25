import { useEffect, useState } from 'react';
import { lazy, subscribe } from '../../src/core';
import { subscriptions as knownSubscriptions } from '../../src/session';
import type { Choices } from './Choices';

/** Only for a visitor who is signed in. */
const loadFetch = lazy(async () => (await import('../../src/services')).fetchUserSubscriptions);
const loadChoices = lazy(() => import('./Choices'));

export interface Chosen {
  /** What the reader is subscribed to; undefined while it is being fetched. */
  readonly codes: readonly string[] | undefined;
  /** The id of the reader whom it belongs to. */
  readonly owner: string | undefined;
  /** Shows them, and is loaded with them. */
  readonly Form: typeof Choices | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

interface Answer {
  readonly owner: string;
  readonly codes: readonly string[];
  readonly Form: typeof Choices;
}

/**
 * What the service knows of a reader; their cookie may be older, and counts where the service does not tell. Stays when
 * their session expires, so that what is ticked stays in view, and goes when
 * they leave or somebody else signs in.
 */
export function useChosen(userId: string | undefined): Chosen {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!userId) return undefined;
    const request = new AbortController();
    Promise.all([
      loadFetch().then((fetchUserSubscriptions) => fetchUserSubscriptions(request.signal)),
      loadChoices(),
    ]).then(
      ([codes, { Choices: Form }]) =>
        request.signal.aborted ||
        setAnswer((before) =>
          before?.owner === userId ? before : { owner: userId, codes: codes ?? knownSubscriptions(), Form },
        ),
      () => request.signal.aborted || setFailed(true),
    );
    return () => request.abort();
  }, [userId, attempt]);

  useEffect(() => subscribe('signed-out', ({ reason }) => reason !== 'expired' && setAnswer(undefined)), []);

  const isTheirs = !userId || answer?.owner === userId;
  return {
    codes: isTheirs ? answer?.codes : undefined,
    owner: isTheirs ? answer?.owner : undefined,
    Form: isTheirs ? answer?.Form : undefined,
    hasFailed: hasFailed && Boolean(userId) && !(isTheirs && answer),
    retry() {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
