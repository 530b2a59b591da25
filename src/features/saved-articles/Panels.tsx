import { addStyles, useText } from '../../core';
import { Alert, Button } from '../../ui';
import styles from '../visitor/account.css';
import { messages } from './messages';

addStyles(styles);

/** In a popover, before an article is removed from the list. */
export function Confirmation({ onRemove, onKeep }: { onRemove: () => void; onKeep: () => void }) {
  const t = useText(messages);
  return (
    <div className="inlay-account__panel">
      <strong>{t('confirmTitle')}</strong>
      <p className="inlay-account__text">{t('confirm')}</p>
      <div className="inlay-account__actions">
        <Button onClick={onRemove}>{t('remove')}</Button>
        <Button variant="secondary" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}

/** In a popover, for an action that the service rejected. */
export function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useText(messages);
  return (
    <div className="inlay-account__panel">
      <Alert tone="negative" title={t('failedTitle')}>
        {text}
      </Alert>
      <div className="inlay-account__actions">
        <Button onClick={onRetry}>{t('retry')}</Button>
      </div>
    </div>
  );
}
