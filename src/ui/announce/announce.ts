import { addStyles } from '../../core';
import styles from '../visually-hidden/visually-hidden.css';
import { bringToLife } from './live-parent';

addStyles(styles);

export interface AnnounceOptions {
  /** Interrupts what is being read. Only for what cannot wait. */
  assertive?: boolean;
}

const regions = new Map<string, HTMLElement>();

/** Says a sentence to screen readers without showing it, even the same one twice. */
export function announce(text: string, { assertive = false }: AnnounceOptions = {}) {
  const region = regionOf(assertive ? 'assertive' : 'polite');
  region.textContent = '';
  // A region that is filled as it appears, or with what it said before, stays silent in most readers.
  setTimeout(() => {
    region.textContent = text;
  }, 100);
}

function regionOf(politeness: 'assertive' | 'polite'): HTMLElement {
  const region = regions.get(politeness) ?? document.createElement('div');
  regions.set(politeness, region);
  region.className = 'inlay-visually-hidden';
  region.setAttribute('aria-live', politeness);
  region.setAttribute('aria-atomic', 'true');
  bringToLife(region);
  return region;
}
