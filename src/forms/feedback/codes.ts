import { config } from '../../core';
import type { Problem } from '../problem';
import { messages } from './messages';

/** What an error code means for the visitor. */
export interface Meaning {
  /** Of the text that says what to do. */
  readonly key: string;
  /** The field at fault, where the form has it. */
  readonly field?: string;
  /** Whether the field must be filled in anew, as a wrong code must. */
  readonly clears?: boolean;
}

export type Codes = Readonly<Record<string, Meaning>>;

/** The account service's codes. */
const CODES: Codes = {
  1001: { key: 'linkUsed' },
  1002: { key: 'validEmail', field: 'email' },
  1003: { key: 'weakPassword', field: 'password' },
  1004: { key: 'answerMissing' },
  1008: { key: 'captchaFailed' },
  2002: { key: 'notConfirmed' },
  2003: { key: 'locked' },
  2004: { key: 'wrongCredentials' },
  2005: { key: 'tooManyAttempts' },
  6008: { key: 'linkExpired' },
  6010: { key: 'wrongCode', field: 'code', clears: true },
  6011: { key: 'samePassword', field: 'password' },
};

/** The configuration chooses the text first, then the form, then the table. Undefined for a code that nobody knows. */
export function meaningOf(code: string | number, own: Codes = {}): (Meaning & Problem) | undefined {
  const meaning = find(own, code) ?? find(CODES, code);
  const key = find(config().errorTexts, code) ?? meaning?.key;
  return key === undefined ? undefined : { ...meaning, key, messages };
}

function find<V>(record: Readonly<Record<string, V>>, code: string | number): V | undefined {
  return Object.hasOwn(record, code) ? record[code] : undefined;
}
