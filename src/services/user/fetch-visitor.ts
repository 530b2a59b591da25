import { isSignedIn, session, syncSession } from '../../session';
import { rememberUser } from '../../session/calls';
import { fetchUser } from './profile';

/** Completes the session's user and saved articles from the service. */
export async function fetchVisitor() {
  // Another tab may have just signed out: its storage is empty before its message arrives.
  syncSession();
  if (!isSignedIn()) return;
  const { id } = session().peek().user ?? {};
  const user = await fetchUser();
  // Another visitor may have signed in by now.
  syncSession();
  const now = session().peek().user?.id;
  // Without an id in the response, the requested one is used.
  if (now !== id || (id !== 'me' && user.id && now !== user.id)) return;
  rememberUser(user);
}
