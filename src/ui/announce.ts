import { addStyles } from '../core';
import styles from './visually-hidden/visually-hidden.css';

addStyles(styles);

export interface AnnounceOptions {
  /** Interrupts the screen reader. Only for urgent messages. */
  assertive?: boolean;
}

/** In milliseconds. By then a screen reader has queued the sentence, and reads it even if it was removed. */
export const HEARD_WITHIN = 3000;

const regions = new Map<string, HTMLElement>();
let latestId = 0;

/** Announces a sentence to screen readers without showing it, even the same one twice. */
export function announce(text: string, { assertive = false }: AnnounceOptions = {}) {
  const region = regionOf(assertive ? 'assertive' : 'polite');
  const id = (latestId += 1);
  region.textContent = '';
  // Most screen readers ignore a region that already has text when it appears, or whose text does not change.
  setTimeout(() => {
    region.textContent = text;
  }, 100);
  // Clears the region, so that screen readers later find only the visible text.
  setTimeout(() => {
    if (id === latestId) regions.forEach((region) => (region.textContent = ''));
  }, HEARD_WITHIN);
}

function regionOf(politeness: 'assertive' | 'polite'): HTMLElement {
  // Screen readers announce a region most reliably if it is in the page from the start.
  const region =
    regions.get(politeness) ??
    document.querySelector<HTMLElement>(`[${LIVE}="${politeness}"]`) ??
    document.createElement('div');
  regions.set(politeness, region);
  region.className = 'inlay-visually-hidden';
  region.setAttribute('aria-live', politeness);
  region.setAttribute('aria-atomic', 'true');
  moveToModal(region);
  return region;
}

const modals: Element[] = [];
const LIVE = 'data-inlay-live';

/** The parent for visible and announced messages: outside an open modal dialog, everything is inert. */
export function liveParent(): Element {
  return modals.at(-1) ?? document.body;
}

/** Moves a live region or a message to where it is visible and announced now. */
export function moveToModal(element: Element) {
  element.setAttribute(LIVE, '');
  const parent = liveParent();
  if (element.parentNode !== parent) parent.append(element);
}

/** Returns the cleanup function, which moves the messages out of the dialog. */
export function enterModal(dialog: Element): () => void {
  modals.push(dialog);
  return () => {
    modals.splice(modals.indexOf(dialog), 1);
    dialog.querySelectorAll(`:scope > [${LIVE}]`).forEach(moveToModal);
  };
}
