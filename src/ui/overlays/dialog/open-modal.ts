import { enterModal } from '../../announce/live-parent';
import { lockScroll } from './scroll-lock';

const FIRST_FIELD = '.inlay-dialog__body :is(input:not([type="hidden"], [tabindex="-1"]), select, textarea)';

/** Opens the dialog above everything; returns the function that closes it and gives focus and scrolling back. */
export function openModal(dialog: HTMLDialogElement, isClosable: () => boolean): () => void {
  const opener = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
  const leave = enterModal(dialog);
  const unlock = lockScroll();
  const stay = () => {
    // Chrome lets a second Escape through without asking; a wall must not vanish by it.
    if (!isClosable() && dialog.isConnected) dialog.showModal();
  };
  const holdEscape = (event: KeyboardEvent) => event.key === 'Escape' && !isClosable() && event.preventDefault();

  dialog.showModal();
  (dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog.querySelector<HTMLElement>('.inlay-dialog__title'))?.focus();
  dialog.addEventListener('close', stay);
  dialog.addEventListener('keydown', holdEscape);

  return () => {
    dialog.removeEventListener('close', stay);
    dialog.removeEventListener('keydown', holdEscape);
    dialog.close();
    leave();
    unlock();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}
