import { createRoot } from 'react-dom/client';
import { announce, moveToModal } from '../../announce/announce';
import { addToast, dismissToast, type ToastOptions } from './store';
import { Toasts } from './Toasts';

let region: HTMLElement | undefined;

/** Shows a short message at the edge of the page and announces it; returns a function that removes it. */
export function toast(text: string, options: ToastOptions = {}): () => void {
  const id = addToast(text, options);
  mountToasts();
  announce(text, { assertive: options.tone === 'negative' });
  return () => dismissToast(id);
}

/** One container for all, created with the first, and moved into a modal dialog while one is open. */
function mountToasts() {
  if (!region) {
    region = document.createElement('div');
    createRoot(region).render(<Toasts />);
  }
  moveToModal(region);
}
