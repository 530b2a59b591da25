export interface LazyOptions {
  /** Called with the cause. Callers receive the error that it throws. */
  onError?: (cause: unknown) => void;
}

/**
 * Loads code that most visitors of the page never need, on demand:
 * `const loadPlayer = lazy(() => import('./Player'))`. Loads once for all
 * callers; a failed load is forgotten, so that the next call tries again.
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
