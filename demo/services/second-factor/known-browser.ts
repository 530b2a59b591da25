import type { AccountParts } from '../accounts/types.ts';
import { secondsOfPass } from '../http/client.ts';

/**
 * "Don't ask again on this device" stores a sealed cookie that replaces the second factor. The cookie contains a hash of
 * the password, the second factor and the generation of known browsers. It becomes invalid when one of them changes. A
 * password reset and "This wasn't me" change the generation.
 */
export async function sealPass(parts: Parts, userId: string): Promise<string> {
  const [value] = await statesOf(parts, userId);
  return parts.sealed.close('second-factor-pass', { subject: userId, value, seconds: secondsOfPass });
}

export async function hasPass(parts: Parts, userId: string, pass: string | undefined): Promise<boolean> {
  const opened = pass ? await parts.sealed.open('second-factor-pass', pass) : undefined;
  return opened?.subject === userId && (await statesOf(parts, userId)).includes(opened.value);
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
