import { addStyles, useText } from '../../core';
import { Alert, Button } from '../../ui';
import styles from '../account-page/account.css';
import { messages } from './messages';

addStyles(styles);

/** In a popover, for a wish that the service could not fulfil. */
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
