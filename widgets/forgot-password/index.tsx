import { useLayoutEffect, useState } from 'react';
import { object } from 'superstruct';
import { defineWidget } from '../../src/contract';
import { config, useText } from '../../src/core';
import { AccountFrame, accountHref } from '../../src/features/visitor';
import { Captcha, EmailField, emailValue, Form, SubmitButton, useForm } from '../../src/forms';
import { requestReset } from '../../src/services/user';
import { Alert, Button } from '../../src/ui';
import { messages } from './messages';
import { props, type ForgotPasswordProps } from './props';
import styles from './forgot-password.css';

const schema = object({ email: emailValue() });

function ForgotPassword({ title, intro }: ForgotPasswordProps) {
  const t = useText(messages);
  /** Empty if the visitor returned to the form. */
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    name: 'forgot-password',
    schema,
    initial: { email: '' },
    draftKey: 'forgot-password',
    async onSubmit({ email }, { captcha, signal }) {
      await requestReset(email, { captcha, signal });
      setSentTo(email);
    },
  });
  useLayoutEffect(() => {
    // The pressed button was removed.
    if (sentTo === '') form.focus('email');
  }, [form, sentTo]);
  const other = { question: t('remembered'), label: t('signIn'), href: accountHref('signIn') };

  if (sentTo) {
    return (
      <AccountFrame className="inlay-forgot-password" title={title} other={other}>
        <Alert tone="positive" title={t('sentTitle')} focusOnMount>
          {t('sent', { email: sentTo })}
        </Alert>
        <div className="inlay-account__actions">
          <Button variant="secondary" onClick={() => setSentTo('')}>
            {t('again')}
          </Button>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame className="inlay-forgot-password" title={title} intro={intro} other={other}>
      <Form form={form} label={t('label')} action={config().pages.forgotPassword}>
        <EmailField form={form} name="email" label={t('email')} autoComplete="username" required />
        <Captcha form={form} />
        <SubmitButton form={form}>{t('submit')}</SubmitButton>
      </Form>
    </AccountFrame>
  );
}

export default defineWidget({
  name: 'forgot-password',
  description:
    'A form that e-mails a link to reset the password. It does not reveal whether the address has an account.',
  load: 'eager',
  reserve: '12.8rem',
  props,
  messages,
  styles,
  credentials: true,
  component: ForgotPassword,
});
