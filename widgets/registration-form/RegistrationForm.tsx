import { config, lazy, useText, useWidget } from '../../src/core';
import { AccountFrame } from '../../src/features/visitor';
import { useSession } from '../../src/session';
import { Spinner, useDeferred } from '../../src/ui';
import { messages } from './messages';
import type { RegistrationFormProps } from './props';

/** Far down most pages. As part of the widget they would bring the overlays to every page with a sign-up. */
const loadForms = lazy(() => import('./Forms'));

/** In the column beside an article: registering or signing in, then subscribing to what the article is about. */
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
  const forms = useDeferred(loadForms);
  const subject = { practiceCode, subscriptionCode };

  if (status === 'active' && !isEditing) {
    return (
      <AccountFrame className="inlay-registration-form" title={t('subscribeTitle')}>
        {forms ? <forms.Subscribe {...subject} /> : <Spinner />}
      </AccountFrame>
    );
  }
  return (
    <div className="inlay-registration-form" data-state={forms ? undefined : 'waiting'}>
      {forms ? (
        <forms.EntryForms
          title={title ?? t('signUpTitle')}
          intro={intro}
          {...subject}
          isEmailCourse={emailCourse}
          source={source}
        />
      ) : (
        <Spinner />
      )}
    </div>
  );
}
