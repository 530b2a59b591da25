import { useCallback, useEffect, useState } from 'react';
import { config } from '../../core';
import { HttpError } from '../../http';
import { hasSession, useSession } from '../../session';

/** What can be said of data that only its owner may see. */
export type OwnData<T> = { retry: () => void } & (
  | { state: 'loading' | 'signed-out' | 'failed'; data?: undefined }
  /** Somebody is signed in, but not recently enough for this. */
  | { state: 'sign-in-again'; data?: undefined }
  | { state: 'ready'; data: T; change: (data: T) => void }
);

const SAMPLE = 'sample';

/**
 * Loads what belongs to the signed-in visitor, and forgets it with the session:
 * another visitor never sees it. In edit mode the sample stands in for it;
 * a function fetches that first.
 */
export function useOwnData<T>(load: (signal: AbortSignal) => Promise<T>, sample: T | (() => Promise<T>)): OwnData<T> {
  const { status, user, reLoginRequired } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ owner: string; data: T }>();
  const [trouble, setTrouble] = useState<'signed-out' | 'failed'>();
  const isLive = config().mode === 'live';
  const owner = status === 'active' && !reLoginRequired ? user?.id : undefined;
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (!isLive) {
      let isGone = false;
      void Promise.resolve(sample instanceof Function ? sample() : sample).then((data) => isGone || setLoaded({ owner: SAMPLE, data }));
      return () => void (isGone = true);
    }
    setTrouble(undefined);
    const request = new AbortController();
    void bring(request.signal);
    return () => request.abort();

    async function bring(signal: AbortSignal) {
      // A session that has ended may be renewed at this moment.
      if (!owner) {
        const isIn = await hasSession();
        if (!signal.aborted && !isIn) setTrouble('signed-out');
        return;
      }
      try {
        const data = await load(signal);
        if (!signal.aborted) setLoaded({ owner, data });
      } catch (error) {
        if (!signal.aborted) setTrouble(error instanceof HttpError && error.status === 401 ? 'signed-out' : 'failed');
      }
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one request for each visitor and each attempt
  }, [owner, attempt, isLive, status]);

  if (!isLive) return loaded ? { state: 'ready', data: loaded.data, change() {}, retry } : { state: 'loading', retry };
  if (status === 'active' && reLoginRequired) return { state: 'sign-in-again', retry };
  if (loaded && loaded.owner === owner) return { state: 'ready', data: loaded.data, change: (data) => setLoaded({ owner: loaded.owner, data }), retry };
  return { state: trouble ?? 'loading', retry };
}
