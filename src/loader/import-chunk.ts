/**
 * The only import of the loader; the package for hosts that bundle replaces it with one that their bundler can follow.
 */
export function importChunk<T>(url: string): Promise<T> {
  return import(url) as Promise<T>;
}
