import { type Infer, object } from 'superstruct';
import { after } from '../clock.ts';
import type { Queries } from '../database/index.ts';
import type { Asker } from '../http/asker.ts';
import { ServiceError } from '../http/errors.ts';
import { requiredText } from '../http/fields.ts';
import { createToken } from '../security/one-time.ts';
import { refuseWeak } from '../security/password-rule.ts';
import { hashPassword, isPassword } from '../security/passwords.ts';
import { mailsTo, perAsker } from './limits.ts';
import { accountLink } from './links.ts';
import { password } from './password-field.ts';
import { forgetSignIns } from './tries.ts';
import type { AccountParts } from './types.ts';

/** What the page behind the mail's link sends. */
export const reset = object({ password, token: requiredText(200), encEmailId: requiredText(1000) });
export type Reset = Infer<typeof reset>;

interface ResetRow {
  user_id: string;
  email: string;
  password_hash: string;
  expires_at: Date;
  used_at: Date | null;
}

/** Mails a link when the address has an account; answers the same, and as fast, when not. */
export async function forgotPassword(parts: AccountParts, address: string, asker: Asker): Promise<void> {
  await parts.limits.use(perAsker.askForMail, asker.address);
  await parts.limits.use(mailsTo, address);
  parts.background.run('a link for a new password', () => mailLink(parts, address, asker));
}

async function mailLink(parts: AccountParts, address: string, { language }: Asker): Promise<void> {
  const { database, clock, keys, sealed, mail, addresses, settings } = parts;
  const [user] = await database.query<{ id: string }>('SELECT id::text FROM users WHERE email = $1', [address]);
  if (!user) return;
  const token = createToken();
  await database.query('INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES ($1, $2, $3)', [
    keys.hash('reset-token', token),
    user.id,
    after(clock(), settings.resetSeconds),
  ]);
  const parameters = {
    token,
    uid: await sealed.close('reset-link', { subject: user.id, seconds: settings.resetSeconds }),
  };
  const url = accountLink(addresses, { page: 'reset-password', language, parameters });
  await mail.send({
    kind: 'reset-password',
    to: address,
    language,
    values: { url, minutes: Math.round(settings.resetSeconds / 60) },
  });
}

/** Sets the new password, ends every session and lifts a lock; answers the address, to sign in with. */
export async function resetPassword(parts: AccountParts, input: Reset, asker: Asker): Promise<{ email: string }> {
  await parts.limits.use(perAsker.reset, asker.address);
  const row = await findReset(parts, input);
  await refuseWeak(input.password, row.email, parts.settings.passwordRangeUrl);
  if (await isPassword(input.password, row.password_hash)) {
    throw new ServiceError('samePassword', 'The new password is the old one.');
  }
  await useUp(parts, input.token, { userId: row.user_id, passwordHash: await hashPassword(input.password) });
  await parts.sessions.endAllOf(row.user_id);
  await forgetSignIns(parts, row.email, asker);
  const url = accountLink(parts.addresses, { page: 'forgot-password', language: asker.language });
  await parts.mail.send({ kind: 'password-changed', to: row.email, language: asker.language, values: { url } });
  return { email: row.email };
}

async function findReset(
  { database, clock, keys, sealed }: AccountParts,
  { token, encEmailId }: Reset,
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
 * A new password ends what was asked for under the old one: links for another, changes of the address, and sign-ins
 * that wait for a second factor.
 */
export async function dropPending(query: Queries['query'], userId: string, now: Date): Promise<void> {
  await query('UPDATE password_resets SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [userId, now]);
  await query('DELETE FROM email_changes WHERE user_id = $1', [userId]);
  await query('DELETE FROM second_factor_challenges WHERE user_id = $1', [userId]);
}

function useUp(
  { database, clock, keys }: AccountParts,
  token: string,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  return database.tx(async ({ query }) => {
    // The condition decides between two requests at the same moment: one of them finds nothing to use.
    const used = await query(
      'UPDATE password_resets SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL RETURNING token_hash',
      [keys.hash('reset-token', token), clock()],
    );
    if (used.length === 0) throw new ServiceError('resetTokenUnknown', 'The token is used.');
    await query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);
    await dropPending(query, userId, clock());
  });
}
