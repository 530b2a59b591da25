import { useState } from 'react';
import { AccountFrame } from '../../src/features/visitor';
import { requestedRedirect } from '../../src/features/visitor';
import { SocialLinks, socialMessages, consumeSocialCallback } from '../../src/features/sign-in';
import { config, useText, useWidget } from '../../src/core';
import { useSession } from '../../src/session';
import { Alert } from '../../src/ui';
import { messages } from './messages';
import type { SocialSignInProps } from './props';

export function SocialSignIn({ title, redirect }: SocialSignInProps) {
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
