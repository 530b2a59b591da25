import { defineWidget } from '../../src/contract';
import { config, useText, useWidget } from '../../src/core';
import { AccountFrame } from '../../src/features/visitor';
import { useSession } from '../../src/session';
import { EntryForms, Subscribe } from './Forms';
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
