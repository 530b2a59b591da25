import { addStyles, useText } from '../../core';
import { messages } from '../messages';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './spinner.css';

addStyles(styles);

/** A loading indicator. The label is announced; default "Loading". */
export function Spinner({ label }: { label?: string }) {
  const t = useText(messages);
  return (
    <span className="inlay-spinner" role="status">
      <span className="inlay-spinner__ring" aria-hidden="true" />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </span>
  );
}
