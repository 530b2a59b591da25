/** The rules that schemas add to values. They are in the chunk of schemas, so components import only their types. */
import { config } from '../core';
import type { Problem } from './problem';

/** The other values of the form, for rules that compare. */
export type Answers = Readonly<Record<string, unknown>>;

/** Returns the validation error, or undefined. */
export type Rule<V> = (value: V, answers: Answers) => Problem | undefined;

/** Marks the failures whose message is a dictionary key. */
export const RULE = 'rule';

/** In characters, the same in every form and in the service. */
export const maxEmailLength = () => config().policy.maxEmailLength ?? 254;
export const maxNameLength = () => config().policy.maxNameLength ?? 60;
export const maxCompanyLength = () => config().policy.maxCompanyLength ?? 100;

/** An empty text, an unticked checkbox and an empty list are missing values. */
export function required(key = 'required'): Rule<string | boolean | readonly unknown[]> {
  return (value) => {
    const isGiven = typeof value === 'string' ? value.trim() : typeof value === 'boolean' ? value : value.length;
    return isGiven ? undefined : { key };
  };
}

/** The message says how many characters are too many. */
export function maxLength(max: number | (() => number), key = 'tooLong'): Rule<string> {
  return (value) => {
    const limit = typeof max === 'number' ? max : max();
    return value.length > limit ? { key, values: { limit, over: value.length - limit } } : undefined;
  };
}

/** The same rule as in the reference services. Only an e-mail proves that the address exists. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[^\s@<>"(),:;[\]\\\p{Cc}]{1,64}(?<!\.)@(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])$/u;

/** An empty text is valid here: `required` checks it. */
export function email(key = 'validEmail'): Rule<string> {
  return (value) => (!value || ADDRESS.test(value) ? undefined : { key });
}

/** Rejects addresses at unwanted domains, such as `example.com, example.org`. */
export function domainNotIn(list: string, key = 'unwantedDomain'): Rule<string> {
  const unwanted = new Set(list.toLowerCase().split(/[\s,]+/));
  return (value) => {
    const domain = value.slice(value.lastIndexOf('@') + 1).toLowerCase();
    return domain && unwanted.has(domain) ? { key, values: { domain } } : undefined;
  };
}

/** The same value as another field, such as a repeated password. */
export function matches(other: string, key = 'passwordsDiffer'): Rule<string> {
  return (value, answers) => (!value || value === answers[other] ? undefined : { key });
}

/** A one-time code with the configured number of digits. */
export function code(key = 'validCode'): Rule<string> {
  return (value) => {
    const digits = config().policy.codeLength ?? 6;
    return !value || (/^\d+$/.test(value) && value.length === digits) ? undefined : { key, values: { digits } };
  };
}
