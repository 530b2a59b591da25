import { useState } from 'react';
import { useText } from '../../src/core';
import { Alert, announce, Button } from '../../src/ui';
import { messages } from './messages';
import { cancelChange, resendChange } from './send';

interface PendingEmailProps {
  /** The new address. The old one counts until the link in its e-mail is opened. */
  email: string;
  onCancelled: () => void;
}

/** A change of the e-mail address that is not confirmed yet. */
export function PendingEmail({ email, onCancelled }: PendingEmailProps) {
  const t = useText(messages);
  const [busy, setBusy] = useState<'resend' | 'cancel'>();
  const [result, setResult] = useState<'resent' | 'notResent' | 'notCancelled'>();

  async function resend() {
    setBusy('resend');
    setResult(
      await resendChange(email).then(
        () => 'resent' as const,
        () => 'notResent' as const,
      ),
    );
    setBusy(undefined);
  }

  async function cancel() {
    setBusy('cancel');
    try {
      await cancelChange();
      announce(t('changeCancelled'));
      onCancelled();
    } catch {
      setResult('notCancelled');
      setBusy(undefined);
    }
  }

  return (
    <Alert title={t('pendingTitle')}>
      {t('confirmAddress', { email })} {result && t(result)}
      <span className="inlay-account__actions">
        <Button variant="link" busy={busy === 'resend'} onClick={() => void resend()}>
          {t('resendLink')}
        </Button>
        <Button variant="link" busy={busy === 'cancel'} onClick={() => void cancel()}>
          {t('cancelChange')}
        </Button>
      </span>
    </Alert>
  );
}
