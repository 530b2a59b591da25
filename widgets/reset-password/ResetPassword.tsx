import { useState } from 'react';
import { object } from 'superstruct';
import { AccountFrame } from '../../src/features/account-page';
import { accountHref, destination, savedPageUrl, consumeUrlParams, useLeave } from '../../src/features/visitor';
import { startSession } from '../../src/features/sign-in';
import { useText } from '../../src/core';
import { HttpError } from '../../src/http';
import { Form, matches, newPassword, NewPasswordField, PasswordField, required, SubmitButton, textValue, useForm } from '../../src/forms';
import { useWidget } from '../../src/runtime';
import { resetPassword, signIn } from '../../src/services';
import { Alert, Button } from '../../src/ui';
import { messages } from './messages';
import type { ResetPasswordProps } from './props';

const schema = object({
  password: textValue(required('requiredPassword'), newPassword()),
  confirmPassword: textValue(required('requiredPassword'), matches('password')),
});

const LINK_EXPIRED = 6008;

export function ResetPassword({ title, intro, redirect }: ResetPasswordProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [{ token, uid }] = useState(() => consumeUrlParams('token', 'uid'));
  const [state, setState] = useState<'form' | 'expired' | 'signed-in' | 'changed'>('form');
  const [, leave] = useLeave();
  const form = useForm({
    name: 'reset-password',
    schema,
    initial: { password: '', confirmPassword: '' },
    async onSubmit({ password }, { signal }) {
      try {
        const email = await resetPassword({ password, token, uid }, signal);
        const signedIn = await signIn({ email, password }, signal).catch(() => undefined);
        if (signedIn) startSession(signedIn, 'reset-password');
        // Somebody whose account was locked on the way somewhere.
        if (signedIn && savedPageUrl()) return await leave(redirect);
        setState(signedIn ? 'signed-in' : 'changed');
      } catch (error) {
        if (!(error instanceof HttpError) || error.code !== LINK_EXPIRED) throw error;
        setState('expired');
      }
    },
  });

  const isIncomplete = !(token && uid) && !isEditing;
  if (state === 'expired' || isIncomplete) {
    return (
      <AccountFrame className="inlay-reset-password" title={title}>
        <Alert tone="negative" title={t(state === 'expired' ? 'expiredTitle' : 'incompleteTitle')} focusOnMount={state === 'expired'}>
          {t('askAgain')}
        </Alert>
        <div className="inlay-account__actions">
          <Button href={accountHref('forgotPassword')}>{t('requestLink')}</Button>
        </div>
      </AccountFrame>
    );
  }
  if (state !== 'form') {
    const isSignedIn = state === 'signed-in';
    return (
      <AccountFrame className="inlay-reset-password" title={title}>
        <Alert tone="positive" title={t('doneTitle')} focusOnMount>
          {t(isSignedIn ? 'doneSignedIn' : 'done')}
        </Alert>
        <div className="inlay-account__actions">
          <Button href={isSignedIn ? destination(redirect) : accountHref('signIn')}>{t(isSignedIn ? 'goOn' : 'signIn')}</Button>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame className="inlay-reset-password" title={title} intro={intro}>
      <Form form={form} label={t('label')}>
        <NewPasswordField form={form} name="password" label={t('password')} required />
        <PasswordField form={form} name="confirmPassword" label={t('confirmPassword')} autoComplete="new-password" required />
        <SubmitButton form={form}>{t('submit')}</SubmitButton>
      </Form>
    </AccountFrame>
  );
}
