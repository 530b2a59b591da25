import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../database/index.ts';

/** One secret in the database, so that every process agrees; one key derived from it for each purpose. */
export interface Keys {
  /** 32 bytes that only this purpose uses. */
  derive(purpose: string): Uint8Array;
  /** A keyed hash: what the database keeps of tokens, codes and the names of counters. */
  hash(purpose: string, text: string): string;
}

export async function loadKeys(database: Database): Promise<Keys> {
  const proposal = randomBytes(32).toString('base64url');
  await database.query(`INSERT INTO secrets (name, value) VALUES ('master', $1) ON CONFLICT (name) DO NOTHING`, [
    proposal,
  ]);
  const [row] = await database.query<{ value: string }>(`SELECT value FROM secrets WHERE name = 'master'`);
  const master = row?.value ?? proposal;
  const derivedKeys = new Map<string, Uint8Array>();
  const derive = (purpose: string) => {
    const key = derivedKeys.get(purpose) ?? new Uint8Array(hkdfSync('sha256', master, '', purpose, 32));
    derivedKeys.set(purpose, key);
    return key;
  };
  return {
    derive,
    hash: (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest('base64url'),
  };
}
