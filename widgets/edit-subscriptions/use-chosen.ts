import { useEffect, useState } from 'react';
import { subscribe } from '../../src/core';
import { fetchUserSubscriptions } from '../../src/services/user';
import { subscriptions as knownSubscriptions } from '../../src/session';

export interface Chosen {
  /** The visitor's subscriptions. Undefined while they load. */
  readonly codes: readonly string[] | undefined;
  /** The id of the reader whom it belongs to. */
  readonly owner: string | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

interface Answer {
  readonly owner: string;
  readonly codes: readonly string[];
}

/**
 * A reader's subscriptions from the service. The cookie, which may be older, is the fallback. They stay in view when
 * the session expires, and are removed when the reader signs out or another user signs in.
 */
export function useChosen(userId: string | undefined): Chosen {
  const [response, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!userId) return undefined;
    const request = new AbortController();
    fetchUserSubscriptions(request.signal).then(
      (codes) =>
        request.signal.aborted ||
        setAnswer((before) =>
          before?.owner === userId ? before : { owner: userId, codes: codes ?? knownSubscriptions() },
        ),
      () => request.signal.aborted || setFailed(true),
    );
    return () => request.abort();
  }, [userId, attempt]);

  useEffect(() => subscribe('signed-out', ({ reason }) => reason !== 'expired' && setAnswer(undefined)), []);

  const isTheirs = !userId || response?.owner === userId;
  return {
    codes: isTheirs ? response?.codes : undefined,
    owner: isTheirs ? response?.owner : undefined,
    hasFailed: hasFailed && Boolean(userId) && !(isTheirs && response),
    retry() {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
