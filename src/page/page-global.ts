/** A global of the page, such as a tool or a data layer. Ignores elements with that id. */
export function pageGlobal(name: string): unknown {
  const value: unknown = Reflect.get(window, name);
  return value instanceof Node || value instanceof HTMLCollection ? undefined : value;
}

/**
 * Appends to a global list, or to the object by which a tag container has replaced it. Creates the list if it is
 * missing. Returns whether the global can be appended to.
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
