/** Elements for the editor's and developer's own panels, which must work where React does not. */
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
