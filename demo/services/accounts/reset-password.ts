import { array, type Infer, object, optional, string } from 'superstruct';
import { after } from '../clock.ts';
import type { Queries } from '../database/index.ts';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { requiredText } from '../http/fields.ts';
import { createToken } from '../security/one-time.ts';
import { rejectWeakPassword } from '../security/password-rule.ts';
import { hashPassword, isPassword } from '../security/passwords.ts';
import { endSessionsOf, lockUser } from '../security/sessions.ts';
import { mailsTo, perClient } from './limits.ts';
import { accountLink } from './links.ts';
import { dropMailedCodes } from './mailed-code.ts';
import { sendNotice } from './notices.ts';
import { password } from './password-field.ts';
import { listRecentMethods, removeMethod } from './sign-in-methods.ts';
import { forgetSignIns } from './tries.ts';
import type { AccountParts } from './types.ts';

/** The fields of the page behind the e-mail's link. */
export const reset = object({
  password,
  token: requiredText(200),
  encEmailId: requiredText(1000),
  /** The ids of recent sign-in methods to keep; see `resetPassword`. */
  keep: optional(array(string())),
});
export type Reset = Infer<typeof reset>;

interface ResetRow {
  user_id: string;
  email: string;
  password_hash: string | null;
  expires_at: Date;
  used_at: Date | null;
}

/** Sends a link if the address has an account; the response is the same, and as fast, if not. */
export async function forgotPassword(parts: AccountParts, address: string, client: Client): Promise<void> {
  await parts.limits.use(perClient.askForMail, client.address);
  await parts.limits.use(mailsTo, address);
  parts.background.run('a link for a new password', () => mailLink(parts, address, client));
}

async function mailLink(parts: AccountParts, address: string, { language }: Client): Promise<void> {
  const { database, mail, addresses, settings } = parts;
  const [user] = await database.query<{ id: string }>('SELECT id::text FROM users WHERE email = $1', [address]);
  if (!user) return;
  const { token, encEmailId: uid } = await beginReset(parts, user.id);
  const url = accountLink(addresses, { page: 'reset-password', language, parameters: { token, uid } });
  await mail.send({
    kind: 'reset-password',
    to: address,
    language,
    values: { url, minutes: Math.round(settings.resetSeconds / 60) },
  });
}

/** The token to set a new password, for a visitor who has proved that they read the account's e-mail. */
export type ResetLink = Pick<Reset, 'token' | 'encEmailId'>;

export async function beginReset(
  { database, clock, keys, sealed, settings }: AccountParts,
  userId: string,
): Promise<ResetLink> {
  const token = createToken();
  await database.query('INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES ($1, $2, $3)', [
    keys.hash('reset-token', token),
    userId,
    after(clock(), settings.resetSeconds),
  ]);
  return { token, encEmailId: await sealed.close('reset-link', { subject: userId, seconds: settings.resetSeconds }) };
}

/**
 * Sets the new password, ends every session and lifts a lock; returns the address to sign in with. An intruder may have
 * added sign-in methods: if any was added in the last 30 days, a reset without `keep` is rejected with the list
 * (`signInMethods`). All methods that are not in `keep` are removed.
 */
export async function resetPassword(parts: AccountParts, input: Reset, client: Client): Promise<{ email: string }> {
  await parts.limits.use(perClient.reset, client.address);
  const row = await findReset(parts, input);
  await rejectWeakPassword(input.password, row.email, parts.settings.passwordRangeUrl);
  if (await isPassword(input.password, row.password_hash)) {
    throw new ServiceError('samePassword', 'The new password is the old one.');
  }
  const recent = input.keep ? [] : await listRecentMethods(parts.database, row.user_id, parts.clock());
  if (recent.length > 0)
    throw new ServiceError('signInMethodsAdded', 'Send the ids of the sign-in methods to keep.', {
      signInMethods: recent,
    });
  await useUp(parts, input, { userId: row.user_id, passwordHash: await hashPassword(input.password) });
  await forgetSignIns(parts, row.email, client);
  const owner = { id: row.user_id, email: row.email };
  await sendNotice(parts, owner, { kind: 'password-changed', values: {} }, client);
  return { email: row.email };
}

async function findReset(
  { database, clock, keys, sealed }: AccountParts,
  { token, encEmailId }: ResetLink,
): Promise<ResetRow> {
  const [row] = await database.query<ResetRow>(
    `SELECT user_id::text, email, password_hash, expires_at, used_at
     FROM password_resets JOIN users ON users.id = user_id WHERE token_hash = $1`,
    [keys.hash('reset-token', token)],
  );
  const unknown = new ServiceError('resetTokenUnknown', 'The token is unknown or used.');
  if (!row || row.used_at) throw unknown;
  if (row.expires_at <= clock()) throw new ServiceError('linkExpired', 'The link has expired.');
  if ((await sealed.open('reset-link', encEmailId))?.subject !== row.user_id) throw unknown;
  return row;
}

/**
 * A new password ends every session but `except`, and cancels everything pending under the old one: other reset links,
 * changes of the address, sign-ins that wait for a code or a second factor, waiting periods that turn one off, and
 * unfinished set-ups of second factors, passkeys and identity providers. The caller has locked the user (`lockUser`).
 */
export async function dropPending(
  query: Queries['query'],
  userId: string,
  { now, except }: { now: Date; except?: string },
): Promise<void> {
  await endSessionsOf({ query }, userId, { now, except });
  await query('UPDATE password_resets SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [userId, now]);
  await query('DELETE FROM email_changes WHERE user_id = $1', [userId]);
  await dropMailedCodes(query, userId);
  await query('DELETE FROM second_factor_challenges WHERE user_id = $1', [userId]);
  await query('DELETE FROM second_factor_resets WHERE user_id = $1', [userId]);
  await query('DELETE FROM second_factor_setups WHERE user_id = $1', [userId]);
  await query('DELETE FROM passkey_challenges WHERE user_id = $1', [userId]);
  await query("DELETE FROM social_steps WHERE content->>'userId' = $1", [userId]);
}

/** After a takeover, remembered browsers are removed as well: the intruder's is one of them. */
export async function endPending(query: Queries['query'], userId: string, now: Date): Promise<void> {
  await dropPending(query, userId, { now });
  await query('UPDATE users SET device_generation = device_generation + 1 WHERE id = $1', [userId]);
}

function useUp(
  { database, clock, keys }: AccountParts,
  { token, keep = [] }: Reset,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  return database.tx(async ({ query }) => {
    await lockUser({ query }, userId);
    // Decides between two simultaneous requests: the second finds nothing to use.
    const used = await query(
      'UPDATE password_resets SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL RETURNING token_hash',
      [keys.hash('reset-token', token), clock()],
    );
    if (used.length === 0) throw new ServiceError('resetTokenUnknown', 'The token is used.');
    await query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);
    for (const { id } of await listRecentMethods({ query }, userId, clock()))
      if (!keep.includes(id)) await removeMethod({ query }, userId, id);
    await endPending(query, userId, clock());
  });
}
