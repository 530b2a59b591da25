import type { Entry, PlaceholderState } from '../contract';
import { domCall } from '../contract/dom';
import { messageOf, toError } from '../contract/errors';
import { attempt, log } from '../contract/log';

/**
 * Called for every placeholder of a page in one task. Prototype.js replaces `Element`, but the prototype of HTML
 * elements is the browser's.
 */
const { removeAttribute, setAttribute } = HTMLElement.prototype;

/** The callbacks of the loader and the runtime. Their errors are logged and stop no transition. */
export interface StatesOptions {
  /** Removes a mounted widget and restores the server's content. */
  unmount(element: Element): void;
  /** Shows the error to an editor. */
  noteError(element: Element, error: Error): void;
  /** No eager placeholder is pending or loading any more. */
  onSettled(): void;
}

/**
 * The only writer of a placeholder's state, of its `data-state` attribute, and of the events `inlay:mount`,
 * `inlay:unmount` and `inlay:error`: pending → loading → mounted, or failed from any of them; released from any.
 */
export interface States {
  /** All placeholders on the page, in the order in which they were found. */
  readonly entries: ReadonlyMap<Element, Entry>;
  /** With a definition it is pending; without one its name is not ours, and nothing is written to it. */
  add(element: Element, entry: Entry): void;
  /** Returns the entry if it was pending. */
  startLoading(element: Element): Entry | undefined;
  /** Does nothing unless it was loading. */
  markMounted(element: Element, time: number): void;
  /** Logs one message, dispatches one event and informs the editor. `thrown` may be anything, `null` and `undefined` included. */
  markFailed(element: Element, thrown: unknown): void;
  /** Unmounts the widget, and removes the placeholder's entry. */
  release(element: Element): void;
  /** Calls `onSettled` if no eager placeholder is pending or loading. */
  checkSettled(): void;
}

export function createStates({ unmount, noteError, onSettled }: StatesOptions): States {
  const entries = new Map<Element, Entry>();

  function write(element: Element, entry: Entry, state: PlaceholderState) {
    entry.state = state;
    setAttribute.call(element, 'data-state', state);
  }

  function dispatch(element: Element, type: string, detail: object) {
    attempt(() => domCall(element, 'dispatchEvent', new CustomEvent(type, { bubbles: true, composed: true, detail })));
  }

  function checkSettled() {
    for (const { load, state } of entries.values()) if (load === 'eager' && /ing/.test(state)) return;
    attempt(onSettled);
  }

  return {
    entries,
    checkSettled,
    add(element, entry) {
      entries.set(element, entry);
      if (entry.definition) write(element, entry, 'pending');
    },
    startLoading(element) {
      const entry = entries.get(element);
      if (entry?.state !== 'pending') return undefined;
      write(element, entry, 'loading');
      return entry;
    },
    markMounted(element, time) {
      const entry = entries.get(element);
      if (entry?.state !== 'loading') return;
      // Whole milliseconds need no allocation on the heap.
      entry.mountedAt = Math.round(time);
      write(element, entry, 'mounted');
      dispatch(element, 'inlay:mount', { module: entry.module });
    },
    markFailed(element, thrown) {
      const entry = entries.get(element);
      if (!entry) return;
      const error = toError(thrown, entry.module);
      entry.error = error;
      write(element, entry, 'failed');
      log('error', `Inlay: ${messageOf(error, entry.module)}`, element, error);
      dispatch(element, 'inlay:error', { module: entry.module, error });
      attempt(() => noteError(element, error));
      checkSettled();
    },
    release(element) {
      const entry = entries.get(element);
      if (!entry) return;
      // First, so that a listener or a cleanup that releases it again finds nothing.
      entries.delete(element);
      attempt(() => unmount(element));
      if (entry.state === 'mounted') dispatch(element, 'inlay:unmount', { module: entry.module });
      removeAttribute.call(element, 'data-state');
    },
  };
}
