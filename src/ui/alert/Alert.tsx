import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { addStyles, useText } from '../../core';
import { Icon } from '../icon/Icon';
import { messages } from '../messages';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './alert.css';
import { toneIcons, type Tone } from './tones';

addStyles(styles);

export interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** For the answer to what the visitor just did, where the control they used is gone. */
  focusOnMount?: boolean;
}

/** Says what happened and what to do. Warnings and errors interrupt a screen reader, the rest waits its turn. */
export function Alert({ tone = 'info', title, children, focusOnMount }: AlertProps) {
  const element = useRef<HTMLDivElement>(null);
  const t = useText(messages);
  // In the same breath as it shows: what is typed meanwhile would go astray.
  useLayoutEffect(() => {
    if (focusOnMount) element.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on mount, as its name says
  }, []);
  return (
    <div ref={element} className="inlay-alert" data-tone={tone} role={tone === 'negative' || tone === 'warning' ? 'alert' : 'status'} tabIndex={focusOnMount ? -1 : undefined}>
      <Icon path={toneIcons[tone]} size={24} />
      <div className="inlay-alert__text">
        <VisuallyHidden>{t(tone)}: </VisuallyHidden>
        {title && <div className="inlay-alert__title">{title}</div>}
        {children}
      </div>
    </div>
  );
}
