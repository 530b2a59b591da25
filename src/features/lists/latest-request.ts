/** In milliseconds. Faster responses need no skeleton. */
const SLOW = 200;

export interface Handlers<R> {
  onResult(result: R): void;
  onError?(error: unknown): void;
  /** The response takes so long that the visitor should see that something happens. */
  onSlow?(): void;
}

export interface LatestRequest {
  /** Aborts the previous request, whose handlers are not called any more. */
  start<R>(request: (signal: AbortSignal) => Promise<R>, handlers: Handlers<R>): void;
  abort(): void;
}

/** One request at a time: the latest wins. */
export function createLatestRequest(): LatestRequest {
  let abort = () => {};
  return {
    start(request, { onResult, onError, onSlow }) {
      abort();
      const controller = new AbortController();
      const timer = setTimeout(() => onSlow?.(), SLOW);
      abort = () => {
        clearTimeout(timer);
        controller.abort();
      };
      const settle = (handle: () => void) => {
        if (controller.signal.aborted) return;
        abort();
        handle();
      };
      request(controller.signal).then(
        (result) => settle(() => onResult(result)),
        (error: unknown) => settle(() => onError?.(error)),
      );
    },
    abort: () => abort(),
  };
}
