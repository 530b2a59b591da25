import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { addStyles, useText } from '../../../core';
import { Button } from '../../button/Button';
import { close as closeIcon } from '../../icon/paths';
import { messages } from '../../messages';
import { useUniqueId } from '../../unique-id';
import styles from './dialog.css';
import { openModal } from './open-modal';

addStyles(styles);

export interface DialogProps {
  open: boolean;
  /** The visitor wants to leave: by the close button, Escape or the ground outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** A wall is not closable: give it another way out in its content. */
  closable?: boolean;
  /** `full` is for what is looked at: a table, a picture. */
  size?: 'small' | 'medium' | 'large' | 'full';
  children?: ReactNode;
  footer?: ReactNode;
}

/** A modal dialog. Focus goes to its first field, else to its title, and back to where it was at the end. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, description, closable = true, size = 'medium', children, footer }: Omit<DialogProps, 'open'>) {
  const t = useText(messages);
  const id = useUniqueId();
  const element = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const isClosable = useRef(closable);
  isClosable.current = closable;

  useLayoutEffect(() => (element.current ? openModal(element.current, () => isClosable.current) : undefined), []);

  const leave = () => closable && onClose();
  const onCancel = (event: SyntheticEvent) => {
    // A file field's own `cancel` bubbles up to here.
    if (event.target !== element.current) return;
    event.preventDefault();
    leave();
  };
  // A press that began on the text and ended outside selects text; it does not mean to leave.
  const onClick = (event: MouseEvent) => event.target === element.current && pressed.current === element.current && leave();

  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- a press on the backdrop; Escape is its key
    <dialog
      ref={element}
      className="inlay-dialog"
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={onCancel}
      onMouseDown={(event) => (pressed.current = event.target)}
      onClick={onClick}
    >
      <div className="inlay-dialog__page">
        <h2 className="inlay-dialog__title" id={`${id}-title`} tabIndex={-1} data-closable={closable}>
          {title}
        </h2>
        {description && (
          <div className="inlay-dialog__description" id={`${id}-description`}>
            {description}
          </div>
        )}
        {closable && <Button className="inlay-dialog__close" variant="quiet" icon={closeIcon} aria-label={t('close')} onClick={onClose} />}
        <div className="inlay-dialog__body">{children}</div>
        {footer && <div className="inlay-dialog__footer">{footer}</div>}
      </div>
    </dialog>
  );
}
