/** Milliseconds for each of the two tries. */
const TIMEOUT = 10_000;

/** Milliseconds after a try that failed: a network that blinked is back, and a page that was being left is gone. */
const PAUSE = 1_000;

/** Imports a URL, and tries once more where that fails. Browsers cache a failed import by its URL, so the retry changes it. */
export function importWithRetry<T>(importChunk: (url: string) => Promise<T>, url: string): Promise<T> {
  const attempt = (address: string) =>
    Promise.race([importChunk(address), rejectAfter(TIMEOUT)]).catch((error: unknown) => rejectAfter(PAUSE, error));
  return attempt(url).catch(() => attempt(`${url}?retry`));
}

function rejectAfter(time: number, error?: unknown): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, time, error));
}
