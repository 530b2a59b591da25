import { after, type Clock } from '../clock.ts';
import type { Database, Queries } from '../database/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Keys } from './keys.ts';
import { createToken } from './one-time.ts';

/** How long an old token still works: several tabs may use it at the same time, or a response may be lost. */
export const leewaySeconds = 10;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** A session as its owner sees it. */
export interface Device {
  id: string;
  userAgent: string;
  startedAt: Date;
  lastSeenAt: Date;
}

export interface Sessions {
  start(userId: string, options?: { userAgent?: string; provider?: string }): Promise<Tokens>;
  /**
   * The next pair of tokens; undefined for an unknown or expired one.
   * A token used again after its leeway must have been stolen: the whole session ends.
   */
  refresh(refreshToken: string): Promise<Tokens | undefined>;
  /** The identity provider that it began at, once; undefined where there is none, or the session has ended already. */
  end(sessionId: string): Promise<string | undefined>;
  /** The same. */
  endByRefreshToken(refreshToken: string): Promise<string | undefined>;
  endAllOf(userId: string, options?: { except?: string }): Promise<void>;
  /** Those that can still be used, the latest first. */
  listOf(userId: string): Promise<Device[]>;
  /** False when the user has no such session that is alive. */
  endOneOf(userId: string, sessionId: string): Promise<boolean>;
}

interface RefreshRow {
  hash: string;
  session_id: string;
  user_id: string;
  expires_at: Date;
  rotated_at: Date | null;
  revoked_at: Date | null;
}

export function createSessions({
  database,
  clock,
  keys,
  accessTokens,
  refreshTokenSeconds,
}: {
  database: Database;
  clock: Clock;
  keys: Keys;
  accessTokens: AccessTokens;
  refreshTokenSeconds: number;
}): Sessions {
  const hashOf = (token: string) => keys.hash('refresh-token', token);
  const hashesOf = (token: string) => keys.hashes('refresh-token', token);
  // Derived, not drawn: uses of one token at the same moment lead to the same next one, and no token is stored. By the secret
  // under which the token itself is kept: a use before that was replaced leads to the same one, too.
  const successorOf = (token: string, { hash }: Pick<RefreshRow, 'hash'>) =>
    keys.hashes('next-refresh-token', token)[hashesOf(token).indexOf(hash)]!;

  const store = (queries: Queries, sessionId: string, token: string) =>
    queries.query(
      'INSERT INTO refresh_tokens (hash, session_id, expires_at) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING',
      [hashOf(token), sessionId, after(clock(), refreshTokenSeconds)],
    );

  async function revoke(queries: Queries, sessionId: string): Promise<string | undefined> {
    const [row] = await queries.query<{ provider: string }>(
      'UPDATE sessions SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING provider',
      [sessionId, clock()],
    );
    return row?.provider || undefined;
  }

  // A use that came in time is in time, however long it waited here for the database.
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
      await revoke(queries, row.session_id);
      return undefined;
    }
    if (!row.rotated_at) {
      await queries.query('UPDATE refresh_tokens SET rotated_at = $2 WHERE hash = $1', [row.hash, now]);
      await store(queries, row.session_id, successorOf(token, row));
      await queries.query('UPDATE sessions SET last_seen_at = $2 WHERE id = $1', [row.session_id, now]);
    }
    return { userId: row.user_id, sessionId: row.session_id, next: successorOf(token, row) };
  }

  return {
    async start(userId, { userAgent = '', provider = '' } = {}) {
      const refreshToken = createToken();
      const sessionId = await database.tx(async (queries) => {
        const [row] = await queries.query<{ id: string }>(
          'INSERT INTO sessions (user_id, user_agent, created_at, provider) VALUES ($1, $2, $3, $4) RETURNING id',
          [userId, userAgent, clock(), provider],
        );
        if (!row) throw new Error('sessions: the database answered no row.');
        await store(queries, row.id, refreshToken);
        return row.id;
      });
      return { accessToken: await accessTokens.create({ userId, sessionId }), refreshToken };
    },
    async refresh(refreshToken) {
      const usedAt = clock();
      const holder = await database.tx((queries) => rotate(queries, refreshToken, usedAt));
      return holder && { accessToken: await accessTokens.create(holder), refreshToken: holder.next };
    },
    end: (sessionId) => revoke(database, sessionId),
    async endByRefreshToken(refreshToken) {
      const [row] = await database.query<{ session_id: string }>(
        'SELECT session_id FROM refresh_tokens WHERE hash = ANY($1)',
        [hashesOf(refreshToken)],
      );
      return row && revoke(database, row.session_id);
    },
    async endAllOf(userId, { except } = {}) {
      await database.query(
        'UPDATE sessions SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL AND id::text <> $3',
        [userId, clock(), except ?? ''],
      );
    },
    listOf: (userId) => listDevices(database, userId, clock()),
    async endOneOf(userId, sessionId) {
      const rows = await database.query(
        'UPDATE sessions SET revoked_at = $3 WHERE user_id = $1 AND id::text = $2 AND revoked_at IS NULL RETURNING id',
        [userId, sessionId, clock()],
      );
      return rows.length > 0;
    },
  };
}

function listDevices({ query }: Queries, userId: string, now: Date): Promise<Device[]> {
  return query<Device>(
    `SELECT id::text, user_agent AS "userAgent", created_at AS "startedAt", coalesce(last_seen_at, created_at) AS "lastSeenAt"
     FROM sessions WHERE user_id = $1 AND revoked_at IS NULL
       AND EXISTS (SELECT 1 FROM refresh_tokens WHERE session_id = sessions.id AND rotated_at IS NULL AND expires_at > $2)
     ORDER BY coalesce(last_seen_at, created_at) DESC`,
    [userId, now],
  );
}
