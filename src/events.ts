/** `inlay/events`: the types of events, for scripts that listen to them. */
import type { EventMap } from './core';

export type { EventDetail, EventMap, EventName } from './core';

/** Each event is also a `CustomEvent` on the document. */
export type DocumentEvents = { [N in keyof EventMap as `inlay:${N}`]: CustomEvent<EventMap[N]> };

/** They bubble from the placeholder to the document. */
export interface PlaceholderEvents {
  'inlay:mount': CustomEvent<{ readonly module: string }>;
  'inlay:unmount': CustomEvent<{ readonly module: string }>;
  'inlay:error': CustomEvent<{ readonly module: string; readonly error: Error }>;
}

declare global {
  interface DocumentEventMap extends DocumentEvents, PlaceholderEvents {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- only an interface adds to that of the browser
  interface HTMLElementEventMap extends PlaceholderEvents {}
}
