import { useEffect, useRef, useState } from 'react';
import { AccountFrame, ConfirmStep, dropPlace, forgetPendingConfirmation, here, keepPlace, SignInForm, SignUpForm, usePendingConfirmation, useWelcome } from '../../../src/account';
import { useText } from '../../../src/core';
import { Button } from '../../../src/ui';
import { messages } from '../messages';

interface EntryFormsProps {
  title: string;
  intro: string | undefined;
  /** What the registration is for. */
  code: string | undefined;
  isEmailCourse: boolean;
  source: string;
  /** Somebody has registered here, and has been subscribed as far as that was possible. */
  onWelcomed: () => void;
}

/** Registering and signing in, one in place of the other; what is typed as an address goes along. */
export function EntryForms({ title, intro, code, isEmailCourse, source, onWelcomed }: EntryFormsProps) {
  const t = useText(messages);
  const welcome = useWelcome();
  const body = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<'sign-up' | 'sign-in'>('sign-up');
  const [email, setEmail] = useState('');
  const [pending, setPending] = usePendingConfirmation();
  const step = pending ? 'confirm' : form;

  // Whoever leaves for a forgotten password, or by the mail's link, comes back to this line.
  useEffect(() => dropPlace, []);

  const turnTo = (next: typeof form) => {
    setEmail(body.current?.querySelector<HTMLInputElement>('form:not([hidden] *) input[type="email"]')?.value ?? '');
    setForm(next);
    setTimeout(() => focusFirstEmpty(body.current));
  };
  const correct = () => {
    setPending(undefined);
    setForm('sign-up');
  };

  const titles = { 'sign-up': title, 'sign-in': t('signInTitle'), confirm: t('confirmTitle') };
  return (
    <div ref={body} onFocus={() => keepPlace()}>
      <AccountFrame className="inlay-registration-form__content" title={titles[step]} intro={step === 'sign-up' ? intro : undefined}>
        {step === 'confirm' && (
          <ConfirmStep
            email={pending ?? ''}
            source={source}
            onConfirmed={(user) => {
              forgetPendingConfirmation();
              return user && welcome(user, { subscriptionCode: code, isEmailCourse }).then(onWelcomed);
            }}
            onBack={correct}
          />
        )}
        {step === 'sign-in' && <SignInForm email={email} source={source} back={here} onSignedIn={() => undefined} />}
        {form === 'sign-up' && (
          // Kept behind the code: who corrects the address finds the rest as it was.
          <div hidden={step !== 'sign-up'}>
            <SignUpForm email={email} source={source} back={here()} subscriptions={code ? [code] : undefined} onRegistered={setPending} />
          </div>
        )}
        {step === 'sign-up' && <Turn question={t('haveAccount')} label={t('signIn')} onTurn={() => turnTo('sign-in')} />}
        {step === 'sign-in' && <Turn question={t('newHere')} label={t('signUp')} onTurn={() => turnTo('sign-up')} />}
      </AccountFrame>
    </div>
  );
}

function Turn({ question, label, onTurn }: { question: string; label: string; onTurn: () => void }) {
  return (
    <p className="inlay-registration-form__turn">
      {question}{' '}
      <Button variant="link" onClick={onTurn}>
        {label}
      </Button>
    </p>
  );
}

/** The address that was carried over need not be visited again. */
function focusFirstEmpty(body: Element | null) {
  const fields = [...(body?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"], [type="checkbox"], [tabindex="-1"])') ?? [])];
  (fields.find(({ value }) => !value) ?? fields[0])?.focus();
}
