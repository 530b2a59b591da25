import type { AccountParts } from '../accounts/types.ts';
import { secondsOfPass } from '../http/asker.ts';

/**
 * "Don't ask again on this device": a sealed cookie that stands for the second factor, beside the first. It names what it
 * was made under, and ends when any of it changes: the password, the second factor, or the generation of known browsers,
 * which a reset and "This wasn't me" reset.
 */
export async function sealPass(parts: Parts, userId: string): Promise<string> {
  const [value] = await statesOf(parts, userId);
  return parts.sealed.close('second-factor-pass', { subject: userId, value, seconds: secondsOfPass });
}

export async function hasPass(parts: Parts, userId: string, pass: string | undefined): Promise<boolean> {
  const known = pass ? await parts.sealed.open('second-factor-pass', pass) : undefined;
  return known?.subject === userId && (await statesOf(parts, userId)).includes(known.value);
}

type Parts = Pick<AccountParts, 'database' | 'keys' | 'sealed'>;

/** Hashes under the current and the replaced secrets, so that the browser does not store the state itself. Empty without a second factor. */
async function statesOf({ database, keys }: Parts, userId: string): Promise<readonly unknown[]> {
  const [row] = await database.query<{ state: string }>(
    `SELECT concat_ws(' ', password_hash, device_generation, turned_on_at) AS state
     FROM users JOIN second_factors ON user_id = users.id WHERE users.id = $1`,
    [userId],
  );
  return row ? keys.hashes('second-factor-pass', row.state) : [];
}
