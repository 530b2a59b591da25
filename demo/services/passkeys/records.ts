import type { AuthenticatorTransport, WebAuthnCredential } from '@simplewebauthn/server';
import type { Queries } from '../database/index.ts';

/** A passkey in its owner's list. */
export interface Passkey {
  id: string;
  /** The owner's name for it; empty by default. */
  name: string;
  /** The user agent of the browser that created it. */
  userAgent: string;
  /** Whether a password manager or a vendor's cloud synchronises it between devices. */
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

interface PasskeyRow {
  user_id: string;
  public_key: string;
  counter: number;
  transports: AuthenticatorTransport[];
}

const columns =
  'id, name, user_agent AS "userAgent", is_synced AS "isSynced", created_at AS "createdAt", last_used_at AS "lastUsedAt"';

export function listPasskeys({ query }: Queries, userId: string): Promise<Passkey[]> {
  return query<Passkey>(`SELECT ${columns} FROM passkeys WHERE user_id = $1 ORDER BY created_at`, [userId]);
}

/** Undefined if the passkey already belongs to an account. */
export async function addPasskey(
  { query }: Queries,
  userId: string,
  {
    credential,
    isSynced,
    userAgent,
    now,
  }: { credential: WebAuthnCredential; isSynced: boolean; userAgent: string; now: Date },
): Promise<Passkey | undefined> {
  const { id, publicKey, counter, transports = [] } = credential;
  const [row] = await query<Passkey>(
    `INSERT INTO passkeys (id, user_id, public_key, counter, transports, is_synced, user_agent, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING ${columns}`,
    [id, userId, Buffer.from(publicKey).toString('base64url'), counter, transports, isSynced, userAgent, now],
  );
  return row;
}

/** Its user, and the key and counter to verify its responses with. */
export async function findPasskey(
  { query }: Queries,
  id: string,
): Promise<{ userId: string; credential: WebAuthnCredential } | undefined> {
  const [row] = await query<PasskeyRow>(
    'SELECT user_id::text, public_key, counter::int, transports FROM passkeys WHERE id = $1',
    [id],
  );
  if (!row) return undefined;
  const publicKey = Uint8Array.from(Buffer.from(row.public_key, 'base64url'));
  return { userId: row.user_id, credential: { id, publicKey, counter: row.counter, transports: row.transports } };
}

/** Stores the authenticator's counter and state after its latest use. Resolves to false if it has been removed. */
export async function touchPasskey(
  { query }: Queries,
  id: string,
  { counter, isSynced, now }: { counter: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const updated = await query(
    'UPDATE passkeys SET counter = $2, is_synced = $3, last_used_at = $4 WHERE id = $1 RETURNING id',
    [id, counter, isSynced, now],
  );
  return updated.length > 0;
}

/** Undefined if the user has no such passkey. */
export async function renamePasskey(
  { query }: Queries,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<Passkey | undefined> {
  const [row] = await query<Passkey>(
    `UPDATE passkeys SET name = $3 WHERE user_id = $1 AND id = $2 RETURNING ${columns}`,
    [userId, id, name],
  );
  return row;
}

export async function removePasskey({ query }: Queries, userId: string, id: string): Promise<boolean> {
  const rows = await query('DELETE FROM passkeys WHERE user_id = $1 AND id = $2 RETURNING id', [userId, id]);
  return rows.length > 0;
}
