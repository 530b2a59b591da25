import { useEffect } from 'react';
import { defineWidget } from '../../src/contract';
import { config, useText, useWidget } from '../../src/core';
import { EntrySteps, StepSwitch, useEntrySteps, useWelcome } from '../../src/features/entry';
import { ManageLink, practiceSubscription, SubscribeForm, useSubscribed } from '../../src/features/subscriptions';
import { AccountFrame, currentPath, dropScrollPosition, saveScrollPosition } from '../../src/features/visitor';
import { useSession } from '../../src/session';
import { messages } from './messages';
import { props, type RegistrationFormProps } from './props';
import styles from './registration-form.css';

/** Beside an article: registration or sign-in, then a subscription to the article's topic. */
function RegistrationForm({
  title,
  intro,
  practiceCode = config().page.practiceCode,
  subscriptionCode,
  emailCourse,
  source,
}: RegistrationFormProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const { status } = useSession();
  const subject = { practiceCode, subscriptionCode };

  if (status === 'active' && !isEditing) {
    return (
      <AccountFrame className="inlay-registration-form" title={t('subscribeTitle')}>
        <Subscribe {...subject} />
      </AccountFrame>
    );
  }
  return (
    <div className="inlay-registration-form">
      <EntryForms
        title={title ?? t('signUpTitle')}
        intro={intro}
        {...subject}
        isEmailCourse={emailCourse}
        source={source}
      />
    </div>
  );
}

/** The reason for the registration. */
interface SubjectProps {
  practiceCode: string | undefined;
  /** The id of the subscription; by default the practice's alert. */
  subscriptionCode: string | undefined;
}

interface EntryFormsProps extends SubjectProps {
  title: string;
  intro: string | undefined;
  isEmailCourse: boolean;
  source: string;
}

/** The registration and sign-in forms, one at a time; they share the typed address. */
function EntryForms({ title, intro, practiceCode, subscriptionCode, isEmailCourse, source }: EntryFormsProps) {
  const t = useText(messages);
  const welcome = useWelcome();
  const steps = useEntrySteps('sign-up');
  const { body, step, showForm } = steps;
  const code = subscriptionCode ?? practiceSubscription(practiceCode);

  // Visitors who leave for a forgotten password, or by the link in the e-mail, return to this line.
  useEffect(() => dropScrollPosition, []);

  const titles = { 'sign-up': title, 'sign-in': t('signInTitle'), confirm: t('confirmTitle') };
  return (
    <div ref={body} onFocus={() => saveScrollPosition()}>
      <AccountFrame
        className="inlay-registration-form__content"
        title={titles[step]}
        intro={step === 'sign-up' ? intro : undefined}
      >
        <EntrySteps
          steps={steps}
          source={source}
          back={currentPath}
          code={code}
          practiceCode={practiceCode}
          onConfirmed={(user) => user && welcome(user, { subscriptionCode: code, isEmailCourse })}
        />
        {step !== 'confirm' && (
          <p className="inlay-registration-form__switch">
            {step === 'sign-up' ? (
              <StepSwitch question={t('haveAccount')} label={t('signIn')} onSwitch={() => showForm('sign-in')} />
            ) : (
              <StepSwitch question={t('newHere')} label={t('signUp')} onSwitch={() => showForm('sign-up')} />
            )}
          </p>
        )}
      </AccountFrame>
    </div>
  );
}

/** For signed-in visitors: a button to subscribe, or a confirmation. */
function Subscribe({ practiceCode, subscriptionCode }: SubjectProps) {
  const t = useText(messages);
  const code = subscriptionCode ?? practiceSubscription(practiceCode);
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
      <SubscribeForm
        name="registration-form"
        label={t('subscribeTitle')}
        button={t('subscribe')}
        codes={codes}
        onSubscribed={() => undefined}
      />
    </div>
  );
}

export default defineWidget({
  name: 'registration-form',
  description: 'A form beside an article to register, sign in or subscribe to the practice.',
  load: 'visible',
  reserve: { narrow: '53.7rem', wide: '44.5rem' },
  props,
  messages,
  styles,
  credentials: true,
  component: RegistrationForm,
});
