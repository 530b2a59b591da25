/** In milliseconds, for each of the two attempts. */
const TIMEOUT = 10_000;

/**
 * In milliseconds after a failed attempt: by then, a brief network failure is over, and a page that was unloading is
 * gone.
 */
const PAUSE = 1_000;

/**
 * Imports a URL, and retries once after a failure. Browsers cache a failed import by its URL, so the retry changes it.
 */
export function importWithRetry<T>(importChunk: (url: string) => Promise<T>, url: string): Promise<T> {
  const attempt = (address: string) =>
    Promise.race([importChunk(address), rejectAfter(TIMEOUT)]).catch((error: unknown) => rejectAfter(PAUSE, error));
  return attempt(url).catch(() => attempt(`${url}?retry`));
}

function rejectAfter(time: number, error?: unknown): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, time, error));
}
