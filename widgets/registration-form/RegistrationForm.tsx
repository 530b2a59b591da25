import { config, useText, useWidget } from '../../src/core';
import { AccountFrame } from '../../src/features/visitor';
import { useSession } from '../../src/session';
import { EntryForms, Subscribe } from './Forms';
import { messages } from './messages';
import type { RegistrationFormProps } from './props';

/** Beside an article: registration or sign-in, then a subscription to the article's topic. */
export function RegistrationForm({
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
