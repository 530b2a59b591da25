import { log } from '../../contract';
import type { Failure, Struct } from 'superstruct';
import { config } from '../../core';
import { HttpError } from '../../http';
import { fieldErrorsOf } from './field-errors';
import { type Problem, SubmitError } from '../problem';
import type * as Rules from '../rules';

/** Repeated, so that the chunk of forms does not import the chunk of schemas. The type keeps the two equal. */
const RULE: typeof Rules.RULE = 'rule';

/** In seconds, for a service that does not send the waiting time. */
const DEFAULT_WAIT = 2;

export interface Outcome extends Meaning, Problem {
  /** In seconds. */
  readonly wait?: number;
  /** The service's errors of single fields. */
  readonly fields?: ReadonlyMap<string, Problem>;
}

/** The error in the visitor's terms. Undefined if the visitor cancelled. */
export function outcomeOf(
  cause: unknown,
  codes: Codes | undefined,
  fieldNames: readonly string[],
): Outcome | undefined {
  if (cause instanceof SubmitError)
    return { key: cause.key, values: cause.values, field: cause.field, messages: cause.messages };
  if (!(cause instanceof HttpError)) {
    log('error', 'Inlay: a form could not be submitted.', cause);
    return { key: 'unexpected' };
  }
  const { kind, code = '', status = 0, retryAfter = DEFAULT_WAIT } = cause;
  if (kind === 'aborted') return undefined;
  if (kind === 'offline' || kind === 'unreachable' || kind === 'timeout') return { key: kind };
  const mapped = meaningOf(code, codes);
  const meaning = {
    ...(mapped ?? STATUSES[status] ?? { key: 'unexpected' }),
    ...(cause.field && { field: cause.field }),
  };
  if (kind === 'rate-limited') return { ...meaning, wait: retryAfter };
  const fields = fieldErrorsOf(cause, fieldNames, (fieldCode) => meaningOf(fieldCode, codes)?.key);
  // Our own text comes before the service's.
  return mapped && fields.has(meaning.field ?? '')
    ? { ...meaning, fields: fields.set(meaning.field!, mapped) }
    : { ...meaning, fields };
}

/** The meaning of a status without a code. */
const STATUSES: Readonly<Partial<Record<number, Meaning>>> = {
  409: { key: 'conflict' },
  410: { key: 'gone' },
  422: { key: 'notAccepted' },
  423: { key: 'locked' },
  429: { key: 'tooManyAttempts' },
};

/** The meaning of an error code for the visitor. */
export interface Meaning {
  /** The key of the message. */
  readonly key: string;
  /** The invalid field, if the form has it. */
  readonly field?: string;
  /** Whether to clear the field, as for a wrong code. */
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

/** The text from the configuration, else from the form, else from the table. Undefined for an unknown code. */
export function meaningOf(code: string | number, formCodes: Codes = {}): Meaning | undefined {
  const meaning = find(formCodes, code) ?? find(CODES, code);
  const key = find(config().errorTexts, code) ?? meaning?.key;
  return key === undefined ? undefined : { ...meaning, key };
}

function find<V>(record: Readonly<Record<string, V>>, code: string | number): V | undefined {
  return Object.hasOwn(record, code) ? record[code] : undefined;
}

export interface Checked<T> {
  /** The values that the schema returns. Undefined if there are errors. */
  readonly values?: T;
  /** The first error of each field. */
  readonly problems: ReadonlyMap<string, Problem>;
}

/** Validates all fields, so that the visitor sees all errors together. Without a schema, all values are valid. */
export function check<T>(values: T, schema: Struct<T, unknown> | undefined): Checked<T> {
  if (!schema) return { values, problems: new Map() };
  const [error, checked] = schema.validate(values, { coerce: true });
  const problems = new Map<string, Problem>();
  for (const failure of error?.failures() ?? []) {
    const name = String(failure.path[0]);
    if (!problems.has(name)) problems.set(name, problemOf(failure));
  }
  return { values: checked, problems };
}

/** Superstruct's messages are for developers; ours are keys with their values. */
function problemOf({ refinement, message, values }: Failure & Partial<Problem>): Problem {
  return refinement === RULE ? { key: message, values } : { key: 'invalid' };
}
