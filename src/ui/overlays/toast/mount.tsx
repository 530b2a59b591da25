import { createRoot } from 'react-dom/client';
import { bringToLife } from '../../announce/live-parent';
import { Toasts } from './Toasts';

let place: HTMLElement | undefined;

/** One place for all, made with the first, and moved into a modal dialog while one is open. */
export function mountToasts() {
  if (!place) {
    place = document.createElement('div');
    createRoot(place).render(<Toasts />);
  }
  bringToLife(place);
}
