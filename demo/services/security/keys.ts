import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../database/index.ts';

/**
 * One secret in the database, so that all processes agree, with one derived key per purpose. Replaced secrets still
 * open and find what they created, and create nothing new.
 */
export interface Keys {
  /** 32 bytes that only this purpose uses. */
  derive(purpose: string): Uint8Array;
  /** The current key, then the keys of replaced secrets, latest first. */
  deriveAll(purpose: string): readonly Uint8Array[];
  /** A keyed hash. The database stores tokens, codes and the names of counters only as such hashes. */
  hash(purpose: string, text: string): string;
  /** The hashes under all secrets, to find records that a replaced secret hashed. In the order of `deriveAll`. */
  hashes(purpose: string, text: string): readonly string[];
}

export async function loadKeys(database: Database): Promise<Keys> {
  const proposal = randomBytes(32).toString('base64url');
  await database.query(`INSERT INTO secrets (name, value) VALUES ('master', $1) ON CONFLICT (name) DO NOTHING`, [
    proposal,
  ]);
  const rows = await database.query<{ value: string }>(
    `SELECT value FROM secrets WHERE name = 'master' OR name LIKE 'previous%' ORDER BY name = 'master' DESC, name DESC`,
  );
  const derivedKeys = new Map<string, readonly Uint8Array[]>();
  const deriveAll = (purpose: string) => {
    const keys =
      derivedKeys.get(purpose) ?? rows.map(({ value }) => new Uint8Array(hkdfSync('sha256', value, '', purpose, 32)));
    derivedKeys.set(purpose, keys);
    return keys;
  };
  const hashes = (purpose: string, text: string) =>
    deriveAll(purpose).map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  return {
    deriveAll,
    hashes,
    derive: (purpose) => deriveAll(purpose)[0]!,
    hash: (purpose, text) => createHmac('sha256', deriveAll(purpose)[0]!).update(text).digest('base64url'),
  };
}
