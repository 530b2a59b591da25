/** Caches the last few responses by their query. */
export interface PageCache<T> {
  get(key: string): T | undefined;
  set(key: string, page: T): void;
}

export function createPageCache<T>(size: number): PageCache<T> {
  const pages = new Map<string, T>();
  return {
    get: (key) => pages.get(key),
    set(key, page) {
      pages.delete(key);
      pages.set(key, page);
      for (const oldest of pages.keys()) if (pages.size > size) pages.delete(oldest);
    },
  };
}
