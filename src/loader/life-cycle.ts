/** What becomes of a placeholder: pending → loading → mounted, or failed; released when it leaves the page. */
import type { Entry, PlaceholderState } from '../contract';
import { domCall } from '../contract/dom';
import { loadModule, runtime } from './modules';
import { unobserveVisible } from './schedule';

/** Called for every placeholder of a page in one task; see `getAttribute` of the registry. */
const { setAttribute } = HTMLElement.prototype;

/** Every placeholder that was found and has not left, in the order of finding. */
export const entries = new Map<Element, Entry>();

let onReady: () => void;

/** Resolves once the eager widgets of the page are mounted or have failed. */
export const ready = new Promise<void>((resolve) => (onReady = resolve));

export function setState(element: Element, entry: Entry, state: PlaceholderState) {
  entry.state = state;
  setAttribute.call(element, 'data-state', state);
}

/** Fetches and mounts what is pending. Calling it twice is harmless. */
export function loadNow(element: Element) {
  const entry = entries.get(element);
  if (entry?.state !== 'pending') return;
  unobserveVisible(element);
  setState(element, entry, 'loading');
  loadModule(entry.definition!).then(
    () => runtime!.enqueue(element),
    (error) => fail(element, error),
  );
}

/** One message for the developer, one event for the host; in edit mode the runtime shows the message in place. */
export function fail(element: Element, error: unknown) {
  const entry = entries.get(element);
  if (!entry) return;
  entry.error = error;
  setState(element, entry, 'failed');
  const { message } = error as Error;
  console.error(`Inlay: ${message}`, element, error);
  domCall(
    element,
    'dispatchEvent',
    new CustomEvent('inlay:error', { bubbles: true, composed: true, detail: { module: entry.module, error } }),
  );
  runtime?.noteError(element, error as Error);
  checkReady();
}

/** Gives a placeholder back as the server wrote it. */
export function release(element: Element) {
  if (!entries.has(element)) return;
  unobserveVisible(element);
  runtime?.remove(element);
  entries.delete(element);
  domCall(element, 'removeAttribute', 'data-state');
}

/** Tells that nothing eager may be waiting any more. */
export function checkReady() {
  for (const { load, state } of entries.values()) if (load === 'eager' && /ing/.test(state)) return;
  runtime ? runtime.open(onReady) : onReady();
}
