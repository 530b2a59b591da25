import { truncate } from '../../src/contract';

/** In characters; the service refuses more. */
export const MAX_QUERY_LENGTH = 200;

/** The words that an address searches for. */
export function wordsOf(parameters: URLSearchParams, name = 'q'): string {
  return truncate((parameters.get(name) ?? '').trim(), MAX_QUERY_LENGTH);
}
