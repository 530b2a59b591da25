import { after } from '../clock.ts';
import type { Client } from '../http/client.ts';
import type { Letter, MailKinds } from '../mail/types.ts';
import { createToken } from '../security/one-time.ts';
import { accountLink } from './links.ts';
import type { AccountParts } from './types.ts';
import type { User } from './user.ts';

/** The notices with a "This wasn't me" link, each with the values of its text. */
type NoticeValues = {
  [Kind in keyof MailKinds as MailKinds[Kind] extends { undoUrl: string } ? Kind : never]: Omit<
    MailKinds[Kind],
    'undoUrl'
  >;
};
export type NoticeKind = keyof NoticeValues;

export type Notice = {
  [Kind in NoticeKind]: { kind: Kind; values: NoticeValues[Kind]; target?: string };
}[NoticeKind];

/** In seconds: a week, so that a holiday does not cost the account. */
const undoSeconds = 7 * 24 * 3600;

/**
 * Notifies the owner of an account of a change, with a link that undoes it. `target` is what the link undoes: the id of
 * the sign-in method that was added (`SignInMethod`), or the previous address.
 */
export async function sendNotice(
  { database, clock, keys, mail, addresses }: Pick<AccountParts, 'database' | 'clock' | 'keys' | 'mail' | 'addresses'>,
  { id, email }: Pick<User, 'id' | 'email'>,
  { kind, values, target = '' }: Notice,
  { language }: Pick<Client, 'language'>,
): Promise<void> {
  const token = createToken();
  await database.query(
    'INSERT INTO undo_links (token_hash, user_id, kind, target, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [keys.hash('undo-token', token), id, kind, target, clock(), after(clock(), undoSeconds)],
  );
  const undoUrl = accountLink(addresses, { page: 'reset-password', language, parameters: { undoToken: token } });
  // TypeScript cannot see that the kind and the values of one notice belong together.
  await mail.send({ kind, to: email, language, values: { ...values, undoUrl } } as Letter);
}
