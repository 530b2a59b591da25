import { useEffect, useState } from 'react';
import { useText } from '../../src/core';
import { SignInForm } from '../../src/features/sign-in';
import { Alert, announce } from '../../src/ui';
import { messages } from './messages';
import type { Unfinished } from './send';

const SOURCE = 'reset-password';

/** Completes the sign-in after the form: the second factor, or a sign-in with the new password. */
export function SignInAfterReset({ email, Step, onSignedIn }: Unfinished & { onSignedIn: () => unknown }) {
  const t = useText(messages);
  const [isAsked, setAsked] = useState(Boolean(Step));
  const text = t(isAsked ? 'doneCode' : 'done');
  // The step moves focus to its field, past the message.
  useEffect(() => {
    if (Step) announce(`${t('doneTitle')}. ${t('doneCode')}`);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return (
    <>
      <Alert key={text} tone="positive" title={t('doneTitle')} focusOnMount={!isAsked}>
        {text}
      </Alert>
      {Step && isAsked ? (
        <Step source={SOURCE} onConfirmed={onSignedIn} onBack={() => setAsked(false)} />
      ) : (
        <SignInForm email={email} source={SOURCE} onSignedIn={onSignedIn} />
      )}
    </>
  );
}
