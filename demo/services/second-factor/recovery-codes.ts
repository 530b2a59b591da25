import { randomBytes } from 'node:crypto';
import type { Queries } from '../database/index.ts';
import type { Keys } from '../security/keys.ts';
import { forgetUnsavedCodes } from './unsaved-codes.ts';

const howMany = 10;
const length = 10;
/** Crockford's base 32: no two characters look alike. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Replaces the recovery codes by ten new ones of 50 bits each. Only their hashes are stored. */
export async function renewRecoveryCodes(
  { query }: Queries,
  keys: Keys,
  { userId, now }: { userId: string; now: Date },
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, createRecoveryCode);
  await query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await query('INSERT INTO recovery_codes (user_id, hash, created_at) SELECT $1::uuid, unnest($2::text[]), $3', [
    userId,
    codes.map((code) => hashRecoveryCode(keys, userId, code)),
    now,
  ]);
  return codes;
}

/** Consumes the code. Resolves to false if it is unknown or used. */
export async function useRecoveryCode(
  queries: Queries,
  keys: Keys,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const used = await queries.query('DELETE FROM recovery_codes WHERE user_id = $1 AND hash = ANY($2) RETURNING hash', [
    userId,
    hashesOfCode(keys, userId, code),
  ]);
  // A code that is written down somewhere needs not be shown again.
  if (used.length > 0) await forgetUnsavedCodes(queries, userId);
  return used.length > 0;
}

export async function countRecoveryCodes({ query }: Queries, userId: string): Promise<number> {
  const [row] = await query<{ count: number }>('SELECT count(*)::int AS count FROM recovery_codes WHERE user_id = $1', [
    userId,
  ]);
  return row?.count ?? 0;
}

/** Also creates the code that is mailed after a waiting period. */
export function createRecoveryCode(): string {
  const characters = [...randomBytes(length)].map((byte) => alphabet[byte & 31]).join('');
  return `${characters.slice(0, length / 2)}-${characters.slice(length / 2)}`;
}

export function hashRecoveryCode(keys: Keys, userId: string, code: string): string {
  return hashesOfCode(keys, userId, code)[0]!;
}

/** Normalises a code that was typed from paper. */
export function hashesOfCode(keys: Keys, userId: string, code: string): readonly string[] {
  const plain = code
    .toLowerCase()
    .replace(/[^\da-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return keys.hashes('recovery-code', `${userId}:${plain}`);
}
