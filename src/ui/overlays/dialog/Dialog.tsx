import {
  useLayoutEffect,
  useRef,
  type KeyboardEventHandler,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { addStyles, useText } from '../../../core';
import { enterModal } from '../../announce';
import { Button } from '../../button/Button';
import { close as closeIcon } from '../../icon/paths';
import { messages } from '../../messages';
import { useUniqueId } from '../../attributes';
import styles from './dialog.css';

addStyles(styles);

const FIRST_FIELD = '.inlay-dialog__body :is(input:not([type="hidden"], [tabindex="-1"]), select, textarea)';

export interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape and a click on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** `full` is for a table or an image. */
  size?: 'small' | 'medium' | 'large' | 'full';
  children?: ReactNode;
  footer?: ReactNode;
  /** For keys of the whole dialog, also while its title has focus. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

/** A modal dialog. Focus moves to its first field, else to its title, and is restored after closing. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  size = 'medium',
  children,
  footer,
  onKeyDown,
}: Omit<DialogProps, 'open'>) {
  const t = useText(messages);
  const id = useUniqueId();
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  useLayoutEffect(() => (element.current ? openModal(element.current) : undefined), []);

  const onCancel = (event: SyntheticEvent) => {
    // A file field's own `cancel` bubbles up to here.
    if (event.target !== element.current) return;
    event.preventDefault();
    onClose();
  };
  // A drag from the text to the backdrop selects text; it must not close the dialog.
  const onClick = (event: MouseEvent) =>
    event.target === element.current && pressed.current === element.current && onClose();

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape is its key
    <dialog
      ref={element}
      className="inlay-dialog"
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={onCancel}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => (pressed.current = event.target)}
      onClick={onClick}
    >
      <div className="inlay-dialog__page">
        <h2 className="inlay-dialog__title" id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {description && (
          <div className="inlay-dialog__description" id={`${id}-description`}>
            {description}
          </div>
        )}
        <Button
          className="inlay-dialog__close"
          variant="quiet"
          icon={closeIcon}
          aria-label={t('close')}
          onClick={onClose}
        />
        <div className="inlay-dialog__body">{children}</div>
        {footer && <div className="inlay-dialog__footer">{footer}</div>}
      </div>
    </dialog>
  );
}

/** Opens the dialog above everything; returns a function that closes it and restores focus and scrolling. */
function openModal(dialog: HTMLDialogElement): () => void {
  const opener = (dialog.getRootNode() as Document | ShadowRoot).activeElement;
  const leaveModal = enterModal(dialog);
  const unlock = lockScroll();

  dialog.showModal();
  (
    dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog.querySelector<HTMLElement>('.inlay-dialog__title')
  )?.focus();

  return () => {
    dialog.close();
    leaveModal();
    unlock();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}

let locks = 0;
let before = { overflow: '', padding: '' };

/** Prevents scrolling of the page behind a modal, without a shift where its scrollbar was; can be nested. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if ((locks += 1) === 1) {
    const scrollbar = Math.max(0, window.innerWidth - page.clientWidth);
    before = { overflow: page.style.overflow, padding: page.style.paddingInlineEnd };
    page.style.overflow = 'hidden';
    if (scrollbar) page.style.paddingInlineEnd = `${scrollbar}px`;
  }
  return () => {
    if ((locks -= 1)) return;
    page.style.overflow = before.overflow;
    page.style.paddingInlineEnd = before.padding;
  };
}
