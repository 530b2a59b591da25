/** A global of the page, such as a tool or a data layer; markup with an id of that name is none. */
export function pageGlobal(name: string): unknown {
  const value: unknown = Reflect.get(window, name);
  return value instanceof Node || value instanceof HTMLCollection ? undefined : value;
}

/**
 * Appends to a list of the page, or to what a container has put in its place; there is one afterwards where there was
 * none. Returns whether it could take it.
 */
export function pushTo(name: string, value: unknown): boolean {
  const list = pageGlobal(name);
  if (list === undefined) return Reflect.set(window, name, [value]);
  if (!canTake(list)) return false;
  list.push(value);
  return true;
}

function canTake(list: unknown): list is { push(value: unknown): unknown } {
  return typeof list === 'object' && list !== null && 'push' in list && typeof list.push === 'function';
}
