import { useEffect, useState, type ComponentType } from 'react';
import { defineWidget } from '../../src/contract';
import { config, lazy, useText, useWidget } from '../../src/core';
import { SocialLinks, socialMessages, type SecondFactorStepProps } from '../../src/features/sign-in';
import {
  AccountFrame,
  accountHref,
  requestedRedirect,
  consumeUrlParams,
  navigateTo,
  RetryButton,
  useNavigateAway,
  useRedirectSignedIn,
} from '../../src/features/visitor';
import { SubmitError } from '../../src/forms';
import { Alert, Button, RichText, Spinner } from '../../src/ui';
import { messages } from './messages';
import { props, type SigninWelcomeProps } from './props';
import styles from './signin-welcome.css';

const loadExchange = lazy(async () => (await import('../../src/features/sign-in/late')).exchangeOnce);

type State = 'welcome' | 'signing-in' | 'new' | { problem: unknown } | { Step: ComponentType<SecondFactorStepProps> };

/**
 * Starts the session after an identity provider confirmed the user, with a second factor if the account has one.
 * Without a session, shows a link to sign in.
 */
function SigninWelcome({ title, text, redirect }: SigninWelcomeProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [{ code }] = useState(() => consumeUrlParams('code'));
  const [state, setState] = useState<State>(code && !isEditing ? 'signing-in' : 'welcome');
  const [, leavePage] = useNavigateAway();
  const isSent = useRedirectSignedIn(isEditing || Boolean(code), redirect);

  useEffect(() => {
    if (state !== 'signing-in') return undefined;
    let isGone = false;
    const exchange = loadExchange().then((exchangeOnce) => exchangeOnce(code, 'single-sign-on'));
    exchange.then(
      ({ user, Step }) => {
        if (!isGone) user ? void leavePage(redirect ?? config().pages.home) : setState(Step ? { Step } : 'new');
      },
      (problem: unknown) => isGone || setState({ problem }),
    );
    return () => {
      isGone = true;
    };
  }, [state, code, leavePage, redirect]);

  if (isSent) return null;
  const back = requestedRedirect() ?? redirect;
  return (
    <AccountFrame className="inlay-signin-welcome" title={title}>
      {state === 'signing-in' ? (
        <Spinner label={t('signingIn')} />
      ) : typeof state === 'object' && 'Step' in state ? (
        <state.Step
          source="single-sign-on"
          onConfirmed={() => leavePage(redirect ?? config().pages.home)}
          onBack={() => void navigateTo(accountHref('signIn', back))}
        />
      ) : typeof state === 'object' ? (
        <Problem problem={state.problem} back={back} onRetry={() => setState('signing-in')} />
      ) : (
        <>
          {state === 'new' ? (
            <p className="inlay-account__text">{t('newHere')}</p>
          ) : text ? (
            <RichText content={text} />
          ) : (
            <p className="inlay-account__text">{t('text')}</p>
          )}
          <div className="inlay-account__actions">
            <Button href={accountHref(state === 'new' ? 'signUp' : 'signIn', back)}>
              {t(state === 'new' ? 'signUp' : 'signIn')}
            </Button>
          </div>
        </>
      )}
    </AccountFrame>
  );
}

/** After a used code, the visitor starts again at the provider. After a network error, the request can be retried. */
function Problem({ problem, back, onRetry }: { problem: unknown; back: string | undefined; onRetry: () => void }) {
  const t = useText(messages);
  const social = useText(socialMessages);
  const key =
    problem instanceof SubmitError && Object.hasOwn(socialMessages.texts, problem.key)
      ? (problem.key as 'expired')
      : undefined;
  return (
    <>
      <Alert tone="negative">{key ? social(key) : t('failed')}</Alert>
      {key ? (
        <SocialLinks redirectUrl={back ?? config().pages.home} />
      ) : (
        <div className="inlay-account__actions">
          <RetryButton onRetry={onRetry}>{t('retry')}</RetryButton>
          <Button href={accountHref('signIn', back)} variant="secondary">
            {t('signIn')}
          </Button>
        </div>
      )}
    </>
  );
}

export default defineWidget({
  name: 'signin-welcome',
  description: 'The return page of single sign-on: starts the session and opens the requested page.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: SigninWelcome,
});
