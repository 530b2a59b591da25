import { useEffect } from 'react';
import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { SignedInNotice, SignInForm } from '../../src/features/sign-in';
import {
  AccountFrame,
  accountHref,
  destination,
  fullName,
  useNavigateAway,
  useOwnPage,
} from '../../src/features/visitor';
import { useSession } from '../../src/session';
import { messages } from './messages';
import { props, type SignInProps } from './props';
import styles from './sign-in.css';

function SignIn({ variant, title, intro, redirect, stay, offersSignUp, source }: SignInProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const session = useSession();
  const [isLeaving, leavePage] = useNavigateAway();

  const isPrompt = variant === 'prompt' && (session.reLoginRequired || session.status === 'expired');
  const isKnown = session.status === 'active' && !isPrompt && !isLeaving;
  const isSentOn = isKnown && Boolean(redirect) && !stay && !isEditing;
  useEffect(() => {
    if (isSentOn) void leavePage(redirect);
  }, [isSentOn, leavePage, redirect]);
  useOwnPage('signIn', stay || isEditing || session.reLoginRequired || Boolean(redirect));

  if (isKnown) {
    return (
      <AccountFrame className="inlay-sign-in" title={title}>
        <SignedInNotice redirect={redirect} />
      </AccountFrame>
    );
  }
  const name = fullName(session.user);
  const prompt = name ? t('promptFor', { name }) : t('prompt');
  const other = { question: t('newHere'), label: t('signUp'), href: accountHref('signUp') };
  return (
    <AccountFrame
      className="inlay-sign-in"
      title={title}
      intro={isPrompt ? prompt : intro}
      other={offersSignUp ? other : undefined}
    >
      <SignInForm
        source={source}
        back={() => destination(redirect)}
        onSignedIn={() => (stay ? undefined : leavePage(redirect))}
      />
    </AccountFrame>
  );
}

export default defineWidget({
  name: 'sign-in',
  description: 'Signs a visitor in by e-mail address and password, then opens the requested page.',
  load: 'eager',
  reserve: { narrow: '20rem', wide: '21rem' },
  props,
  messages,
  styles,
  credentials: true,
  component: SignIn,
});
