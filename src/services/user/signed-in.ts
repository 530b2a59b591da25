import { beginSession } from '../../session';
import { readUser, type User } from './user';

/** The answer to a sign-in, a confirmation or a reset. */
export interface SignedIn {
  readonly user: User;
  /** Makes it the page's session. The tokens stay in here: nothing else needs to know them. */
  begin(source?: string): void;
}

/** Throws for an answer without a user or without a token. */
export function readSignedIn(body: unknown, headers: Headers): SignedIn {
  const user = readUser(body);
  const access = headers.get('access_token') ?? tokenIn(body);
  if (!access) throw new Error('the answer has no access_token');
  return { user, begin: (source) => beginSession(user, { access, refresh: headers.get('refresh_token') }, source) };
}

function tokenIn(body: unknown): string | undefined {
  const { access_token: token } = body as { access_token?: unknown };
  return typeof token === 'string' ? token : undefined;
}
