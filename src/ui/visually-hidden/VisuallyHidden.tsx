import type { ComponentProps } from 'react';
import { addStyles, useText } from '../../core';
import { messages } from '../messages';
import styles from './visually-hidden.css';

addStyles(styles);

/** Visible to screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className="inlay-visually-hidden" />;
}

/** Inside a link: tells screen readers that it opens a new tab, if it does. */
export function NewTabHint({ target }: { target: string | undefined }) {
  const t = useText(messages);
  return target === '_blank' ? <VisuallyHidden> {t('newTab')}</VisuallyHidden> : null;
}
