/** Counts what widgets leave behind on the page: listeners on global targets, and intervals. */
export interface Ledger {
  /** Such as `document focusin`, one entry per remaining listener. */
  open(): string[];
  close(): void;
}

const NAMES = new Map<unknown, string>([
  [window, 'window'],
  [document, 'document'],
  [document.documentElement, 'html'],
  [document.body, 'body'],
]);

export function trackListeners(): Ledger {
  const listeners = new Map<string, Map<unknown, string>>();
  const intervals = new Set<unknown>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const { setInterval, clearInterval } = window;

  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const name = NAMES.get(this ?? window);
    if (name && listener) {
      const key = keyOf(name, type, options);
      const registered = listeners.get(key) ?? new Map<unknown, string>();
      listeners.set(key, registered.set(listener, `${name} ${type}`));
      const signal = typeof options === 'object' ? options.signal : undefined;
      signal?.addEventListener('abort', () => registered.delete(listener));
    }
    return addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    listeners.get(keyOf(NAMES.get(this ?? window) ?? '', type, options))?.delete(listener);
    return removeEventListener.call(this, type, listener, options);
  };
  window.setInterval = ((...parameters: Parameters<typeof setInterval>) => {
    const id = setInterval(...parameters);
    intervals.add(id);
    return id;
  }) as typeof setInterval;
  window.clearInterval = (id) => {
    intervals.delete(id);
    clearInterval(id);
  };

  return {
    open: () => [
      ...[...listeners.values()].flatMap((registered) => [...registered.values()]),
      ...[...intervals].map(() => 'an interval'),
    ],
    close() {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
      Object.assign(window, { setInterval, clearInterval });
    },
  };
}

function keyOf(name: string, type: string, options?: boolean | EventListenerOptions): string {
  return `${name} ${type} ${String(typeof options === 'object' ? Boolean(options.capture) : Boolean(options))}`;
}
