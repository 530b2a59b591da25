import { useState } from 'react';
import { defineWidget } from '../../src/contract';
import { config, useText, useWidget } from '../../src/core';
import { SocialLinks, socialMessages, consumeSocialCallback } from '../../src/features/sign-in';
import { AccountFrame, requestedRedirect } from '../../src/features/visitor';
import { useSession } from '../../src/session';
import { Alert } from '../../src/ui';
import { messages } from './messages';
import { props, type SocialSignInProps } from './props';
import styles from './social-sign-in.css';

function SocialSignIn({ title, redirect }: SocialSignInProps) {
  const t = useText(messages);
  const social = useText(socialMessages);
  const { isEditing } = useWidget();
  const session = useSession();
  const [{ problem }] = useState(consumeSocialCallback);
  const hasProviders = Object.keys(config().socialLogins).length > 0;

  if (!hasProviders && isEditing) return <p className="inlay-social-sign-in__note">{t('editing')}</p>;
  if (!hasProviders || session.status === 'active') return null;
  const back = requestedRedirect() ?? redirect ?? config().pages.home;
  return (
    <AccountFrame className="inlay-social-sign-in" title={title}>
      {problem && <Alert tone="warning">{social(problem)}</Alert>}
      <div role="group" aria-label={title ?? t('label')}>
        <SocialLinks redirectUrl={back} />
      </div>
    </AccountFrame>
  );
}

export default defineWidget({
  name: 'social-sign-in',
  description: 'Links to the identity providers that visitors can sign in with.',
  load: 'eager',
  reserve: { narrow: '6rem', wide: '2.75rem' },
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: SocialSignIn,
});
