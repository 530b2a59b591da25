/** In characters; the service refuses more. */
export const LONGEST_QUERY = 200;

/** The words that an address searches for. */
export function wordsOf(parameters: URLSearchParams, name = 'q'): string {
  return (parameters.get(name) ?? '').trim().slice(0, LONGEST_QUERY);
}
