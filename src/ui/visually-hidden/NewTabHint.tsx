import { useText } from '../../core';
import { messages } from '../messages';
import { VisuallyHidden } from './VisuallyHidden';

/** Inside a link: tells screen readers that it opens a new tab, if it does. */
export function NewTabHint({ target }: { target: string | undefined }) {
  const t = useText(messages);
  return target === '_blank' ? <VisuallyHidden> {t('newTab')}</VisuallyHidden> : null;
}
