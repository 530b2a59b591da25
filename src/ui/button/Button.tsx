import type { ComponentProps, HTMLAttributes, MouseEvent } from 'react';
import { addStyles, safeLink } from '../../core';
import { classes } from '../attributes';
import { Icon } from '../icon/Icon';
import type { IconPath } from '../icon/paths';
import styles from './button.css';

addStyles(styles);

/** The attributes that buttons and links share, and the used attributes of buttons. */
export interface ButtonProps
  extends HTMLAttributes<HTMLElement>, Pick<ComponentProps<'button'>, 'type' | 'disabled' | 'ref'> {
  /** `over` has an opaque background, for use on images and videos. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'link' | 'over';
  /** Keeps its width and its name, and ignores clicks until the work is done. */
  busy?: boolean;
  /** Makes it a link that looks like a button. */
  href?: string;
  target?: string;
  rel?: string;
  download?: string | boolean;
  icon?: IconPath;
}

/** A button is `type="button"` unless set otherwise, so that it never submits a host's form by accident. */
export function Button({
  variant = 'primary',
  busy,
  href,
  target,
  rel,
  download,
  icon,
  children,
  className,
  onClick,
  type,
  ref,
  ...rest
}: ButtonProps) {
  const shared = {
    className: classes('inlay-button', className),
    'data-variant': variant,
    'data-icon-only': icon && !children ? true : undefined,
  };
  const inside = (
    <span className="inlay-button__label">
      {icon && <Icon path={icon} />}
      {children}
    </span>
  );

  if (href !== undefined) {
    return (
      <a
        {...rest}
        {...shared}
        onClick={onClick}
        href={safeLink(href)}
        type={type}
        target={target}
        rel={rel ?? (target === '_blank' ? 'noopener' : undefined)}
        download={download}
      >
        {inside}
      </a>
    );
  }

  const activate = (event: MouseEvent<HTMLElement>) => {
    if (!busy) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  // A busy button stays focusable: `disabled` would drop the visitor's focus on the page.
  return (
    <button
      {...rest}
      {...shared}
      ref={ref}
      type={type ?? 'button'}
      onClick={activate}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
    >
      {inside}
    </button>
  );
}
