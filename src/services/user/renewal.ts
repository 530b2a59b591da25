import { HttpError } from '../../http';
import { freshAccessToken, isLeaving, rememberUser, revokeTokens } from '../../session/calls';
import { endSession, hasCookieSession, isSignedIn, session } from '../../session';
import { fetchSessionUser } from './profile';

/**
 * Makes sure of the session when a page begins: a token that has ended is renewed, and where the session is a
 * cookie of the host the service tells who is there. Resolves to something where the service could not be asked.
 */
export async function renewSession(): Promise<unknown> {
  if (!hasCookieSession()) return freshAccessToken();
  if (isLeaving()) await revokeTokens(undefined, undefined);
  if (isLeaving()) return undefined;
  const visitorBefore = visitorId();
  // A visitor who has signed in while the request was on its way stays signed in.
  const endIfSame = () => isSignedIn() && visitorId() === visitorBefore && endSession('expired');
  try {
    const user = await fetchSessionUser();
    if (user) rememberUser(user);
    else endIfSame();
    return user;
  } catch (error) {
    if (!(error instanceof HttpError) || (error.status !== 401 && error.status !== 403 && error.status !== 404))
      throw error;
    endIfSame();
    return undefined;
  }
}

function visitorId(): string | undefined {
  return session().peek().user?.id;
}
