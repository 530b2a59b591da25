import { HttpError } from '../../http';

/** Which text says why there is no answer. */
export function failureOf(error: unknown): 'offline' | 'busy' | 'failed' {
  const kind = error instanceof HttpError ? error.kind : undefined;
  return kind === 'offline' ? 'offline' : kind === 'rate-limited' ? 'busy' : 'failed';
}

/** Whether the service answered something that is no list. */
export function isMalformed(error: unknown): boolean {
  return error instanceof HttpError && error.kind === 'malformed';
}
