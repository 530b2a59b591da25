import type { Due } from './';

export function whenMedia(element: Element, due: Due, query: string) {
  const list = matchMedia(query);
  const check = () => list.matches && due(element);
  list.onchange = check;
  check();
}
