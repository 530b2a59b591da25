/** The one place where the loader imports; the package for hosts that bundle puts its own there, which their bundler can follow. */
export function importChunk<T>(url: string): Promise<T> {
  return import(url) as Promise<T>;
}
