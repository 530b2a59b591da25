import { domCall } from '../contract';
import { styleRoot } from '../core';

/** The element in which a component renders. */
export type Container = Element | ShadowRoot;

/** By shadow root; its host may be removed from the placeholder at any time. */
const isolated = new WeakMap<Container, { readonly element: Element; stopStyles(): void }>();

/** The placeholder itself, or a shadow root inside it for hosts whose stylesheets are hostile. */
export function openContainer(element: Element, isIsolated: boolean): Container {
  if (!isIsolated) return element;
  const host = document.createElement('div');
  domCall(element, 'append', host);
  const container = host.attachShadow({ mode: 'open' });
  isolated.set(container, { element, stopStyles: styleRoot(container) });
  return container;
}

/** A shadow root cannot be removed, so it stays empty: its host leaves when the server's content returns. */
export function closeContainer(container: Container) {
  isolated.get(container)?.stopStyles();
}

/** The placeholder of a container. */
export function placeholderOf(container: Container): Element {
  return isolated.get(container)?.element ?? (container as Element);
}
