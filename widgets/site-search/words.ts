/** In characters; the service refuses more. */
export const LONGEST_QUERY = 200;

/** The words that an address searches for. */
export function wordsOf(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
}
