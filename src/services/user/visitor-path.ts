import { session } from '../../session';

/** A path below the signed-in visitor's own. */
export function visitorPath(path = ''): string {
  return `/v2/users/${encodeURIComponent(session().peek().user?.id ?? 'me')}${path}`;
}
