import { useState } from 'react';
import { AccountFrame } from '../../src/features/visitor';
import { accountHref, destination, savedPageUrl, consumeUrlParams, useLeave } from '../../src/features/visitor';
import { useText, useWidget } from '../../src/core';
import { HttpError } from '../../src/http';
import { Form, NewPasswordField, PasswordField, SubmitButton, useForm } from '../../src/forms';
import { Alert, Button } from '../../src/ui';
import { messages } from './messages';
import type { ResetPasswordProps } from './props';
import { schema, send, type Unfinished } from './send';
import { SignInAfterReset } from './SignInAfterReset';

type State = 'form' | keyof typeof OVER | 'signed-in' | Unfinished;

/** By the service's code, what is said of a link that no password will help. */
const OVER = { 1001: 'usedTitle', 6008: 'expiredTitle' } as const;

export function ResetPassword({ title, intro, redirect }: ResetPasswordProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [{ token, uid }] = useState(() => consumeUrlParams('token', 'uid'));
  const [state, setState] = useState<State>('form');
  const [, leave] = useLeave();
  const form = useForm({
    name: 'reset-password',
    schema,
    initial: { password: '', confirmPassword: '' },
    async onSubmit({ password }, { signal }) {
      try {
        const unfinished = await send({ password, token, uid }, signal);
        // A visitor whose account was locked goes on to the page they had wanted.
        if (!unfinished && savedPageUrl()) return await leave(redirect);
        setState(unfinished ?? 'signed-in');
      } catch (error) {
        const code = error instanceof HttpError && error.code;
        if (code !== 1001 && code !== 6008) throw error;
        setState(code);
      }
    },
  });

  const isIncomplete = !(token && uid) && !isEditing;
  const isOver = typeof state === 'number';
  if (isOver || isIncomplete) {
    return (
      <AccountFrame className="inlay-reset-password" title={title}>
        <Alert tone="negative" title={t(isOver ? OVER[state] : 'incompleteTitle')} focusOnMount={isOver}>
          {t('askAgain')}
        </Alert>
        <div className="inlay-account__actions">
          <Button href={accountHref('forgotPassword')}>{t('requestLink')}</Button>
        </div>
      </AccountFrame>
    );
  }
  if (state === 'signed-in') {
    return (
      <AccountFrame className="inlay-reset-password" title={title}>
        <Alert tone="positive" title={t('doneTitle')} focusOnMount>
          {t('doneSignedIn')}
        </Alert>
        <div className="inlay-account__actions">
          <Button href={destination(redirect)}>{t('goOn')}</Button>
        </div>
      </AccountFrame>
    );
  }
  if (typeof state === 'object') {
    return (
      <AccountFrame className="inlay-reset-password" title={title}>
        <SignInAfterReset {...state} onSignedIn={() => leave(redirect)} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame className="inlay-reset-password" title={title} intro={intro}>
      <Form form={form} label={t('label')}>
        <NewPasswordField form={form} name="password" label={t('password')} required />
        <PasswordField
          form={form}
          name="confirmPassword"
          label={t('confirmPassword')}
          autoComplete="new-password"
          required
        />
        <SubmitButton form={form}>{t('submit')}</SubmitButton>
      </Form>
    </AccountFrame>
  );
}
