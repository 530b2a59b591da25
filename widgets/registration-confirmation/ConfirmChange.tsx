import { useEffect, useRef, useState } from 'react';
import { config, useText } from '../../src/core';
import { SignInForm } from '../../src/features/sign-in';
import { Form, SubmitButton, useForm } from '../../src/forms';
import { useSession } from '../../src/session';
import { Alert, Button } from '../../src/ui';
import { messages } from './messages';
import { sendChange } from './send';

const codes = { 2006: { key: 'changeOfAnother' }, 6010: { key: 'changeDead' } };

/**
 * Confirms a changed e-mail address. Requires that the user is signed in, or signs in here: the link alone does not
 * sign in.
 */
export function ConfirmChange({ token }: { token: string }) {
  const t = useText(messages);
  const isSignedIn = useSession().status === 'active';
  const [hasSignedIn, setSignedIn] = useState(false);
  const [isDone, setDone] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const form = useForm({
    name: 'confirm-address',
    initial: {},
    messages,
    codes,
    async onSubmit(_, { signal }) {
      await sendChange(token, signal);
      setDone(true);
    },
  });
  // After a sign-in here, the form that had focus is removed.
  useEffect(() => {
    if (hasSignedIn) box.current?.querySelector('button')?.focus();
  }, [hasSignedIn]);

  if (isDone)
    return (
      <>
        <Alert tone="positive" title={t('changeDone')} focusOnMount />
        <div className="inlay-account__actions">
          <Button href={config().pages.profile}>{t('toProfile')}</Button>
        </div>
      </>
    );
  if (!isSignedIn)
    return (
      <>
        <p className="inlay-account__text">{t('changeSignIn')}</p>
        <SignInForm source="confirm-address" onSignedIn={() => setSignedIn(true)} />
      </>
    );
  return (
    <div ref={box}>
      <Form form={form} label={t('changeLabel')}>
        <p className="inlay-account__text">{t('changeAsk')}</p>
        <SubmitButton form={form}>{t('changeSubmit')}</SubmitButton>
      </Form>
    </div>
  );
}
