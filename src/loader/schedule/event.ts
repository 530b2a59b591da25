import type { Due } from './';

/** Events of the channel are DOM events too; one published earlier is replayed by the runtime. */
export function whenEvent(element: Element, due: Due, name: string) {
  document.addEventListener(`inlay:${name}`, () => due(element), { once: true });
}
