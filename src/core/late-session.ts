import { useEffect, useState } from 'react';
import { config } from './config';
import { loadSessionApi } from './load-session';
import type { SessionState } from './session';

const NOBODY: SessionState = { status: 'none', user: undefined, isPremium: false, isPractice: false, reLoginRequired: false };

/**
 * Who is there, for a widget that most visitors meet before they are anybody:
 * nobody until the session, fetched once the page has nothing better to do, says
 * otherwise. Undefined while a token in the cookies makes it worth waiting.
 */
export function useLateSession(): SessionState | undefined {
  const [state, setState] = useState(() => (mayHaveToken() ? undefined : NOBODY));
  const [failure, setFailure] = useState<unknown>();
  const isUrgent = !state;

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const begin = async () => {
      const { sessionApi } = await loadSessionApi();
      if (isGone) return;
      stop = sessionApi.subscribe(setState);
      setState(sessionApi.get());
    };
    const timer = setTimeout(() => begin().catch(isUrgent ? setFailure : () => {}), isUrgent ? 0 : 500);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- urgent or not is decided once
  }, []);

  if (failure) throw failure;
  return state;
}

function mayHaveToken(): boolean {
  try {
    return document.cookie.includes(`${config().cookies.accessToken}=`);
  } catch {
    // A sandboxed frame forbids cookies, and so any session.
    return false;
  }
}
