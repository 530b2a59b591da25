/**
 * The rules of accounts: registration, confirmation, sign-in, passwords, profiles. Used by the JSON routes, and
 * directly by the site's plain HTML forms.
 */
import type { Session } from './authenticate.ts';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { read } from '../http/body.ts';
import { email } from '../http/fields.ts';
import {
  type Confirmation,
  type Confirmed,
  confirm,
  confirmation,
  resend,
  type Resend,
  resendConfirmation,
} from './confirm.ts';
import { mailedCode, type MailedCode, requestMailedCode, signInByMailedCode } from './mailed-code.ts';
import { createPassword, newPassword, type NewPassword } from './create-password.ts';
import { unlink } from './linked-accounts.ts';
import { type Changes, changeProfile } from './profile.ts';
import { keepProof } from './prove.ts';
import { register, type Registration, registration } from './register.ts';
import { forgotPassword, type Reset, reset, resetPassword, type ResetLink } from './reset-password.ts';
import { beginReset, type ResetRequest, resetRequest } from '../second-factor/delayed-reset.ts';
import { finishSignIn, secondStep, type SecondStep } from '../second-factor/finish-sign-in.ts';
import { type Credentials, credentials, signIn } from './sign-in.ts';
import type { AccountParts, SignedIn } from './types.ts';
import { undo, undoChange, type Undo } from './undo-change.ts';
import type { User } from './user.ts';

export type { Client } from '../http/client.ts';
export type { SignedIn } from './types.ts';
export type { User } from './user.ts';

/** A success with its value, or the error of the rule that rejected the request. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: ServiceError };

/** Each takes the data of a form, validates it and returns a result; only database errors throw. */
export interface Accounts {
  signIn(input: { email: string; password: string }, client: Client): Promise<Outcome<SignedIn>>;
  /** With the challenge of an error `secondFactorNeeded`. */
  finishSignIn(input: Partial<SecondStep>, client: Client): Promise<Outcome<SignedIn>>;
  /** The same challenge; returns when the code that turns off the second factor will be sent. */
  beginSecondFactorReset(input: Partial<ResetRequest>, client: Client): Promise<Outcome<Date>>;
  /** Returns the challenge of the code. */
  requestMailedCode(input: { email: string }, client: Client): Promise<Outcome<string>>;
  signInByMailedCode(input: Partial<MailedCode>, client: Client): Promise<Outcome<SignedIn>>;
  register(input: Partial<Registration> & { source?: string }, client: Client): Promise<Outcome<string>>;
  confirm(input: Confirmation, client: Client): Promise<Outcome<Confirmed>>;
  resendConfirmation(input: { email: string; registration?: string }, client: Client): Promise<Outcome<void>>;
  forgot(input: { email: string }, client: Client): Promise<Outcome<void>>;
  reset(input: Partial<Reset>, client: Client): Promise<Outcome<{ email: string }>>;
  /** Uses the link of a notice; the result includes a token to set a new password. */
  undoChange(input: Partial<Undo>, client: Client): Promise<Outcome<ResetLink>>;
  createPassword(input: Session & { input: Partial<NewPassword> }, client: Client): Promise<Outcome<void>>;
  unlink(session: Session, provider: string): Promise<Outcome<void>>;
  /** Valid for a few minutes of the session. */
  prove(session: Session, password: string): Promise<Outcome<void>>;
  changeProfile(input: { user: User; sessionId: string; input: Changes }, client: Client): Promise<Outcome<User>>;
}

export function createAccounts(parts: AccountParts): Accounts {
  return {
    signIn: ({ email: username, password }, client) =>
      outcome(() => signIn(parts, read<Credentials>({ username, password }, credentials), client)),
    finishSignIn: (input, client) => outcome(() => finishSignIn(parts, read<SecondStep>(input, secondStep), client)),
    beginSecondFactorReset: (input, client) =>
      outcome(() => beginReset(parts, read<ResetRequest>(input, resetRequest), client)),
    requestMailedCode: (input, client) => outcome(() => requestMailedCode(parts, read(input.email, email), client)),
    signInByMailedCode: (input, client) =>
      outcome(() => signInByMailedCode(parts, read<MailedCode>(input, mailedCode), client)),
    register: ({ source, ...input }, client) =>
      outcome(() => register(parts, { ...read<Registration>(input, registration), ...(source && { source }) }, client)),
    confirm: (input, client) => outcome(() => confirm(parts, read(input, confirmation), client)),
    resendConfirmation: (input, client) =>
      outcome(() => resendConfirmation(parts, read<Resend>(input, resend), client)),
    forgot: (input, client) => outcome(() => forgotPassword(parts, read(input.email, email), client)),
    reset: (input, client) => outcome(() => resetPassword(parts, read<Reset>(input, reset), client)),
    undoChange: (input, client) => outcome(() => undoChange(parts, read<Undo>(input, undo), client)),
    createPassword: ({ input, ...session }, client) =>
      outcome(() => createPassword(parts, { ...session, input: read<NewPassword>(input, newPassword) }, client)),
    unlink: (session, provider) => outcome(() => unlink(parts, session, provider)),
    prove: (session, password) => outcome(() => keepProof(parts, session, password)),
    changeProfile: (input, client) => outcome(() => changeProfile(parts, input, client)),
  };
}

async function outcome<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof ServiceError) return { ok: false, error };
    throw error;
  }
}

/** The value of a success; throws the error of a failure, for routes that leave the response to the app. */
export function unwrap<Value>(result: Outcome<Value>): Value {
  if (result.ok) return result.value;
  throw result.error;
}
