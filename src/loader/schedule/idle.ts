import type { Due } from './';

export function whenIdle(element: Element, due: Due) {
  // Safari has no idle callback; a later task is the next best.
  (self.requestIdleCallback || setTimeout)(() => due(element));
}
