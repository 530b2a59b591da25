import { setTimeout as wait } from 'node:timers/promises';
import type { Challenge } from 'altcha-lib';
import type { StoredMail } from '../../demo/services/mail/index.ts';
import { loadContent } from '../../demo/content/load.ts';
import { catalogueIn, type User } from '../../demo/services/index.ts';
import { codeIn, goodPassword, newAddress } from '../services/setup/people.ts';
import { payloadOf } from '../services/setup/solve-captcha.ts';
import { type Answer, type Call, type Caller, createCaller } from './caller.ts';
import { isBroken, type Sample } from './figures.ts';
import { createLedger, type Ledger } from './ledger.ts';

export interface Visitor {
  id: string;
  email: string;
  accessToken: string;
  refreshToken: string;
  ledger: Ledger;
}

/** All visitors, and the failures found. */
export interface Crowd {
  call: Caller;
  articles: readonly string[];
  subscriptions: readonly string[];
  visitors: Visitor[];
  /** Addresses without an account. */
  subscribers: Map<string, Ledger>;
  /** Descriptions of what should never happen. */
  complaints: string[];
  /** Sessions that ended because a response was lost for longer than the leeway. */
  lapsed: number;
}

/** A crowd without visitors, for the services at this origin. */
export function createCrowd(origin: string, onSample: (sample: Sample) => void = () => undefined): Crowd {
  const { newsLetters, alerts } = catalogueIn('en');
  return {
    call: createCaller(origin, onSample),
    articles: loadContent()
      .articles.filter(({ language }) => language === 'en')
      .map(({ slug }) => slug),
    subscriptions: [newsLetters, alerts].flatMap(({ alertItems }) =>
      alertItems.alerts.map(({ alertCode }) => alertCode.value),
    ),
    visitors: [],
    subscribers: new Map(),
    complaints: [],
    lapsed: 0,
  };
}

/**
 * Sends a call. A response that is neither `expected` nor a server error is a failure, unless the call was sent twice:
 * a captcha that the first attempt used up is rejected at the second.
 */
export async function ask(crowd: Crowd, expected: number, call: Call): Promise<Answer> {
  const answer = await crowd.call(call);
  if (isBroken(answer.status)) await wait(100);
  else if (answer.status !== expected && !answer.isResent)
    crowd.complaints.push(`${call.act} was answered with ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

export const signedIn = ({ accessToken }: Visitor) => ({ authorization: `Bearer ${accessToken}` });

/** Registers a visitor and confirms the code; undefined if the service went away in between. */
export async function register(crowd: Crowd): Promise<Visitor | undefined> {
  const email = newAddress();
  const captcha = await solveCaptcha(crowd);
  const json = {
    email,
    password: goodPassword,
    passwordConfirmation: goodPassword,
    firstName: 'Ada',
    lastName: 'Lindgren',
  };
  const taken =
    captcha &&
    (await ask(crowd, 202, {
      act: 'register',
      method: 'POST',
      path: '/services/user/v2/users',
      headers: { captchakey: captcha },
      json,
    }));
  if (!taken || taken.status !== 202) return undefined;
  const mail = await readMail(crowd, email);
  if (!mail) return undefined;
  const { registration } = (taken.body as { data: { registration: string } }).data;
  const confirmed = await ask(crowd, 200, {
    act: 'confirm',
    method: 'POST',
    path: '/services/user/v2/users/confirm',
    json: { email, code: codeIn(mail), registration },
  });
  if (confirmed.status !== 200) return undefined;
  const visitor = {
    id: (confirmed.body as { data: User }).data.id,
    email,
    ...tokensOf(confirmed),
    ledger: createLedger(),
  };
  crowd.visitors.push(visitor);
  return visitor;
}

/** The latest e-mail to an address, which an acknowledged request promised. Undefined if the service went away. */
export async function readMail(crowd: Crowd, email: string): Promise<StoredMail | undefined> {
  // It is stored after the response, so that the response time reveals nothing about the account.
  for (let tries = 0; tries < 50; tries += 1) {
    const { status, body } = await ask(crowd, 200, { act: 'read mail', path: `/inbox.json?to=${email}` });
    if (status !== 200) return undefined;
    const [mail] = (body as { mails: StoredMail[] }).mails;
    if (mail) return mail;
    await wait(100);
  }
  crowd.complaints.push(`a mail to ${email} was promised, and is missing`);
  return undefined;
}

export async function signIn(crowd: Crowd, visitor: Visitor): Promise<void> {
  const answer = await ask(crowd, 200, {
    act: 'sign in',
    method: 'POST',
    path: '/services/user/v2/auth/signin',
    json: { username: visitor.email, password: goodPassword },
  });
  if (answer.status === 200) Object.assign(visitor, tokensOf(answer));
}

export async function solveCaptcha(crowd: Crowd): Promise<string | undefined> {
  const { status, body } = await ask(crowd, 200, { act: 'captcha', path: '/services/captcha/challenge' });
  return status === 200 ? payloadOf(body as Challenge) : undefined;
}

export function tokensOf({ headers }: Answer): { accessToken: string; refreshToken: string } {
  return { accessToken: String(headers['access_token']), refreshToken: String(headers['refresh_token']) };
}
