import { domCall } from '../contract';
import { styleRoot } from '../core';

export interface Container {
  /** Where React renders. */
  readonly target: Element | ShadowRoot;
  remove(): void;
}

const nothing = () => {};

/** The placeholder itself, or a shadow root inside it for hosts whose stylesheets are hostile. */
export function createContainer(element: Element, isIsolated: boolean): Container {
  if (!isIsolated) return { target: element, remove: nothing };
  const host = document.createElement('div');
  domCall(element, 'append', host);
  const target = host.attachShadow({ mode: 'open' });
  const stopStyles = styleRoot(target);
  return {
    target,
    remove() {
      stopStyles();
      host.remove();
    },
  };
}
