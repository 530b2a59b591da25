import { type Infer, object, optional, string } from 'superstruct';
import type { Queries } from '../database/index.ts';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { email } from '../http/fields.ts';
import { rejectWeakPassword } from '../security/password-rule.ts';
import { hashPassword, isPassword } from '../security/passwords.ts';
import { takeSubscriptions } from '../subscriptions/subscribe.ts';
import { mailsTo, perClient } from './limits.ts';
import { beginSession } from './begin-session.ts';
import { type Details, renewCode } from './register.ts';
import { password } from './password-field.ts';
import type { AccountParts, SignedIn } from './types.ts';
import { linkLogin } from './linked-accounts.ts';
import { countCode } from './tries.ts';
import { findUser } from './user.ts';

/**
 * A typed code with its address, or the token of a link. `registration` is from the response to the registration, and
 * proves that this browser began it. `password` is for every other browser.
 */
export const confirmation = object({
  email: optional(email),
  code: optional(string()),
  token: optional(string()),
  registration: optional(string()),
  password: optional(password),
});
export type Confirmation = Infer<typeof confirmation>;

interface Kept {
  id: string;
  email: string;
  password_hash: string | null;
  details: Details;
  code_hash: string;
  code_expires_at: Date;
}

/** A user signed in by their registration, and the page where they started it, maybe on another device. */
export interface Confirmed extends SignedIn {
  returnUrl: string | undefined;
}

/**
 * Activates the account and signs its owner in. Throws `passwordNeeded` in a browser that did not begin the
 * registration.
 */
export async function confirm(parts: AccountParts, input: Confirmation, client: Client): Promise<Confirmed> {
  const began = parts.clock();
  await parts.limits.use(perClient.confirm, client.address);
  const userId = input.token
    ? await confirmByToken(parts, { ...input, token: input.token })
    : await confirmByCode(parts, input, client);
  const user = userId && (await findUser(parts.database, { id: userId }));
  if (!user) throw new ServiceError('codeWrong', 'The code is wrong, used or expired.');
  return {
    ...(await beginSession(parts, user, client, { isFirst: true })),
    returnUrl: await returnUrlOf(parts, user.id, began),
  };
}

async function returnUrlOf({ database }: AccountParts, userId: string, began: Date): Promise<string | undefined> {
  const [row] = await database.query<{ url: string | null }>(
    "SELECT metadata->>'returnUrl' AS url FROM users WHERE id = $1 AND created_at >= $2",
    [userId, began],
  );
  return row?.url ?? undefined;
}

/** Selects the registration, if several are pending for the same address. */
export const resend = object({ email, registration: optional(string()) });
export type Resend = Infer<typeof resend>;

/** Sends a new code if a registration is pending; the response is the same if none is. */
export async function resendConfirmation(
  parts: AccountParts,
  { email: address, registration }: Resend,
  client: Client,
): Promise<void> {
  await parts.limits.use(perClient.askForMail, client.address);
  await parts.limits.use(mailsTo, address);
  parts.background.run('a new code', async () => {
    const waiting = registration
      ? await findMeant(parts, address, registration)
      : (await findWaiting(parts, address, { most: 1 }))[0];
    if (waiting) await renewCode(parts, { id: waiting.id, address }, client);
  });
}

/** The pending registrations of an address, latest first; their codes may have expired. */
function findWaiting(
  { database, clock }: AccountParts,
  address: string,
  { most, id }: { most: number; id?: string | undefined },
): Promise<Kept[]> {
  return database.query<Kept>(
    `SELECT id::text, email, password_hash, details, code_hash, code_expires_at FROM registrations
     WHERE email = $1 AND expires_at > $2 AND ($3::text IS NULL OR id::text = $3)
       AND NOT EXISTS (SELECT 1 FROM users WHERE users.email = registrations.email)
     ORDER BY created_at DESC LIMIT $4`,
    [address, clock(), id ?? null, most],
  );
}

/**
 * Others may register the same address with their own password, and the owner receives their e-mails too. So a code or
 * a link confirms the registration of the browser that names it, or the only one there is. The number of others changes
 * nothing.
 */
async function findMeant(
  parts: AccountParts,
  address: string,
  registration: string | undefined,
): Promise<Kept | undefined> {
  const [pending, another] = await findWaiting(parts, address, { most: 2, id: registration });
  return another ? undefined : pending;
}

/** The maximum number of password comparisons, each of which is expensive. */
const maxCompared = 20;

/** The registration with this password: others may have registered the same address. */
export async function findRegistered(parts: AccountParts, address: string, typed: string): Promise<string | undefined> {
  const waiting = await findWaiting(parts, address, { most: maxCompared });
  for (const { id, password_hash: hash } of waiting) if (await isPassword(typed, hash ?? undefined)) return id;
  // Takes the same time as with a registration.
  if (!waiting.length) await isPassword(typed, undefined);
  return undefined;
}

async function confirmByCode(parts: AccountParts, input: Confirmation, client: Client): Promise<string | undefined> {
  const { email: address, code, registration } = input;
  if (!address || !code) throw new ServiceError('fieldMissing', 'Send email and code, or token.');
  await countCode(parts, { address, registration }, client);
  const hash = parts.keys.hash('code', `${address}:${code.trim()}`);
  const pending = await findMeant(parts, address, registration);
  return pending?.code_hash === hash && pending.code_expires_at > parts.clock()
    ? createAccount(parts, await withOwnPassword(parts, pending, input))
    : undefined;
}

async function confirmByToken(
  parts: AccountParts,
  input: Confirmation & { token: string },
): Promise<string | undefined> {
  const hash = parts.keys.hash('confirm-token', input.token);
  const [pending] = await parts.database.query<Omit<Kept, 'code_hash' | 'code_expires_at'>>(
    'SELECT id::text, email, password_hash, details FROM registrations WHERE token_hash = $1 AND code_expires_at > $2',
    [hash, parts.clock()],
  );
  return pending && createAccount(parts, await withOwnPassword(parts, pending, input));
}

type Chosen = Pick<Kept, 'id' | 'email' | 'password_hash' | 'details'>;

/**
 * A stranger may have registered the address with a password, or a provider's login, of their own. So a browser that
 * did not begin the registration needs a new password, and the login is not linked.
 */
async function withOwnPassword(
  parts: AccountParts,
  pending: Chosen,
  { registration, password: chosen }: Confirmation,
): Promise<Chosen> {
  if (registration === pending.id) return pending;
  if (!chosen)
    throw new ServiceError('passwordNeeded', 'This registration began in another browser. Send a new password.');
  await rejectWeakPassword(chosen, pending.email, parts.settings.passwordRangeUrl);
  const { social: _, ...details } = pending.details;
  return { ...pending, password_hash: await hashPassword(chosen), details };
}

/**
 * The id of the new account; undefined if the address has one by now. A form with the code of a newsletter that has
 * ended still creates an account, without it.
 */
export function createAccount(
  { database, clock, isSubscription }: AccountParts,
  { email: address, password_hash, details }: Pick<Kept, 'email' | 'password_hash' | 'details'>,
): Promise<string | undefined> {
  return database.tx(async (queries) => {
    const [user] = await queries.query<{ id: string }>(
      `INSERT INTO users (email, password_hash, first_name, last_name, title, company, business_function, country,
         occasional_email, subscriptions, source, metadata, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       ON CONFLICT (email) DO NOTHING RETURNING id::text`,
      [
        address,
        password_hash,
        details.firstName,
        details.lastName,
        details.title,
        details.company,
        details.businessFunction,
        details.country,
        details.occasionalEmail,
        details.subscriptions.filter(isSubscription),
        details.source,
        JSON.stringify(details.metadata),
        clock(),
      ],
    );
    await forget(queries, address);
    if (user) await takeSubscriptions(queries, user.id);
    if (user && details.social) await linkLogin(queries, { ...details.social, userId: user.id, now: clock() });
    return user?.id;
  });
}

function forget(queries: Queries, address: string) {
  return queries.query('DELETE FROM registrations WHERE email = $1', [address]);
}
