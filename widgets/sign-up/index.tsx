import { useEffect, useRef } from 'react';
import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import {
  ConfirmStep,
  forgetPendingConfirmation,
  SignedInNotice,
  SocialLinks,
  usePendingConfirmation,
} from '../../src/features/sign-in';
import { SignUpForm } from '../../src/features/sign-up';
import { AccountFrame, accountHref, currentPath, useNavigateAway, useOwnPage } from '../../src/features/visitor';
import { useSession } from '../../src/session';
import { messages } from './messages';
import { props, type SignUpProps } from './props';
import styles from './sign-up.css';

function SignUp({
  title,
  intro,
  redirect,
  source: ownSource,
  consentCountry,
  subscriptions,
  offersSignIn,
  socialEmail,
  fullName,
}: SignUpProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const { status } = useSession();
  const [email, setEmail] = usePendingConfirmation();
  const [isLeaving, leavePage] = useNavigateAway();
  const form = useRef<HTMLDivElement>(null);

  const query = new URLSearchParams(location.search);
  const source = query.get('source') ?? ownSource;
  const isKnown = status === 'active' && !isLeaving && !email;
  const isSentOn = isKnown && Boolean(redirect) && !isEditing;
  useEffect(() => {
    if (isSentOn) void leavePage(redirect);
  }, [isSentOn, leavePage, redirect]);
  useOwnPage('signUp', isEditing || Boolean(redirect) || Boolean(email));

  if (isKnown) {
    return (
      <AccountFrame className="inlay-sign-up" title={title}>
        <SignedInNotice redirect={redirect} />
      </AccountFrame>
    );
  }

  const goOn = () => {
    forgetPendingConfirmation();
    return leavePage(redirect);
  };
  const correct = () => {
    setEmail(undefined);
    setTimeout(() => form.current?.querySelector('input')?.focus());
  };

  const other = { question: t('haveAccount'), label: t('signIn'), href: accountHref('signIn') };
  return (
    <AccountFrame
      className="inlay-sign-up"
      title={title}
      intro={email ? undefined : intro}
      other={offersSignIn && !email ? other : undefined}
    >
      {email && <ConfirmStep email={email} source={source} onConfirmed={goOn} onBack={correct} />}
      {/* Stays mounted, so that a visitor who corrects the address finds the other fields unchanged. */}
      <div ref={form} hidden={Boolean(email)}>
        <SignUpForm
          email={query.get('email') ?? undefined}
          socialEmail={socialEmail}
          fullName={fullName}
          consentCountry={consentCountry}
          subscriptions={subscriptions}
          source={source}
          back={redirect}
          onRegistered={setEmail}
          onSignedIn={goOn}
          beginAgain={<SocialLinks redirectUrl={redirect ?? currentPath()} />}
        />
      </div>
    </AccountFrame>
  );
}

export default defineWidget({
  name: 'sign-up',
  description:
    'Creates an account in one form, confirms the e-mail address in place, and returns to the page where the visitor started.',
  load: 'eager',
  reserve: { narrow: '50rem', wide: '40.5rem' },
  props,
  messages,
  styles,
  credentials: true,
  component: SignUp,
});
