import { HttpError } from '../../http';
import type { Problem } from '../problem';
import { meaningOf, type Codes, type Meaning } from './codes';
import { messages } from './messages';
import { SubmitError } from './submit-error';

/** In seconds, for a service that does not say how long to wait. */
const UNTOLD_WAIT = 2;

export interface Outcome extends Meaning, Problem {
  /** In seconds. */
  readonly wait?: number;
}

/** What went wrong, in the visitor's terms; undefined when the visitor stopped it. */
export function outcomeOf(cause: unknown, codes: Codes | undefined): Outcome | undefined {
  if (cause instanceof SubmitError) return { key: cause.key, values: cause.values, field: cause.field, messages: cause.messages ?? messages };
  if (!(cause instanceof HttpError)) {
    console.error('Inlay: a form could not be submitted.', cause);
    return { key: 'unexpected', messages };
  }
  const { kind, code = '', retryAfter = UNTOLD_WAIT } = cause;
  if (kind === 'aborted') return undefined;
  if (kind === 'offline' || kind === 'timeout') return { key: kind, messages };
  const meaning = meaningOf(code, codes);
  return kind === 'rate-limited' ? { key: 'tooManyAttempts', messages, ...meaning, wait: retryAfter } : (meaning ?? { key: 'unexpected', messages });
}
