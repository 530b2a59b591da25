import { type Infer, object } from 'superstruct';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { rejectWeakPassword } from '../security/password-rule.ts';
import { hashPassword } from '../security/passwords.ts';
import { lockOwner } from '../security/sessions.ts';
import type { Session } from './authenticate.ts';
import { sendNotice } from './notices.ts';
import { password } from './password-field.ts';
import { proveFresh } from './prove.ts';
import type { AccountParts } from './types.ts';

export const newPassword = object({ password, passwordConfirmation: password });
export type NewPassword = Infer<typeof newPassword>;

/**
 * Adds the first password of a user who signs in with a provider; never replaces one. Throws `freshSignInNeeded`: a
 * password outlives the session.
 */
export async function createPassword(
  parts: AccountParts,
  { user, sessionId, input }: Session & { input: NewPassword },
  client: Client,
): Promise<void> {
  const { database, settings } = parts;
  await proveFresh(parts, sessionId);
  if (input.passwordConfirmation !== input.password)
    throw new ServiceError('malformed', 'passwordConfirmation differs from password.');
  await rejectWeakPassword(input.password, user.email, settings.passwordRangeUrl);
  const hash = await hashPassword(input.password);
  const rows = await database.tx(async (queries) => {
    await lockOwner(queries, { userId: user.id, sessionId });
    return queries.query('UPDATE users SET password_hash = $2 WHERE id = $1 AND password_hash IS NULL RETURNING id', [
      user.id,
      hash,
    ]);
  });
  if (rows.length === 0)
    throw new ServiceError('passwordExists', 'The account has a password; change it on the profile page.');
  await sendNotice(parts, user, { kind: 'password-created', values: {} }, client);
}
