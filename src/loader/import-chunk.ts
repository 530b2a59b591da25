/** In milliseconds, for each of the two tries. */
const TIMEOUT = 10_000;

/** Browsers remember a failed import by its address, so the one retry changes it. */
export function importChunk<T>(url: string): Promise<T> {
  return attempt<T>(url).catch(() => attempt<T>(`${url}?retry`));
}

function attempt<T>(url: string): Promise<T> {
  return Promise.race([import(url), new Promise<T>((_, reject) => setTimeout(reject, TIMEOUT))]);
}
