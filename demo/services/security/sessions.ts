import { after, type Clock } from '../clock.ts';
import type { Database, Queries } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Keys } from './keys.ts';
import { createToken } from './one-time.ts';

/**
 * How long an old token still works: several tabs may use it at the same time, or a response may be lost. A client
 * notices a lost response only after its timeout, which is 10 seconds by default (policy.timeout), and then tries again.
 */
export const leewaySeconds = 30;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** A session in its owner's list of devices. */
export interface Device {
  id: string;
  userAgent: string;
  /** ISO 3166 code; empty if it is unknown. */
  country: string;
  startedAt: Date;
  lastSeenAt: Date;
}

export interface Sessions {
  /**
   * Undefined if the credentials are not `credentials` any more (`credentialsOf`): a sign-in that began with an old
   * password must not outlast a recovery. Not checked if `credentials` is undefined.
   */
  start(
    userId: string,
    options?: {
      userAgent?: string;
      country?: string | undefined;
      provider?: string;
      credentials?: string | undefined;
    },
  ): Promise<Tokens | undefined>;
  /**
   * The next pair of tokens. Undefined if the token is unknown or expired.
   * If a token is used again after its leeway, it must have been stolen, and the session ends.
   */
  refresh(refreshToken: string): Promise<Tokens | undefined>;
  /** Returns the identity provider that the session began at. Undefined if there is none, or the session had ended before. */
  end(sessionId: string): Promise<string | undefined>;
  /** Ends the session that the token belongs to, and returns what `end` returns. */
  endByRefreshToken(refreshToken: string): Promise<string | undefined>;
  endAllOf(userId: string, options?: { except?: string }): Promise<void>;
  /** The sessions that can still be used, most recently used first. */
  listOf(userId: string): Promise<Device[]>;
  /** Resolves to false if the user has no such active session. */
  endSession(userId: string, sessionId: string): Promise<boolean>;
}

/** Changes with the password, and with each recovery of the account. */
export const credentialsColumn = "concat_ws(' ', users.password_hash, users.device_generation)";

/** What a sign-in starts from, read before its first factor is checked. Undefined without the user. */
export async function credentialsOf({ query }: Pick<Queries, 'query'>, userId: string): Promise<string | undefined> {
  const [row] = await query<{ credentials: string }>(
    `SELECT ${credentialsColumn} AS credentials FROM users WHERE id = $1`,
    [userId],
  );
  return row?.credentials;
}

/** A session, and the user whose it is. */
export interface SessionOwner {
  userId: string;
  sessionId: string;
}

/**
 * Call this first in a transaction whose change outlives its session: one that adds a password, or removes a sign-in
 * method. A recovery either comes first, and this throws `notSignedIn`, or waits and finds the change.
 */
export async function lockOwner({ query }: Pick<Queries, 'query'>, { userId, sessionId }: SessionOwner): Promise<void> {
  await lockUser({ query }, userId);
  // A separate statement: one that had to wait would still see the earlier state.
  const active = await query('SELECT 1 FROM sessions WHERE id = $1 AND revoked_at IS NULL', [sessionId]);
  if (active.length === 0) throw new ServiceError('notSignedIn', 'The session has ended.');
}

export async function lockUser({ query }: Pick<Queries, 'query'>, userId: string): Promise<void> {
  await query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
}

interface RefreshRow {
  hash: string;
  session_id: string;
  user_id: string;
  expires_at: Date;
  rotated_at: Date | null;
  revoked_at: Date | null;
}

interface SessionParts {
  database: Database;
  clock: Clock;
  keys: Keys;
  accessTokens: AccessTokens;
  refreshTokenSeconds: number;
}

export function createSessions({ database, clock, keys, accessTokens, refreshTokenSeconds }: SessionParts): Sessions {
  const refreshTokens = createRefreshTokens({ keys, clock, seconds: refreshTokenSeconds });
  return {
    async start(userId, { userAgent = '', country = '', provider = '', credentials } = {}) {
      const refreshToken = createToken();
      const sessionId = await database.tx(async (queries) => {
        // The lock waits for a recovery that is under way, and lets the next one find this session.
        const [row] = await queries.query<{ id: string }>(
          `INSERT INTO sessions (user_id, user_agent, country, created_at, provider)
           SELECT id, $2, $3, $4, $5 FROM users WHERE id = $1 AND ($6::text IS NULL OR ${credentialsColumn} = $6) FOR SHARE
           RETURNING id`,
          [userId, userAgent, country, clock(), provider, credentials ?? null],
        );
        if (row) await refreshTokens.store(queries, row.id, refreshToken);
        return row?.id;
      });
      return sessionId === undefined
        ? undefined
        : { accessToken: await accessTokens.create({ userId, sessionId }), refreshToken };
    },
    async refresh(refreshToken) {
      // Read before the transaction: a request that arrived in time counts as in time, even if it waits for the database.
      const usedAt = clock();
      const rotated = await database.tx((queries) => refreshTokens.rotate(queries, refreshToken, usedAt));
      return rotated && { accessToken: await accessTokens.create(rotated), refreshToken: rotated.next };
    },
    end: (sessionId) => revoke(database, sessionId, clock()),
    async endByRefreshToken(refreshToken) {
      const sessionId = await refreshTokens.findSession(database, refreshToken);
      return sessionId && revoke(database, sessionId, clock());
    },
    endAllOf: (userId, { except } = {}) => endSessionsOf(database, userId, { now: clock(), except }),
    listOf: (userId) => listDevices(database, userId, clock()),
    async endSession(userId, sessionId) {
      const rows = await database.query(
        'UPDATE sessions SET revoked_at = $3 WHERE user_id = $1 AND id::text = $2 AND revoked_at IS NULL RETURNING id',
        [userId, sessionId, clock()],
      );
      return rows.length > 0;
    },
  };
}

/** The refresh tokens of all sessions. The database contains only their hashes. */
function createRefreshTokens({ keys, clock, seconds }: { keys: Keys; clock: Clock; seconds: number }) {
  const hashesOf = (token: string) => keys.hashes('refresh-token', token);
  // The next token is derived, not random. Parallel uses of one token therefore lead to the same next token, and no
  // token is stored. It is derived with the secret that hashed the token, so that a replaced secret changes nothing.
  const nextOf = (token: string, hash: string) =>
    keys.hashes('next-refresh-token', token)[hashesOf(token).indexOf(hash)]!;

  async function store(queries: Queries, sessionId: string, token: string): Promise<void> {
    await queries.query(
      'INSERT INTO refresh_tokens (hash, session_id, expires_at) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING',
      [keys.hash('refresh-token', token), sessionId, after(clock(), seconds)],
    );
  }

  /** The next token of the session. Undefined for a token that is unknown, expired, revoked or stolen. */
  async function rotate(
    queries: Queries,
    token: string,
    usedAt: Date,
  ): Promise<{ userId: string; sessionId: string; next: string } | undefined> {
    const now = clock();
    const [row] = await queries.query<RefreshRow>(
      `SELECT hash, session_id, user_id, expires_at, rotated_at, revoked_at
       FROM refresh_tokens JOIN sessions ON sessions.id = session_id
       WHERE hash = ANY($1) FOR UPDATE OF refresh_tokens`,
      [hashesOf(token)],
    );
    if (!row || row.revoked_at || row.expires_at <= now) return undefined;
    if (row.rotated_at && after(row.rotated_at, leewaySeconds) <= usedAt) {
      await revoke(queries, row.session_id, now);
      return undefined;
    }
    const next = nextOf(token, row.hash);
    if (!row.rotated_at) {
      await queries.query('UPDATE refresh_tokens SET rotated_at = $2 WHERE hash = $1', [row.hash, now]);
      await store(queries, row.session_id, next);
      await queries.query('UPDATE sessions SET last_seen_at = $2 WHERE id = $1', [row.session_id, now]);
    }
    return { userId: row.user_id, sessionId: row.session_id, next };
  }

  async function findSession(queries: Queries, token: string): Promise<string | undefined> {
    const [row] = await queries.query<{ session_id: string }>(
      'SELECT session_id FROM refresh_tokens WHERE hash = ANY($1)',
      [hashesOf(token)],
    );
    return row?.session_id;
  }

  return { store, rotate, findSession };
}

/** In the transaction that changes the password, so that no session of the old one is left in between. */
export async function endSessionsOf(
  { query }: Pick<Queries, 'query'>,
  userId: string,
  { now, except = '' }: { now: Date; except?: string | undefined },
): Promise<void> {
  await query('UPDATE sessions SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL AND id::text <> $3', [
    userId,
    now,
    except,
  ]);
}

/** Ends a session. Returns the identity provider that it began at, or undefined if there is none or it had ended before. */
async function revoke(queries: Queries, sessionId: string, now: Date): Promise<string | undefined> {
  const [row] = await queries.query<{ provider: string }>(
    'UPDATE sessions SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING provider',
    [sessionId, now],
  );
  return row?.provider || undefined;
}

function listDevices({ query }: Queries, userId: string, now: Date): Promise<Device[]> {
  return query<Device>(
    `SELECT id::text, user_agent AS "userAgent", country, created_at AS "startedAt", coalesce(last_seen_at, created_at) AS "lastSeenAt"
     FROM sessions WHERE user_id = $1 AND revoked_at IS NULL
       AND EXISTS (SELECT 1 FROM refresh_tokens WHERE session_id = sessions.id AND rotated_at IS NULL AND expires_at > $2)
     ORDER BY coalesce(last_seen_at, created_at) DESC`,
    [userId, now],
  );
}
