/** Creates elements for the panels of editors and developers, which must work without React. */
export function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
}
