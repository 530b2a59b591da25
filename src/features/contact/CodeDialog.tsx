import { useState } from 'react';
import { object } from 'superstruct';
import { useText } from '../../core';
import { HttpError } from '../../http';
import { Captcha, code, CodeField, Form, SubmitError, required, SubmitButton, textValue, useForm } from '../../forms';
import { captchaToken } from '../../forms/late';
import { CodeRefused, sendContactCode, sendProvenMessage, type ContactMessage } from '../../services/contact';
import { Alert, Button } from '../../ui';
import { Dialog } from '../../ui/late';
import { ResendButton, useResending } from '../sign-in/late';
import { messages } from './messages';

const schema = object({ code: textValue(required('requiredCode'), code()) });

export interface CodeDialogProps {
  message: ContactMessage;
  /** Called after delivery with the service's thanks. */
  onProven: (thanks: string) => void;
  onClose: () => void;
}

/** Asks for the code that was sent to the visitor's address, and delivers the message with it. */
export function CodeDialog({ message, onProven, onClose }: CodeDialogProps) {
  const t = useText(messages);
  const { email, name } = message;
  const [isExpired, setExpired] = useState(false);
  const form = useForm({
    name: 'contact-code',
    schema,
    initial: { code: '' },
    validate: 'change',
    messages,
    async onSubmit({ code: typed }, { captcha, signal }) {
      setExpired(false);
      try {
        onProven(await sendProvenMessage(message, typed, { captcha, signal }));
      } catch (error) {
        throw error instanceof CodeRefused ? codeError(error) : error;
      }
    },
  });
  const resending = useResending(async () => {
    await sendContactCode({ email, firstName: name }, { captcha: await captchaToken('contact'), isRetry: true });
    setExpired(false);
    form.reset();
    form.focus('code');
  });

  /** A wrong code must be typed again. For an expired code, a message with a link is shown above the field. */
  function codeError({ reason }: CodeRefused): Error {
    form.field('code').set('');
    if (reason === 'invalid') return new SubmitError('codeInvalid', { messages, field: 'code' });
    setExpired(true);
    form.focus('code');
    return new HttpError('aborted', 'contact');
  }

  return (
    <Dialog open title={t('codeTitle')} description={t('codeText', { email })} size="small" onClose={onClose}>
      <Form form={form} label={t('codeTitle')}>
        {isExpired && (
          <Alert tone="negative">
            {t('codeExpired')}{' '}
            <Button variant="link" aria-disabled={resending.seconds > 0 || undefined} onClick={resending.resend}>
              {t('codeExpiredLink')}
            </Button>{' '}
            {t('codeExpiredMore')}
          </Alert>
        )}
        <CodeField form={form} name="code" label={t('code')} required />
        <Captcha form={form} />
        <SubmitButton form={form} needs={{ code: t('code') }}>
          {t('codeSubmit')}
        </SubmitButton>
        <ResendButton resending={resending} />
      </Form>
    </Dialog>
  );
}
