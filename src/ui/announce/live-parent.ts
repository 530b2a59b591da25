const modals: Element[] = [];
const LIVE = 'data-inlay-live';

/** Where something must stand to be seen and heard now: outside an open modal dialog, everything is inert. */
export function liveParent(): Element {
  return modals.at(-1) ?? document.body;
}

/** Brings what announces or shows messages to where it is seen and heard now. */
export function bringToLife(element: Element) {
  element.setAttribute(LIVE, '');
  const parent = liveParent();
  if (element.parentNode !== parent) parent.append(element);
}

/** Returns the function that ends it, and saves the messages that stand in the dialog. */
export function enterModal(dialog: Element): () => void {
  modals.push(dialog);
  return () => {
    modals.splice(modals.indexOf(dialog), 1);
    dialog.querySelectorAll(`:scope > [${LIVE}]`).forEach(bringToLife);
  };
}
