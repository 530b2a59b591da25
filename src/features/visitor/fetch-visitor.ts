import { isSignedIn, rememberSaved, rememberUser, session, syncSession } from '../../session';
import { fetchUser } from '../../services';

/** Completes the session's user and saved articles from the service. */
export async function fetchVisitor() {
  // Another tab may have signed out a moment ago: its storage is empty before its message arrives.
  syncSession();
  if (!isSignedIn()) return;
  const user = await fetchUser();
  // Another visitor may have signed in meanwhile.
  syncSession();
  if (session().peek().user?.id !== user.id) return;
  rememberSaved(user);
  rememberUser(user);
}
