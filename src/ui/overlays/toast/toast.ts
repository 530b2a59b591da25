import { announce } from '../../announce/announce';
import { mountToasts } from './mount';
import { addToast, dismissToast, type ToastOptions } from './store';

/** Says something short at the edge of the page and aloud; returns the function that takes it away. */
export function toast(text: string, options: ToastOptions = {}): () => void {
  const id = addToast(text, options);
  mountToasts();
  announce(text, { assertive: options.tone === 'negative' });
  return () => dismissToast(id);
}
