import { styleRoot } from '../core';

/** Where a component renders. */
export type Container = Element | ShadowRoot;

const styled = new WeakMap<Container, () => void>();

/** The placeholder itself, or a shadow root inside it for hosts whose stylesheets are hostile. */
export function openContainer(element: Element, isIsolated: boolean): Container {
  if (!isIsolated) return element;
  const host = document.createElement('div');
  element.append(host);
  const container = host.attachShadow({ mode: 'open' });
  styled.set(container, styleRoot(container));
  return container;
}

/** A shadow root stays, empty: its host goes when the server's content comes back. */
export function closeContainer(container: Container) {
  styled.get(container)?.();
}

/** The placeholder of a container. */
export function placeholderOf(container: Container): Element {
  return container instanceof ShadowRoot ? container.host.parentElement! : container;
}
