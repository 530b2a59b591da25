import { array, assign, boolean, type Infer, object, optional, partial, string, unknown } from 'superstruct';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { email, lengths, requiredText } from '../http/fields.ts';
import { rejectWeakPassword } from '../security/password-rule.ts';
import { hashPassword } from '../security/passwords.ts';
import { lockOwner } from '../security/sessions.ts';
import { askNewAddress, cancelChange, takeNewAddress } from './change-address.ts';
import { mailsTo } from './limits.ts';
import { sendNotice } from './notices.ts';
import { password } from './password-field.ts';
import { prove } from './prove.ts';
import { dropPending } from './reset-password.ts';
import type { AccountParts } from './types.ts';
import { findUser, type User } from './user.ts';

const fields = partial(
  object({
    firstName: requiredText(lengths.name),
    lastName: requiredText(lengths.name),
    title: requiredText(lengths.choice),
    company: requiredText(lengths.company),
    businessFunction: requiredText(lengths.choice),
    country: requiredText(2),
    email,
    /** From the link that was sent to the new address. */
    emailToken: string(),
    /** The pending address, to send another e-mail; empty to cancel the change. */
    pendingEmail: string(),
    password,
    /** Confirms the user for a change of password or address. */
    currentPassword: password,
    occasionalEmail: boolean(),
    subscriptions: array(string()),
  }),
);

/**
 * The fields of the profile and subscription pages; missing ones do not change. The subscription page spells one field
 * differently.
 */
export const changes = assign(
  fields,
  object({ Subscriptions: optional(array(string())), metadata: optional(unknown()) }),
);
export type Changes = Infer<typeof changes>;

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  title: 'title',
  company: 'company',
  businessFunction: 'business_function',
  country: 'country',
  occasionalEmail: 'occasional_email',
  subscriptions: 'subscriptions',
} as const satisfies Partial<Record<keyof Changes, string>>;

/**
 * Applies the changes. A change of password or address requires a confirmation. A new address is valid only after the
 * token of the link in its e-mail was sent here, too.
 */
export async function changeProfile(
  parts: AccountParts,
  { user, sessionId, input }: { user: User; sessionId: string; input: Changes },
  client: Client,
): Promise<User> {
  const subscriptions = input.subscriptions ?? input.Subscriptions;
  rejectUnknown(parts, user, subscriptions);
  if (input.password) await rejectWeakPassword(input.password, user.email, parts.settings.passwordRangeUrl);
  const isSensitive = input.password !== undefined || (input.email !== undefined && input.email !== user.email);
  if (isSensitive) await prove(parts, { user, sessionId }, input.currentPassword);
  // What may be rejected comes first: a rejected request must not have changed anything.
  const newAddress = addressToConfirm(user, input);
  if (newAddress) await parts.limits.use(mailsTo, newAddress);
  if (input.emailToken) await takeNewAddress(parts, { user, sessionId }, input.emailToken, client);
  await writeColumns(parts, user.id, { ...input, subscriptions });
  if (input.password) await changePassword(parts, { user, sessionId, password: input.password }, client);
  if (newAddress) await askNewAddress(parts, user.id, newAddress, client);
  else if (input.pendingEmail === '') await cancelChange(parts, user.id);
  return (await findUser(parts.database, { id: user.id })) ?? user;
}

/** A pending address gets another e-mail without another proof: its change was confirmed when it was requested. */
function addressToConfirm(user: User, { email: entered, pendingEmail }: Changes): string | undefined {
  if (entered !== undefined && entered !== user.email) return entered;
  return pendingEmail === user.pendingEmail ? pendingEmail : undefined;
}

/** The account may keep the code of a newsletter that has ended since. */
function rejectUnknown({ isSubscription }: AccountParts, user: User, codes: readonly string[] = []): void {
  const unknown = codes.find((code) => !isSubscription(code) && !user.subscriptions.includes(code));
  if (unknown === undefined) return;
  const message = `There is no subscription "${unknown.slice(0, 60)}".`;
  throw new ServiceError('subscriptionInvalid', message, { field: 'subscriptions' });
}

async function writeColumns({ database }: AccountParts, userId: string, input: Changes): Promise<void> {
  const changedFields = (Object.keys(columns) as (keyof typeof columns)[]).filter(
    (field) => input[field] !== undefined,
  );
  if (changedFields.length === 0) return;
  const assignments = changedFields.map((field, index) => `${columns[field]} = $${index + 2}`).join(', ');
  await database.query(`UPDATE users SET ${assignments} WHERE id = $1`, [
    userId,
    ...changedFields.map((field) => input[field]),
  ]);
}

async function changePassword(
  parts: AccountParts,
  { user, sessionId, password: plain }: { user: User; sessionId: string; password: string },
  client: Client,
): Promise<void> {
  const passwordHash = await hashPassword(plain);
  await parts.database.tx(async (queries) => {
    await lockOwner(queries, { userId: user.id, sessionId });
    await queries.query('UPDATE users SET password_hash = $2 WHERE id = $1', [user.id, passwordHash]);
    await dropPending(queries.query, user.id, { now: parts.clock(), except: sessionId });
  });
  await sendNotice(parts, user, { kind: 'password-changed', values: {} }, client);
}
