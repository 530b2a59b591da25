import { domCall, domGet, move } from '../contract';

/** Elements that load or start again when they are removed and inserted again. */
const LOADED = 'iframe,video,audio';

/**
 * Takes the server's nodes out of a placeholder. If they contain a frame or a player, they move to the returned holder
 * at the end of the document: remove it after the widget has rendered.
 */
export function holdContent(element: Element, content: readonly Node[]): Element | undefined {
  if (!('moveBefore' in element) || !domCall(element, 'querySelector', LOADED))
    return void domCall(element, 'replaceChildren');
  const holder = document.createElement('div');
  holder.hidden = true;
  connectHolder(element, holder);
  content.forEach((node) => move(holder, node, null));
  return holder;
}

/** Call before the widget is unmounted, so that its nodes can move back. Has no effect for a placeholder that has left the page. */
export function connectHolder(element: Element, holder: Element) {
  if (!domGet(holder, 'isConnected') && domGet(element, 'isConnected') && element.ownerDocument === document)
    domCall(document.documentElement, 'append', holder);
}
