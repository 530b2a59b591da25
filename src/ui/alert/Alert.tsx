import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { addStyles, useText } from '../../core';
import { Icon } from '../icon/Icon';
import { info, negative, positive, type IconPath } from '../icon/paths';
import { messages } from '../messages';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './alert.css';

addStyles(styles);

export type Tone = 'info' | 'positive' | 'warning' | 'negative';

const warning: IconPath = { d: 'M12 4 2.8 20h18.4zm0 5.8v5m0 2.2v.8' };

/** Beside the text, so that colour is never the only sign. */
export const toneIcons = { info, positive, warning, negative };

export interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** For the result of the visitor's action, if the control they used is gone. */
  focusOnMount?: boolean;
}

/** What happened, and what to do. Warnings and errors interrupt a screen reader; other alerts do not. */
export function Alert({ tone = 'info', title, children, focusOnMount }: AlertProps) {
  const element = useRef<HTMLDivElement>(null);
  const t = useText(messages);
  // In the same task as the rendering, so that no typed text is lost.
  useLayoutEffect(() => {
    if (focusOnMount) element.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- on mount, as its name says
  }, []);
  return (
    <div
      ref={element}
      className="inlay-alert"
      data-tone={tone}
      role={tone === 'negative' || tone === 'warning' ? 'alert' : 'status'}
      tabIndex={focusOnMount ? -1 : undefined}
    >
      <Icon path={toneIcons[tone]} size={24} />
      <div className="inlay-alert__text">
        <VisuallyHidden>{t(tone)}: </VisuallyHidden>
        {title && <div className="inlay-alert__title">{title}</div>}
        {children}
      </div>
    </div>
  );
}
