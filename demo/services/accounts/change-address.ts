import { after } from '../clock.ts';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { createToken } from '../security/one-time.ts';
import { lockOwner } from '../security/sessions.ts';
import { takeSubscriptions } from '../subscriptions/subscribe.ts';
import type { Session } from './authenticate.ts';
import { accountLink } from './links.ts';
import { sendNotice } from './notices.ts';
import type { AccountParts } from './types.ts';

/** Sends a link to the new address. The old address stays valid until its owner, signed in, has opened that link. */
export async function askNewAddress(
  parts: AccountParts,
  userId: string,
  to: string,
  { language }: Client,
): Promise<void> {
  const { database, clock, keys, mail, addresses, settings } = parts;
  const token = createToken();
  await cancelChange(parts, userId);
  await database.query('INSERT INTO email_changes (token_hash, user_id, email, expires_at) VALUES ($1, $2, $3, $4)', [
    keys.hash('change-token', token),
    userId,
    to,
    after(clock(), settings.codeSeconds),
  ]);
  const url = accountLink(addresses, { page: 'confirm', language, parameters: { changeToken: token } });
  await mail.send({
    kind: 'confirm-email-change',
    to,
    language,
    values: { url, minutes: Math.round(settings.codeSeconds / 60) },
  });
}

/** Cancels a pending change of address. */
export async function cancelChange({ database }: AccountParts, userId: string): Promise<void> {
  await database.query('DELETE FROM email_changes WHERE user_id = $1', [userId]);
}

/**
 * Changes the address, but only for the account that requested it: the owner of a mistyped address gets no access. The
 * previous address gets a link that undoes the change. Throws `codeWrong` and `notYours`. A link of another account
 * stays valid.
 */
export async function takeNewAddress(
  parts: AccountParts,
  { user, sessionId }: Session,
  token: string,
  client: Client,
): Promise<void> {
  const { database, clock, keys } = parts;
  const hash = keys.hash('change-token', token);
  const isTaken = await database.tx(async ({ query }) => {
    await lockOwner({ query }, { userId: user.id, sessionId });
    const [change] = await query<{ user_id: string; email: string }>(
      'SELECT user_id::text, email FROM email_changes WHERE token_hash = $1 AND expires_at > $2 FOR UPDATE',
      [hash, clock()],
    );
    if (!change) return false;
    if (change.user_id !== user.id) throw new ServiceError('notYours', 'This link belongs to another account.');
    await query('DELETE FROM email_changes WHERE user_id = $1', [user.id]);
    const [changed] = await query(
      'UPDATE users SET email = $2 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users WHERE email = $2) RETURNING id',
      [user.id, change.email],
    );
    if (changed) await takeSubscriptions({ query }, user.id);
    return changed !== undefined;
  });
  if (!isTaken) throw new ServiceError('codeWrong', 'The link is wrong, used or expired.');
  // `user` still has the previous address, which gets the link that restores it.
  await sendNotice(parts, user, { kind: 'address-changed', values: {}, target: user.email }, client);
}
