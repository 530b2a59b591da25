/**
 * Members of nodes as the browser defines them. Markup can shadow them: `<img name="cookie">` replaces
 * `document.cookie`, and `<input name="getAttribute">` that method of its form. Code therefore reads the document, and
 * elements that an editor chose, through this module.
 */

type Method = (...parameters: never[]) => unknown;
type MethodOf<T> = { [K in keyof T]: T[K] extends Method ? K : never }[keyof T];

/** Reads `node[name]` from the prototype, so that markup cannot shadow it. */
export function domGet<T extends Node, K extends keyof T>(node: T, name: K): T[K] {
  const value = node[name];
  // Only elements, collections and windows can shadow a member, and all of them are objects.
  return typeof value === 'object' ? (Reflect.get(Object.getPrototypeOf(node) as object, name, node) as T[K]) : value;
}

/** Calls `node[name](…)` on the prototype, so that markup cannot shadow it. */
export function domCall<T extends Node, K extends MethodOf<T>>(
  node: T,
  name: K,
  ...parameters: T[K] extends (...rest: infer P) => unknown ? P : never
): T[K] extends (...rest: never[]) => infer R ? R : never {
  return Reflect.apply(domGet(node, name) as (...rest: unknown[]) => never, node, parameters);
}
