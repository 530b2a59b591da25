import { useEffect, useState } from 'react';
import { config, useText } from '../../src/core';
import { AccountFrame } from '../../src/features/account-page';
import { EntrySteps, StepSwitch, useEntrySteps, useWelcome } from '../../src/features/sign-up';
import { ManageLink, SubscribeForm, useSubscribed } from '../../src/features/subscriptions';
import { currentPath, dropScrollPosition, saveScrollPosition } from '../../src/features/visitor';
import { useWidget } from '../../src/runtime';
import { useSession } from '../../src/session';
import { messages } from './messages';
import type { RegistrationFormProps } from './props';

/** In the column beside an article: registering or signing in, then subscribing to what the article is about. */
export function RegistrationForm({ title, intro, practiceCode = config().page.practiceCode, subscriptionCode, emailCourse, source }: RegistrationFormProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const { status } = useSession();
  // A subscription that came with the registration may be there before this listens for it.
  const [welcomes, setWelcomes] = useState(0);
  const code = subscriptionCode ?? (practiceCode && `alert-${practiceCode}`);

  if (status === 'active' && !isEditing) {
    return (
      <AccountFrame className="inlay-registration-form" title={t('subscribeTitle')}>
        <Subscribe key={welcomes} code={code} />
      </AccountFrame>
    );
  }
  return (
    <div className="inlay-registration-form">
      <EntryForms title={title ?? t('signUpTitle')} intro={intro} code={code} isEmailCourse={emailCourse} source={source} onWelcomed={() => setWelcomes((count) => count + 1)} />
    </div>
  );
}

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
function EntryForms({ title, intro, code, isEmailCourse, source, onWelcomed }: EntryFormsProps) {
  const t = useText(messages);
  const welcome = useWelcome();
  const steps = useEntrySteps('sign-up');
  const { body, step, turnTo } = steps;

  // Who leaves for a forgotten password, or by the link in the mail, comes back to this line.
  useEffect(() => dropScrollPosition, []);

  const titles = { 'sign-up': title, 'sign-in': t('signInTitle'), confirm: t('confirmTitle') };
  return (
    <div ref={body} onFocus={() => saveScrollPosition()}>
      <AccountFrame className="inlay-registration-form__content" title={titles[step]} intro={step === 'sign-up' ? intro : undefined}>
        <EntrySteps steps={steps} source={source} back={currentPath} code={code} onConfirmed={(user) => user && welcome(user, { subscriptionCode: code, isEmailCourse }).then(onWelcomed)} />
        {step !== 'confirm' && (
          <p className="inlay-registration-form__switch">
            {step === 'sign-up' ? (
              <StepSwitch question={t('haveAccount')} label={t('signIn')} onSwitch={() => turnTo('sign-in')} />
            ) : (
              <StepSwitch question={t('newHere')} label={t('signUp')} onSwitch={() => turnTo('sign-up')} />
            )}
          </p>
        )}
      </AccountFrame>
    </div>
  );
}

/** For visitors who are signed in: one press, or that it has been pressed. */
function Subscribe({ code }: { code: string | undefined }) {
  const t = useText(messages);
  const codes = code ? [code] : [];
  const { isSubscribed } = useSubscribed(codes);
  if (!code) return <p className="inlay-account__text">{t('signedIn')}</p>;
  if (isSubscribed) {
    return (
      <div className="inlay-account__done">
        <p className="inlay-account__text" role="status">
          {t('subscribed')}
        </p>
        <ManageLink />
      </div>
    );
  }
  return (
    <div className="inlay-account__done">
      <p className="inlay-account__text">{t('subscribeText')}</p>
      <SubscribeForm name="registration-form" label={t('subscribeTitle')} button={t('subscribe')} codes={codes} onSubscribed={() => undefined} />
    </div>
  );
}
