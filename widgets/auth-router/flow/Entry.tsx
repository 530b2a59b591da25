import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmStep, dropPlace, forgetPendingConfirmation, here, keepPlace, SignInForm, SignUpForm, usePendingConfirmation } from '../../../src/account';
import { config, isSignedIn, safeRedirect, session, subscribe, useText } from '../../../src/core';
import { Button } from '../../../src/ui';
import type { Wish } from '../decide';
import { load } from '../effects/load';
import type { Route } from '../route';
import { dropWish, keepWish } from '../wishes';
import type { Show } from './Flow';
import { messages } from './messages';

interface EntryProps {
  route: Route;
  first: 'sign-in' | 'sign-up';
  /** What follows by itself once there is a session. */
  wish: Wish | undefined;
  onLeave: () => void;
  onDelivered: () => void;
  show: Show;
}

/** Signing in, registering and the code from the mail, one in place of the other. */
export function Entry({ route, first, wish, onLeave, onDelivered, show }: EntryProps): ReactNode {
  const t = useText(messages);
  const [form, setForm] = useState(first);
  const [email, setEmail] = useState('');
  const [pending, setPending] = usePendingConfirmation();
  const body = useRef<HTMLDivElement>(null);
  const isIn = useRef(false);

  const { home } = config().pages;
  // A path is a page of its own: nothing is behind it.
  const next = route.redirect || (route.isPath && !route.file) ? safeRedirect(route.redirect, home) : undefined;
  // Whoever comes back later finds the route again, and by it the file.
  const back = wish ? here() : (next ?? location.pathname + location.search);
  const step = pending ? 'confirm' : form;

  function enter(): unknown {
    if (isIn.current) return undefined;
    isIn.current = true;
    forgetPendingConfirmation();
    if (!next) return route.isPath ? onDelivered() : onLeave();
    load(next);
    // The form stays busy until the page is gone.
    return new Promise(() => {});
  }

  useEffect(() => {
    if (wish) keepWish(wish);
    // In another tab, by the mail's link or another widget.
    const wasIn = isSignedIn();
    const stopListening = subscribe('session-changed', () => isSignedIn() && !wasIn && enter());
    keepPlace(back);
    return stopListening;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for the route, by which this component is keyed
  }, []);

  const close = () => {
    if (wish) dropWish();
    dropPlace();
    // Whoever may not see the page behind is not left on it.
    if (route.name === 'signin-prompt' && !isSignedIn()) load(home);
    else onLeave();
  };
  const turnTo = (other: typeof form) => {
    setEmail(body.current?.querySelector<HTMLInputElement>('form:not([hidden] *) input[type="email"]')?.value ?? '');
    setForm(other);
  };
  const correct = () => {
    setPending(undefined);
    setForm('sign-up');
  };

  return show({
    ...words(),
    onClose: close,
    children: (
      <div ref={body} className="inlay-auth-router__entry">
        {step === 'sign-in' && (
          <>
            <SignInForm email={email} source={route.source ?? route.name} back={() => back} onSignedIn={enter} />
            <Turn question={t('newHere')} label={t('signUp')} onTurn={() => turnTo('sign-up')} />
          </>
        )}
        {step === 'confirm' && <ConfirmStep email={pending ?? ''} source={route.source ?? route.name} onConfirmed={enter} onBack={correct} />}
        {form === 'sign-up' && (
          // Kept behind the code: who corrects the address finds the rest as it was.
          <div className="inlay-auth-router__entry" hidden={step !== 'sign-up'}>
            <SignUpForm email={email} source={route.source ?? route.name} back={back} onRegistered={setPending} />
            <Turn question={t('haveAccount')} label={t('signIn')} onTurn={() => turnTo('sign-in')} />
          </div>
        )}
      </div>
    ),
  });

  function words(): { title: string; text?: string } {
    if (step === 'confirm') return { title: t('title-confirm') };
    if (wish) return { title: t(`title-${wish.action}`), text: t(`text-${wish.action}`) };
    if (step === 'sign-up') return { title: t('title-sign-up'), text: t('text-sign-up') };
    if (route.name !== 'signin-prompt') return { title: t('title-sign-in') };
    const wasHere = session().peek().status !== 'none';
    return wasHere ? { title: t('title-again'), text: t('text-again') } : { title: t('title-prompt'), text: t('text-prompt') };
  }
}

function Turn({ question, label, onTurn }: { question: string; label: string; onTurn: () => void }) {
  return (
    <p className="inlay-auth-router__turn">
      {question}{' '}
      <Button variant="link" onClick={onTurn}>
        {label}
      </Button>
    </p>
  );
}
