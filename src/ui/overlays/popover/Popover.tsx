import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { addStyles } from '../../../core';
import { dismissOn, followAnchor } from './position';
import styles from './popover.css';

addStyles(styles);

export interface PopoverProps {
  open: boolean;
  /** Called for Escape, a press outside, or focus that moved away. */
  onClose: () => void;
  /** The control that it belongs to. Render the popover right after it, so that Tab reaches it. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** A note on hover leaves focus where it is. */
  moveFocus?: boolean;
  children?: ReactNode;
}

/** A small panel beside the control that opened it. The page stays usable. */
export function Popover({ open, ...rest }: PopoverProps) {
  return open ? <OpenPopover {...rest} /> : null;
}

function OpenPopover({ onClose, anchor, label, moveFocus = true, children }: Omit<PopoverProps, 'open'>) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;

  useLayoutEffect(() => {
    const box = element.current;
    const beside = anchor.current;
    if (!box || !beside) return;
    if (typeof box.showPopover === 'function') {
      box.setAttribute('popover', 'manual');
      // oxlint-disable-next-line inlay/too-new -- without it the panel is placed all the same, beneath dialogs
      box.showPopover();
    }
    const stop = followAnchor(box, beside);
    if (moveFocus) box.focus({ preventScroll: true });
    return () => {
      stop();
      if (box.contains((box.getRootNode() as Document | ShadowRoot).activeElement))
        beside.focus({ preventScroll: true });
    };
    // oxlint-disable-next-line react/exhaustive-deps -- placed and focused once, when it opens
  }, []);

  useLayoutEffect(() => {
    const box = element.current;
    const beside = anchor.current;
    return box && beside ? dismissOn(box, beside, () => latest.current()) : undefined;
  }, [anchor]);

  return (
    <div ref={element} className="inlay-popover" role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
