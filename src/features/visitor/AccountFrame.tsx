import type { ReactNode } from 'react';
import { addStyles, focusOnce, safeLink } from '../../core';
import { Button, type ButtonProps, classes, Heading } from '../../ui';
import styles from './account.css';

addStyles(styles);

export interface AccountFrameProps {
  /** The class of the widget, for its own styles. */
  className: string;
  title?: string;
  intro?: string;
  /** A link for visitors who need another page. */
  other?: { question: string; label: string; href: string };
  children: ReactNode;
}

interface RetryButtonProps extends Pick<ButtonProps, 'variant'> {
  onRetry: (() => void) | undefined;
  children: string;
}

/** A button that is removed while its request is pending: the focus then stays in the frame. */
export function RetryButton({ onRetry, ...button }: RetryButtonProps) {
  return (
    <Button
      {...button}
      onClick={({ currentTarget }) => {
        focusOnce(currentTarget.closest<HTMLElement>('.inlay-account')!, { preventScroll: true });
        onRetry?.();
      }}
    />
  );
}

/** The frame of account widgets: a heading and an introduction if the page has none, and a link to a related page. */
export function AccountFrame({ className, title, intro, other, children }: AccountFrameProps) {
  return (
    <div className={classes('inlay-account', className)}>
      {title && (
        <Heading level={2} className="inlay-account__title">
          {title}
        </Heading>
      )}
      {intro && <p className="inlay-account__text">{intro}</p>}
      {children}
      {other && (
        <p className="inlay-account__other">
          {other.question}{' '}
          <a className="inlay-account__link" href={safeLink(other.href)}>
            {other.label}
          </a>
        </p>
      )}
    </div>
  );
}
