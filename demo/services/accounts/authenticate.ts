import type { Context } from 'hono';
import type { Database } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';
import type { AccessTokens } from '../security/access-tokens.ts';
import { findUserOfSession, type User } from './user.ts';

export interface Session {
  user: User;
  sessionId: string;
}

export interface Authentication {
  /** The session of the request's Bearer token; throws if there is none. */
  require(context: Context): Promise<Session>;
  /** Like `require`, but allows anonymous requests. An invalid token still throws. */
  allow(context: Context): Promise<Session | undefined>;
  /** Like `require`; also the path's `userId` must be the user's own, or `me`. */
  requireOwner(context: Context): Promise<Session>;
}

export function createAuthentication({
  database,
  accessTokens,
}: {
  database: Database;
  accessTokens: AccessTokens;
}): Authentication {
  async function allow(context: Context): Promise<Session | undefined> {
    const [, token] = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    if (!token) return undefined;
    const holder = await accessTokens.read(token);
    // The session is looked up as well, so that signing out ends access before the token expires.
    const user = holder && (await findUserOfSession(database, holder.sessionId));
    if (!user) throw notSignedIn('The access token is expired or not valid.');
    return { user, sessionId: holder.sessionId };
  }

  async function require(context: Context): Promise<Session> {
    const session = await allow(context);
    if (!session) throw notSignedIn('Send the access token as Authorization: Bearer.');
    return session;
  }

  async function requireOwner(context: Context): Promise<Session> {
    const session = await require(context);
    const userId = context.req.param('userId');
    if (userId === 'me' || userId === session.user.id) return session;
    throw new ServiceError('notYours', 'This belongs to another user.');
  }

  return { require, allow, requireOwner };
}

function notSignedIn(message: string): ServiceError {
  return new ServiceError('notSignedIn', message);
}
