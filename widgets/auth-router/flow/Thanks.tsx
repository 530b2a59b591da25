import type { ReactNode } from 'react';
import { accountHref, signInUrl } from '../../../src/features/visitor';
import { config, safeRedirect, useText } from '../../../src/core';
import { Button } from '../../../src/ui';
import type { Route } from '../route';
import type { Show } from './Flow';
import { messages } from './messages';

interface ThanksProps {
  route: Route;
  onLeave: () => void;
  show: Show;
}

/** A word after a registration or a subscription, and the way on. */
export function Thanks({ route, onLeave, show }: ThanksProps): ReactNode {
  const t = useText(messages);
  const { home } = config().pages;
  const name = route.name as 'signin-welcome' | 'signup-thanks' | 'signup-welcome';
  const next = route.redirect || route.isPath ? safeRedirect(route.redirect, home) : undefined;
  return show({
    title: t(`title-${name}`),
    text: t(`text-${name}`),
    children: (
      <div className="inlay-account__actions">
        {next ? <Button href={next}>{t('goOn')}</Button> : <Button onClick={onLeave}>{t('goOn')}</Button>}
        <Button href={name === 'signup-thanks' ? signInUrl('signUp') : accountHref('signIn', route.redirect && safeRedirect(route.redirect, home))} variant="secondary">
          {t(name === 'signup-thanks' ? 'signUp' : 'signIn')}
        </Button>
      </div>
    ),
  });
}
