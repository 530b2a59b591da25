import { HttpError } from '../../http';
import { freshAccessToken, isLeaving, rememberUser, revokeTokens } from '../../session/calls';
import { endSession, hasCookieSession, isSignedIn, session, syncSession } from '../../session';
import { fetchSessionUser, fetchUser } from './profile';

/**
 * Verifies the session when a page loads: renews an expired token, or requests the session if it is a cookie of the
 * host. Resolves to a value if the service was unreachable.
 */
export async function renewSession(): Promise<unknown> {
  if (!hasCookieSession()) return freshAccessToken();
  if (isLeaving()) await revokeTokens(undefined, undefined);
  if (isLeaving()) return undefined;
  const visitorBefore = visitorId();
  // A visitor who signed in or out during the request stays signed in or out.
  const isSame = () => {
    syncSession();
    return visitorId() === visitorBefore && !isLeaving();
  };
  const endIfSame = () => isSignedIn() && isSame() && endSession('expired');
  try {
    const user = await fetchSessionUser();
    if (!user) endIfSame();
    else if (isSame()) rememberUser(user);
    return user;
  } catch (error) {
    if (!(error instanceof HttpError) || (error.status !== 401 && error.status !== 403 && error.status !== 404))
      throw error;
    endIfSame();
    return undefined;
  }
}

/** Completes the session's user and saved articles from the service. */
export async function fetchVisitor() {
  // Another tab may have just signed out: its storage is empty before its message arrives.
  syncSession();
  if (!isSignedIn()) return;
  const id = visitorId();
  const user = await fetchUser();
  // Another visitor may have signed in by now.
  syncSession();
  const now = visitorId();
  // Without an id in the response, the requested one is used.
  if (now !== id || (id !== 'me' && user.id && now !== user.id)) return;
  rememberUser(user);
}

function visitorId(): string | undefined {
  return session().peek().user?.id;
}
