import { useState } from 'react';
import { AccountFrame } from '../../src/features/account-page';
import { config, useText } from '../../src/core';
import { useSession } from '../../src/session';
import { useWidget } from '../../src/runtime';
import { Spinner } from '../../src/ui';
import { messages } from './messages';
import { usePart } from './use-part';
import type { RegistrationFormProps } from './props';

/** In the column beside an article: registering or signing in, then subscribing to what the article is about. */
export function RegistrationForm({ title, intro, practiceCode = config().page.practiceCode, subscriptionCode, emailCourse, source }: RegistrationFormProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const session = useSession();
  const isReader = session.status === 'active' && !isEditing;
  // Everybody needs one of the two.
  const Subscribe = usePart(isReader && (() => import('./parts/Subscribe').then((chunk) => chunk.Subscribe)));
  const EntryForms = usePart(!isReader && (() => import('./parts/EntryForms').then((chunk) => chunk.EntryForms)));
  // What came with the registration may be there before anybody listens for it.
  const [welcomes, setWelcomes] = useState(0);
  const code = subscriptionCode ?? (practiceCode && `alert-${practiceCode}`);

  if (isReader) {
    return (
      <AccountFrame className="inlay-registration-form" title={t('subscribeTitle')}>
        {Subscribe ? <Subscribe key={welcomes} code={code} /> : <Spinner />}
      </AccountFrame>
    );
  }
  return (
    <div className="inlay-registration-form" data-state={EntryForms ? undefined : 'waiting'}>
      {EntryForms ? (
        <EntryForms title={title ?? t('signUpTitle')} intro={intro} code={code} isEmailCourse={emailCourse} source={source} onWelcomed={() => setWelcomes((count) => count + 1)} />
      ) : (
        <Spinner />
      )}
    </div>
  );
}
