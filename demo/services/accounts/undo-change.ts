import { type Infer, object } from 'superstruct';
import type { Queries } from '../database/index.ts';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { requiredText } from '../http/fields.ts';
import { perClient } from './limits.ts';
import type { NoticeKind } from './notices.ts';
import { lockUser } from '../security/sessions.ts';
import { beginReset, endPending, type ResetLink } from './reset-password.ts';
import { removeMethod } from './sign-in-methods.ts';
import type { AccountParts } from './types.ts';

export const undo = object({ undoToken: requiredText(200) });
export type Undo = Infer<typeof undo>;

interface UndoLink {
  user_id: string;
  kind: NoticeKind;
  target: string;
  created_at: Date;
  expires_at: Date;
}

/**
 * Undoes the change of a notice, ends every session, and returns a token to set a new password: the link proves access
 * to the mailbox, like a reset link. Works once, for seven days. Throws `resetTokenUnknown` and `linkExpired`.
 */
export async function undoChange(parts: AccountParts, { undoToken }: Undo, client: Client): Promise<ResetLink> {
  const { database, clock, keys } = parts;
  await parts.limits.use(perClient.reset, client.address);
  const hashes = keys.hashes('undo-token', undoToken);
  const userId = await database.tx(async ({ query }) => {
    // The user first, as in every other transaction.
    const [owner] = await query<{ user_id: string }>(
      'SELECT user_id::text FROM undo_links WHERE token_hash = ANY($1)',
      [hashes],
    );
    if (owner) await lockUser({ query }, owner.user_id);
    const [link] = await query<UndoLink>(
      'SELECT user_id::text, kind, target, created_at, expires_at FROM undo_links WHERE token_hash = ANY($1) FOR UPDATE',
      [hashes],
    );
    if (!link) throw new ServiceError('resetTokenUnknown', 'The link is unknown or used.');
    if (link.expires_at <= clock()) throw new ServiceError('linkExpired', 'The link has expired.');
    await revertChange(query, link);
    await endPending(query, link.user_id, clock());
    return link.user_id;
  });
  return beginReset(parts, userId);
}

/** Removes what the change added. Removed methods are not restored. */
async function revertChange(
  query: Queries['query'],
  { user_id: id, kind, target, created_at }: UndoLink,
): Promise<void> {
  if (kind === 'address-changed')
    await query(
      'UPDATE users SET email = $2 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users WHERE email = $2 AND id <> $1)',
      [id, target],
    );
  else if (kind === 'password-changed' || kind === 'password-created')
    await query('UPDATE users SET password_hash = NULL WHERE id = $1', [id]);
  else if (target) await removeMethod({ query }, id, target);
  // The notices of later changes may have gone to the intruder's address.
  await query('DELETE FROM undo_links WHERE user_id = $1 AND created_at >= $2', [id, created_at]);
  await query('DELETE FROM deletions WHERE user_id = $1', [id]);
}
