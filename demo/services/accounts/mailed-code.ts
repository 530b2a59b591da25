import { type Infer, object } from 'superstruct';
import { after } from '../clock.ts';
import type { Queries } from '../database/index.ts';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { requiredText } from '../http/fields.ts';
import { requireSecondFactor } from '../second-factor/challenges.ts';
import type { Keys } from '../security/keys.ts';
import { createCode, createToken } from '../security/one-time.ts';
import { credentialsOf } from '../security/sessions.ts';
import { beginSession } from './begin-session.ts';
import { mailsTo, maxTries, perClient } from './limits.ts';
import { countMailedCode, forgetMailedCodes } from './tries.ts';
import type { AccountParts, SignedIn } from './types.ts';
import { findUser } from './user.ts';

/** The challenge of `requestMailedCode`, with the code from the e-mail. */
export const mailedCode = object({ challenge: requiredText(200), code: requiredText(60) });
export type MailedCode = Infer<typeof mailedCode>;

/**
 * Sends a code to an address with an account, and resolves to the challenge that the browser sends with the code. The
 * response is the same, and as fast, for an address without an account.
 */
export async function requestMailedCode(parts: AccountParts, address: string, client: Client): Promise<string> {
  const { database, clock, keys, settings } = parts;
  await parts.limits.use(perClient.askForMail, client.address);
  await parts.limits.use(mailsTo, address);
  const challenge = createToken();
  const code = createCode();
  await database.query('INSERT INTO mailed_codes (hash, email, code_hash, expires_at) VALUES ($1, $2, $3, $4)', [
    keys.hash('mailed-code-challenge', challenge),
    address,
    codeHash(keys, challenge, code),
    after(clock(), settings.codeSeconds),
  ]);
  parts.background.run('a code to sign in', () => mailCode(parts, address, { code, client }));
  return challenge;
}

async function mailCode(
  { database, mail, settings }: AccountParts,
  to: string,
  { code, client: { language } }: { code: string; client: Client },
): Promise<void> {
  const [user] = await database.query('SELECT 1 FROM users WHERE email = $1', [to]);
  if (!user) return;
  const minutes = Math.round(settings.codeSeconds / 60);
  await mail.send({ kind: 'sign-in-code', to, language, values: { code, minutes } });
}

interface Row {
  email: string;
  code_hash: string;
}

/**
 * Signs in with the code, in the browser that has its challenge. Each challenge allows five attempts. A request for
 * another code for the address does not change it.
 */
export async function signInByMailedCode(
  parts: AccountParts,
  { challenge, code }: MailedCode,
  client: Client,
): Promise<SignedIn> {
  await parts.limits.use(perClient.confirm, client.address);
  const { database, clock, keys } = parts;
  const hash = keys.hash('mailed-code-challenge', challenge);
  // Counted before the code is compared, so that simultaneous guesses count too.
  const [row] = await database.query<Row>(
    `UPDATE mailed_codes SET tries = tries + 1 WHERE hash = $1 AND expires_at > $2 AND tries < $3
     RETURNING email, code_hash`,
    [hash, clock(), maxTries],
  );
  if (!row) throw expired();
  await countMailedCode(parts, row.email, client);
  if (row.code_hash !== codeHash(keys, challenge, code.replaceAll(/[\s-]/g, '')))
    throw new ServiceError('codeWrong', 'The code is wrong, or belongs to another request.');
  const user = await findUser(database, { email: row.email });
  const credentials = user && (await credentialsOf(database, user.id));
  // A recovery in between has deleted the code.
  const used = await database.query('DELETE FROM mailed_codes WHERE hash = $1 RETURNING hash', [hash]);
  if (!user || used.length === 0) throw expired();
  await forgetMailedCodes(parts, row.email, client);
  await requireSecondFactor(parts, { userId: user.id, credentials }, client);
  return beginSession(parts, user, client, { credentials });
}

/** A new password, or "This wasn't me", cancels sign-ins that wait for a code. */
export async function dropMailedCodes(query: Queries['query'], userId: string): Promise<void> {
  await query('DELETE FROM mailed_codes WHERE email = (SELECT email FROM users WHERE id = $1)', [userId]);
}

function expired(): ServiceError {
  return new ServiceError(
    'linkExpired',
    'The challenge is unknown, used, expired or was tried too often. Start again.',
  );
}

function codeHash(keys: Keys, challenge: string, code: string): string {
  return keys.hash('mailed-code', `${challenge}:${code}`);
}
