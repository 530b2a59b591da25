import type { ComponentProps } from 'react';
import { addStyles } from '../../core';
import styles from './visually-hidden.css';

addStyles(styles);

/** Heard, not seen. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className="inlay-visually-hidden" />;
}
