import { truncate } from '../../src/contract';

/** In characters; the service rejects longer queries. */
export const MAX_QUERY_LENGTH = 200;

/** The search text of the URL. */
export function wordsOf(parameters: URLSearchParams, name = 'q'): string {
  return truncate((parameters.get(name) ?? '').trim(), MAX_QUERY_LENGTH);
}
