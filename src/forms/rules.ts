import { config } from '../core';
import type { Problem } from './problem';

/** The other answers of the same form, for rules that compare. */
export type Answers = Readonly<Record<string, unknown>>;

/** Returns the validation error, or undefined. */
export type Rule<V> = (value: V, answers: Answers) => Problem | undefined;

/** Marks the failures whose message is a dictionary key. */
export const RULE = 'rule';

/** In characters, the same in every form and in the service. */
export const maxEmailLength = () => config().policy.longestEmail ?? 254;
export const maxNameLength = () => config().policy.longestName ?? 60;
export const maxCompanyLength = () => config().policy.longestCompany ?? 100;

/** An empty text, an unticked box and an empty list are no answer. */
export function required(key = 'required'): Rule<string | boolean | readonly unknown[]> {
  return (value) => {
    const isGiven = typeof value === 'string' ? value.trim() : typeof value === 'boolean' ? value : value.length;
    return isGiven ? undefined : { key };
  };
}

/** The problem says by how much a value is too long, so that the visitor need not count. */
export function maxLength(max: number | (() => number), key = 'tooLong'): Rule<string> {
  return (value) => {
    const limit = typeof max === 'number' ? max : max();
    return value.length > limit ? { key, values: { limit, over: value.length - limit } } : undefined;
  };
}

/** The same as the reference services'. Only a mail shows whether the address exists. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[^\s@<>"(),:;[\]\\\p{Cc}]{1,64}(?<!\.)@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])$/u;

/** Nothing is wrong with an empty text: `required` sees to that. */
export function email(key = 'validEmail'): Rule<string> {
  return (value) => (!value || ADDRESS.test(value) ? undefined : { key });
}

/** Refuses addresses at domains that the site does not want, such as `example.com, example.org`. */
export function domainNotIn(list: string, key = 'unwantedDomain'): Rule<string> {
  const unwanted = new Set(list.toLowerCase().split(/[\s,]+/));
  return (value) => {
    const domain = value.slice(value.lastIndexOf('@') + 1).toLowerCase();
    return domain && unwanted.has(domain) ? { key, values: { domain } } : undefined;
  };
}

/** The same answer as another field, such as a repeated password. */
export function matches(other: string, key = 'passwordsDiffer'): Rule<string> {
  return (value, answers) => (!value || value === answers[other] ? undefined : { key });
}

/** A one-time code of as many digits as the service's. */
export function code(key = 'validCode'): Rule<string> {
  return (value) => {
    const digits = config().policy.codeLength ?? 6;
    return !value || (/^\d+$/.test(value) && value.length === digits) ? undefined : { key, values: { digits } };
  };
}

export const minPasswordLength = () => config().policy.shortestPassword ?? 10;
export const maxPasswordLength = () => config().policy.longestPassword ?? 128;

/** A shorter local part, such as `jo@…`, would forbid too many good passwords. */
const MIN_NAME_LENGTH = 4;

/** Common passwords that the other requirements would let pass. */
const COMMON = new Set(
  (
    'password12 password123 password1234 password1! passw0rd12 passw0rd123 p@ssw0rd12 p@ssword123 qwerty1234 qwerty12345 qwertyuiop1 1qaz2wsx3edc 1q2w3e4r5t ' +
    'q1w2e3r4t5 abc1234567 abcd123456 iloveyou12 iloveyou123 welcome123 welcome1234 letmein123 letmein1234 changeme123 admin12345 football123 sunshine123 princess123 ' +
    'trustno1234 monkey12345 dragon12345'
  ).split(' '),
);

export type PasswordRequirement = 'length' | 'letter' | 'digit' | 'pattern' | 'longest' | 'notEmail' | 'notCommon';

/**
 * The requirements that a new password does not meet yet: 10 to 128 characters unless the configuration says otherwise, at
 * least one letter and one digit or symbol, not the name in the e-mail address
 * and not one that everybody tries first.
 */
export function missingIn(password: string, email = ''): readonly PasswordRequirement[] {
  const lower = password.toLowerCase();
  const name = email.slice(0, Math.max(0, email.lastIndexOf('@'))).toLowerCase();
  const { passwordPattern } = config().policy;
  const isMissing: Record<PasswordRequirement, boolean> = {
    length: password.length < minPasswordLength(),
    letter: !passwordPattern && !/\p{L}/u.test(password),
    digit: !passwordPattern && !/[^\p{L}\s]/u.test(password),
    pattern: Boolean(passwordPattern) && !new RegExp(passwordPattern!, 'u').test(password),
    longest: password.length > maxPasswordLength(),
    notEmail: name.length >= MIN_NAME_LENGTH && lower.includes(name),
    notCommon: COMMON.has(lower),
  };
  return (Object.keys(isMissing) as PasswordRequirement[]).filter((requirement) => isMissing[requirement]);
}

/** A new password that is strong enough beside the e-mail address in the field named. */
export function newPassword(emailField = 'email', key = 'weakPassword'): Rule<string> {
  return (value, answers) =>
    !value || !missingIn(value, String(answers[emailField] ?? '')).length ? undefined : { key };
}
