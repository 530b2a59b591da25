/**
 * Pointer, focus, find-in-page and the hash of the address reach placeholders
 * before they are asked for: a few listeners on the document, none per placeholder.
 */
export function watchInteraction(selector: string, onReached: (element: Element) => void, onAll: () => void) {
  const reach = ({ target }: { target: EventTarget | null }) => {
    // The document itself may be the target, and has no `closest`.
    let element = (target as Partial<Element> | null)?.closest?.(selector);
    for (; element; element = element.parentElement?.closest(selector)) onReached(element);
  };
  // A touch, too, begins with pointerover; a key needs focus first.
  for (const type of ['pointerover', 'focusin', 'beforematch']) document.addEventListener(type, reach, true);
  addEventListener('beforeprint', onAll);
  reach({ target: document.querySelector(':target') });
}
