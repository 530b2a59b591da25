import { isSignedIn, rememberSaved, rememberUser, session, syncSession } from '../../session';
import { fetchUser } from '../../services';

export async function fetchVisitor() {
  // Another tab may have signed out a moment ago: its storage is empty before its message arrives.
  syncSession();
  if (!isSignedIn()) return;
  const user = await fetchUser();
  // Whoever was asked for may have left meanwhile, or another come.
  syncSession();
  if (session().peek().user?.id !== user.id) return;
  rememberSaved(user);
  rememberUser(user);
}
