import { useCallback, useEffect, useState } from 'react';
import { config } from '../../core';
import { HttpError, reportFault } from '../../http';
import { checkSession, hasSession, isSignedIn, useSession } from '../../session';
import { isProofNeeded } from './SignInAgain';

/** The state of data that only its owner may see. */
export type OwnData<T> = { retry: () => void } &
  /** `missing`: the back end has no such data. */
  (
    | { state: 'loading' | 'signed-out' | 'failed' | 'offline' | 'missing'; data?: undefined }
    /** The user is signed in, but not recently enough for these data. */
    | { state: 'sign-in-again'; data?: undefined }
    | { state: 'ready'; data: T; change: (data: T) => void }
  );

const SAMPLE = 'sample';

/**
 * Loads data of the signed-in visitor, and deletes it with the session, so that another visitor never sees it. Edit
 * mode uses the sample instead; a function can import it first.
 */
export function useOwnData<T>(load: (signal: AbortSignal) => Promise<T>, sample: T | (() => Promise<T>)): OwnData<T> {
  const { status, user, reLoginRequired } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ owner: string; data: T }>();
  const [failure, setFailure] = useState<'signed-out' | 'failed' | 'offline' | 'missing'>();
  const isLive = config().mode === 'live';
  const owner = status === 'active' && !reLoginRequired ? user?.id : undefined;
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (!isLive) {
      let isGone = false;
      void Promise.resolve(sample instanceof Function ? sample() : sample).then(
        (data) => isGone || setLoaded({ owner: SAMPLE, data }),
      );
      return () => void (isGone = true);
    }
    setFailure(undefined);
    const request = new AbortController();
    void fetchData(request.signal);
    return () => request.abort();

    async function fetchData(signal: AbortSignal) {
      // An expired session may be renewed at this moment.
      if (!owner) {
        if (attempt) checkSession();
        const isIn = await hasSession();
        if (signal.aborted || isSignedIn()) return;
        setFailure(isIn ? unreachable() : 'signed-out');
        return;
      }
      try {
        const data = await load(signal);
        if (!signal.aborted) setLoaded({ owner, data });
      } catch (error) {
        if (!signal.aborted) setFailure(failureOf(error));
      }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- one request for each visitor and each attempt
  }, [owner, attempt, isLive, status]);

  if (!isLive) return loaded ? { state: 'ready', data: loaded.data, change() {}, retry } : { state: 'loading', retry };
  if (status === 'active' && reLoginRequired) return { state: 'sign-in-again', retry };
  if (loaded && loaded.owner === owner)
    return {
      state: 'ready',
      data: loaded.data,
      // Another visitor's data may have been loaded meanwhile.
      change: (data) => setLoaded((now) => (now?.owner === owner ? { owner, data } : now)),
      retry,
    };
  // Without a session there is nothing to wait for; an expired one may still be renewed.
  return { state: failure ?? (status === 'none' ? 'signed-out' : 'loading'), retry };
}

/** The service that could renew the session. */
function unreachable() {
  return navigator.onLine ? 'failed' : 'offline';
}

function failureOf(error: unknown) {
  const { status, isMissing, kind } = error instanceof HttpError ? error : ({} as Partial<HttpError>);
  if (isMissing) return 'missing';
  return status === 401 ? 'signed-out' : kind === 'offline' ? 'offline' : 'failed';
}

export interface Acting<P> {
  /** The running action, by the name given to `attempt`. */
  readonly busy: string | undefined;
  /** Why the last action failed; `unproven` if the service requires a new sign-in first. */
  readonly problem: P | 'failed' | 'unproven' | undefined;
  /** Does nothing while another action is running, and on pages that are not live. */
  attempt(what: string, act: () => Promise<P | undefined>): Promise<void>;
}

/**
 * Actions of a user on their data, one at a time. An action resolves to its error, if there is one; an action that the
 * visitor cancels has none.
 */
export function useAct<P = never>(): Acting<P> {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<Acting<P>['problem']>();

  async function attempt(what: string, act: () => Promise<P | undefined>) {
    if (busy || config().mode !== 'live') return;
    setBusy(what);
    setProblem(undefined);
    const found = await act().catch((error: unknown) => {
      reportFault(error);
      if (isProofNeeded(error)) return 'unproven';
      return error instanceof HttpError && error.kind === 'aborted' ? undefined : 'failed';
    });
    setBusy(undefined);
    setProblem(found);
  }

  return { busy, problem, attempt };
}
