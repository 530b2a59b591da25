import { config } from '../../core';

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'scroll'];

/**
 * Calls back as soon as the visitor does anything on the page; at once for editors, and
 * where the address leads to a place on it: that may be a note. Returns what stops waiting.
 */
export function whenTouched(act: () => void): () => void {
  const stop = () => SIGNS.forEach((type) => removeEventListener(type, onSign, true));
  const onSign = () => {
    stop();
    act();
  };
  if (location.hash || config().mode === 'edit') act();
  else SIGNS.forEach((type) => addEventListener(type, onSign, true));
  return stop;
}
