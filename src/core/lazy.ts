export interface LazyOptions {
  /** Called with the cause; what it throws is what the caller gets instead. */
  onError?: (cause: unknown) => void;
}

/**
 * Code that most visitors of the page never need, named where it is asked for:
 * `const loadPlayer = lazy(() => import('./Player'))`. Loads once for all
 * callers; a load that failed is forgotten, so that the next call asks again.
 */
export function lazy<T>(load: () => Promise<T>, { onError }: LazyOptions = {}): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () =>
    (pending ??= load().catch((cause: unknown) => {
      pending = undefined;
      onError?.(cause);
      throw cause;
    }));
}
