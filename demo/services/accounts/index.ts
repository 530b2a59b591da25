/**
 * The rules of accounts: registering, confirming, signing in, passwords, profiles.
 * The JSON routes use them, and so do the site's plain HTML forms, without a request in between.
 */
import type { Session } from './authenticate.ts';
import type { Asker } from '../http/asker.ts';
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

export type { Asker } from '../http/asker.ts';
export type { SignedIn } from './types.ts';
export type { User } from './user.ts';

/** A success with its value, or the error that says which rule refused. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: ServiceError };

/** Each takes what a form sends, checks it and answers; only a broken database throws. */
export interface Accounts {
  signIn(input: { email: string; password: string }, asker: Asker): Promise<Outcome<SignedIn>>;
  /** With the challenge of an error `secondFactorNeeded`. */
  finishSignIn(input: Partial<SecondStep>, asker: Asker): Promise<Outcome<SignedIn>>;
  /** The same challenge; answers when the code will be mailed that turns the second factor off. */
  beginSecondFactorReset(input: Partial<ResetRequest>, asker: Asker): Promise<Outcome<Date>>;
  register(input: Partial<Registration> & { source?: string }, asker: Asker): Promise<Outcome<string>>;
  confirm(input: Confirmation, asker: Asker): Promise<Outcome<Confirmed>>;
  resendConfirmation(input: { email: string; registration?: string }, asker: Asker): Promise<Outcome<void>>;
  forgot(input: { email: string }, asker: Asker): Promise<Outcome<void>>;
  reset(input: Partial<Reset>, asker: Asker): Promise<Outcome<{ email: string }>>;
  /** By the link of a notice; what it answers sets a new password. */
  undoChange(input: Partial<Undo>, asker: Asker): Promise<Outcome<ResetLink>>;
  createPassword(input: Session & { input: Partial<NewPassword> }, asker: Asker): Promise<Outcome<void>>;
  unlink(session: Session, provider: string): Promise<Outcome<void>>;
  /** Counts for a few minutes of the session. */
  prove(session: Session, password: string): Promise<Outcome<void>>;
  changeProfile(input: { user: User; sessionId: string; input: Changes }, asker: Asker): Promise<Outcome<User>>;
}

export function createAccounts(parts: AccountParts): Accounts {
  return {
    signIn: ({ email: username, password }, asker) =>
      outcome(() => signIn(parts, read<Credentials>({ username, password }, credentials), asker)),
    finishSignIn: (input, asker) => outcome(() => finishSignIn(parts, read<SecondStep>(input, secondStep), asker)),
    beginSecondFactorReset: (input, asker) =>
      outcome(() => beginReset(parts, read<ResetRequest>(input, resetRequest), asker)),
    register: ({ source, ...input }, asker) =>
      outcome(() => register(parts, { ...read<Registration>(input, registration), ...(source && { source }) }, asker)),
    confirm: (input, asker) => outcome(() => confirm(parts, read(input, confirmation), asker)),
    resendConfirmation: (input, asker) => outcome(() => resendConfirmation(parts, read<Resend>(input, resend), asker)),
    forgot: (input, asker) => outcome(() => forgotPassword(parts, read(input.email, email), asker)),
    reset: (input, asker) => outcome(() => resetPassword(parts, read<Reset>(input, reset), asker)),
    undoChange: (input, asker) => outcome(() => undoChange(parts, read<Undo>(input, undo), asker)),
    createPassword: ({ input, ...session }, asker) =>
      outcome(() => createPassword(parts, { ...session, input: read<NewPassword>(input, newPassword) }, asker)),
    unlink: (session, provider) => outcome(() => unlink(parts, session, provider)),
    prove: (session, password) => outcome(() => keepProof(parts, session, password)),
    changeProfile: (input, asker) => outcome(() => changeProfile(parts, input, asker)),
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

/** The value of a success; throws the error of a failure, for routes that let the app answer it. */
export function unwrap<Value>(result: Outcome<Value>): Value {
  if (result.ok) return result.value;
  throw result.error;
}
