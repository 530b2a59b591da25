import type { ComponentProps } from 'react';
import { addStyles } from '../../core';
import styles from './visually-hidden.css';

addStyles(styles);

/** Visible to screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className="inlay-visually-hidden" />;
}
