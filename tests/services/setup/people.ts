import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { User } from '../../../demo/services/index.ts';
import type { StoredMail } from '../../../demo/services/mail/index.ts';
import type { Client } from './client.ts';

export const goodPassword = 'Ferry-to-Oslo-17';

export interface Reader {
  email: string;
  password: string;
  user: User;
  accessToken: string;
  refreshToken: string;
  /** Headers of an authenticated request. */
  signedIn: { authorization: string };
}

export interface People {
  /** A registration as the form sends it; `changes` replaces fields. */
  form(changes?: Record<string, unknown>): Record<string, unknown> & { email: string; password: string };
  /** Registers and confirms a new user. */
  newReader(changes?: Record<string, unknown>): Promise<Reader>;
  signIn(email: string, password: string): Promise<Reader>;
}

export function newAddress(): string {
  return `${randomUUID().slice(0, 13)}@readers.example`;
}

/** Proves that this browser began the registration. */
export function registrationOf({ body }: { body: unknown }): string {
  return (body as { data: { registration: string } }).data.registration;
}

/** The six digits of an e-mail. */
export function codeIn(mail: StoredMail | undefined): string {
  const [code] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
  assert.ok(code, 'The mail has no code.');
  return code;
}

/** The link of an e-mail. */
export function linkIn(mail: StoredMail | undefined): URL {
  const [address] = /http:\S+/.exec(mail?.text ?? '') ?? [];
  assert.ok(address, 'The mail has no link.');
  return new URL(address);
}

export function createPeople({
  client,
  captcha,
  mailsTo,
}: {
  client: Client;
  captcha: () => Promise<string>;
  mailsTo: (address: string) => Promise<StoredMail[]>;
}): People {
  const form: People['form'] = (changes = {}) => ({
    email: newAddress(),
    password: goodPassword,
    passwordConfirmation: changes['password'] ?? goodPassword,
    firstName: 'Ada',
    lastName: 'Lindgren',
    occasionalEmail: false,
    subscriptions: [],
    ...changes,
  });

  async function signIn(email: string, password: string): Promise<Reader> {
    const answer = await client.call<{ data: User }>('signIn', { json: { username: email, password } });
    assert.equal(answer.status, 200);
    return readerOf(answer, email, password);
  }

  return {
    form,
    signIn,
    async newReader(changes) {
      const registration = form(changes);
      const { email, password } = registration;
      const sent = await client.call('register', { json: registration, headers: { CaptchaKey: await captcha() } });
      assert.equal(sent.status, 202);
      const [mail] = await mailsTo(email);
      const answer = await client.call<{ data: User }>('confirmRegistration', {
        json: { email, code: codeIn(mail), registration: registrationOf(sent) },
      });
      assert.equal(answer.status, 200);
      return readerOf(answer, email, password);
    },
  };
}

export function readerOf(
  { headers, body }: { headers: Headers; body: { data: User } },
  email: string,
  password: string,
): Reader {
  const accessToken = headers.get('access_token') ?? '';
  const refreshToken = headers.get('refresh_token') ?? '';
  return {
    email,
    password,
    user: body.data,
    accessToken,
    refreshToken,
    signedIn: { authorization: `Bearer ${accessToken}` },
  };
}
