import { config } from '../core';
import type { Rule } from './rules';

export const minPasswordLength = () => config().policy.minPasswordLength ?? 10;
export const maxPasswordLength = () => config().policy.maxPasswordLength ?? 128;

/** A shorter local part, such as `jo@…`, would forbid too many good passwords. */
const MIN_NAME_LENGTH = 4;

/** Common passwords that meet the other requirements. */
const COMMON = new Set(
  (
    'password12 password123 password1234 password1! passw0rd12 passw0rd123 p@ssw0rd12 p@ssword123 qwerty1234 qwerty12345 qwertyuiop1 1qaz2wsx3edc 1q2w3e4r5t ' +
    'q1w2e3r4t5 abc1234567 abcd123456 iloveyou12 iloveyou123 welcome123 welcome1234 letmein123 letmein1234 changeme123 admin12345 football123 sunshine123 princess123 ' +
    'trustno1234 monkey12345 dragon12345'
  ).split(' '),
);

export type PasswordRequirement = 'length' | 'letter' | 'digit' | 'pattern' | 'longest' | 'notEmail' | 'notCommon';

/**
 * The requirements that a new password does not meet yet: 10 to 128 characters unless configured otherwise, at least
 * one letter and one digit or symbol, not the name in the e-mail address and not a common password.
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

/** A strong new password, checked against the e-mail address in the named field. */
export function newPassword(emailField = 'email', key = 'weakPassword'): Rule<string> {
  return (value, answers) =>
    !value || !missingIn(value, String(answers[emailField] ?? '')).length ? undefined : { key };
}
