import { useLayoutEffect, useRef, useState } from 'react';
import { object } from 'superstruct';
import { config, formatDate, useText } from '../../../core';
import { Form, SubmitButton, useForm } from '../../../forms';
import { beginSecondFactorReset, SECOND_FACTOR_EXPIRED } from '../../../services/user';
import { Alert, Button } from '../../../ui';
import { messages } from './reset-messages';

interface ResetFormProps {
  challenge: string;
  /** Returns to the code. */
  onCancel: () => void;
  /** Restarts the sign-in. */
  onBack?: (() => void) | undefined;
}

/** For an account whose codes are lost: a waiting period, then a code by e-mail. */
export function ResetForm({ challenge, onCancel, onBack }: ResetFormProps) {
  const t = useText(messages);
  const text = useRef<HTMLParagraphElement>(null);
  const [dueAt, setDueAt] = useState<string>();
  const form = useForm({
    name: 'second-factor-reset',
    schema: object({}),
    initial: {},
    validate: 'submit',
    messages,
    codes: { [SECOND_FACTOR_EXPIRED]: { key: 'expired' } },
    async onSubmit(_, { signal }) {
      setDueAt(await beginSecondFactorReset(challenge, signal));
    },
  });
  // The button that opened this was removed.
  useLayoutEffect(() => text.current?.focus(), []);

  if (dueAt)
    return (
      <div className="inlay-account__done">
        <Alert tone="positive" title={t('begun')} focusOnMount>
          {t('begunText', { date: formatDate(dueAt, { dateStyle: 'long', timeStyle: 'short' }) })}
        </Alert>
        {onBack && (
          <div className="inlay-account__actions">
            <Button variant="link" onClick={onBack}>
              {t('back')}
            </Button>
          </div>
        )}
      </div>
    );
  return (
    <Form form={form} label={t('label')} action={config().pages.signIn}>
      <p ref={text} className="inlay-account__text" tabIndex={-1}>
        {t('text')}
      </p>
      <div className="inlay-account__actions">
        <SubmitButton form={form}>{t('submit')}</SubmitButton>
        <Button variant="link" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
