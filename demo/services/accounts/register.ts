import { array, boolean, defaulted, type Infer, object, optional, string } from 'superstruct';
import { after } from '../clock.ts';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { email, lengths, optionalText, requiredText } from '../http/fields.ts';
import { createCode, createToken } from '../security/one-time.ts';
import { rejectWeakPassword } from '../security/password-rule.ts';
import { hashPassword } from '../security/passwords.ts';
import { mailsTo, perClient } from './limits.ts';
import { accountLink } from './links.ts';
import { password } from './password-field.ts';
import type { AccountParts } from './types.ts';

const profile = {
  email,
  firstName: requiredText(lengths.name),
  lastName: requiredText(lengths.name),
  country: optionalText(2),
  title: optionalText(lengths.choice),
  company: optionalText(lengths.company),
  businessFunction: optionalText(lengths.choice),
  occasionalEmail: defaulted(boolean(), false),
  subscriptions: defaulted(array(string()), []),
  metadata: defaulted(
    object({ cid: optional(string()), practiceCode: optional(string()), returnUrl: optional(string()) }),
    {},
  ),
};

/** The fields of the registration form. */
export const registration = object({ ...profile, password, passwordConfirmation: password });
export type Registration = Infer<typeof registration>;

/** The registration of a user who signs in with a provider. */
export const partialRegistration = object(profile);
export type PartialRegistration = Infer<typeof partialRegistration>;

/** Stored until the address is confirmed. */
export type Details = Omit<PartialRegistration, 'email'> & {
  source: string;
  social?: { provider: string; subject: string };
};

/**
 * Accepts a registration and sends a code. Addresses with and without an account get the same treatment, step by step:
 * only the e-mail tells the owner of the address which it was. Resolves to the registration's id, which is sent with
 * its code.
 */
export async function register(
  parts: AccountParts,
  input: Registration & { source?: string },
  client: Client,
): Promise<string> {
  const { passwordConfirmation, source = '', ...rest } = input;
  if (passwordConfirmation !== input.password)
    throw new ServiceError('malformed', 'passwordConfirmation differs from password.');
  await parts.limits.use(perClient.register, client.address);
  await parts.limits.use(mailsTo, input.email);
  await rejectWeakPassword(input.password, input.email, parts.settings.passwordRangeUrl);

  const { email: address, password: plain, ...details } = rest;
  return askToConfirm(
    parts,
    { address, passwordHash: await hashPassword(plain), details: { ...details, source } },
    client,
  );
}

interface Unconfirmed {
  address: string;
  /** Null for a user who signs in with a provider. */
  passwordHash: string | null;
  details: Details;
}

/** Stores it and sends a code, or informs the address's owner that there is an account. */
export async function askToConfirm(parts: AccountParts, unconfirmed: Unconfirmed, client: Client): Promise<string> {
  const { address } = unconfirmed;
  const [owner] = await parts.database.query('SELECT 1 FROM users WHERE email = $1', [address]);
  const secrets = await keepRegistration(parts, unconfirmed);
  if (owner) await mailOwner(parts, address, client);
  else await mailCode(parts, address, secrets, client);
  return secrets.id;
}

interface OneTime {
  code: string;
  token: string;
}

async function keepRegistration(
  { database, clock, keys, settings }: AccountParts,
  { address, passwordHash, details }: Unconfirmed,
): Promise<OneTime & { id: string }> {
  const now = clock();
  const secrets = { code: createCode(), token: createToken() };
  const [inserted] = await database.query<{ id: string }>(
    `INSERT INTO registrations (email, password_hash, details, code_hash, token_hash, created_at, code_expires_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id::text`,
    [
      address,
      passwordHash,
      JSON.stringify(details),
      keys.hash('code', `${address}:${secrets.code}`),
      keys.hash('confirm-token', secrets.token),
      now,
      after(now, settings.codeSeconds),
      after(now, settings.registrationSeconds),
    ],
  );
  return { ...secrets, id: inserted!.id };
}

/** Replaces the code of one pending registration and sends the new one. Earlier wrong codes still count. */
export async function renewCode(
  parts: AccountParts,
  { id, address }: { id: string; address: string },
  client: Client,
): Promise<void> {
  const { database, clock, keys, settings } = parts;
  const secrets = { code: createCode(), token: createToken() };
  await database.query('UPDATE registrations SET code_hash = $2, token_hash = $3, code_expires_at = $4 WHERE id = $1', [
    id,
    keys.hash('code', `${address}:${secrets.code}`),
    keys.hash('confirm-token', secrets.token),
    after(clock(), settings.codeSeconds),
  ]);
  await mailCode(parts, address, secrets, client);
}

function mailCode(
  { mail, addresses, settings }: AccountParts,
  to: string,
  { code, token }: OneTime,
  { language }: Client,
): Promise<void> {
  const url = accountLink(addresses, { page: 'confirm', language, parameters: { token } });
  return mail.send({
    kind: 'confirm-registration',
    to,
    language,
    values: { code, url, minutes: Math.round(settings.codeSeconds / 60) },
  });
}

function mailOwner({ mail, addresses }: AccountParts, to: string, { language }: Client): Promise<void> {
  return mail.send({
    kind: 'account-exists',
    to,
    language,
    values: { url: accountLink(addresses, { page: 'forgot-password', language }) },
  });
}
