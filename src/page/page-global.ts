/** A global of the page, such as a tool or a data layer; markup with an id of that name is none. */
export function pageGlobal(name: string): unknown {
  const value: unknown = Reflect.get(window, name);
  return value instanceof Node || value instanceof HTMLCollection ? undefined : value;
}
