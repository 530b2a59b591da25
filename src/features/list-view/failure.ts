import { HttpError } from '../../http';

/** The key of the text for a failed request. */
export function failureOf(error: unknown): 'offline' | 'busy' | 'failed' {
  const kind = error instanceof HttpError ? error.kind : undefined;
  return kind === 'offline' ? 'offline' : kind === 'rate-limited' ? 'busy' : 'failed';
}

/** Whether the response was not a list. */
export function isMalformed(error: unknown): boolean {
  return error instanceof HttpError && error.kind === 'malformed';
}
