import { HttpError } from '../../../http';
import { SubmitError } from '../../../forms';
import { LAST_LOGIN } from '../../../services';
import { messages } from './messages';

/** The service's codes about signing in elsewhere, by the key of what to do. */
const KEYS: Readonly<Record<string, keyof typeof messages.texts>> = {
  2021: 'refused',
  2022: 'expired',
  2023: 'linkedElsewhere',
  [LAST_LOGIN]: 'lastLogin',
  2025: 'passwordExists',
  4004: 'notLinked',
};

/** Undefined for a code that is about something else. */
export function socialProblem(code: string | number = ''): keyof typeof messages.texts | undefined {
  return Object.hasOwn(KEYS, code) ? KEYS[code] : undefined;
}

/** What a form should say about an error of these calls; any other error stays itself. */
export function refusalOf(error: unknown): unknown {
  const key = error instanceof HttpError ? socialProblem(error.code) : undefined;
  return key ? new SubmitError(key, { messages, cause: error }) : error;
}
