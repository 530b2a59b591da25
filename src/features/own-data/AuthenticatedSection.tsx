import type { ReactNode } from 'react';
import { returnPath, safeLink, useText } from '../../core';
import { Alert, Spinner } from '../../ui';
import { AccountFrame, accountHref, RetryButton } from '../visitor';
import { messages } from './messages';
import { SignInAgain } from './SignInAgain';
import type { OwnData } from './use-own-data';

export interface AuthenticatedSectionProps<T> {
  className: string;
  title?: string;
  intro?: string;
  /** The result of `useOwnData`. */
  content: OwnData<T>;
  children: (data: T, change: (data: T) => void) => ReactNode;
}

/** Shows the visitor's data, or why it cannot be shown and what to do. */
export function AuthenticatedSection<T>({ className, title, intro, content, children }: AuthenticatedSectionProps<T>) {
  if (content.state === 'missing') return null;
  return (
    <AccountFrame className={className} title={title} intro={intro}>
      {content.state === 'ready' ? (
        children(content.data, content.change)
      ) : (
        <AuthenticatedNotice state={content.state} onRetry={content.retry} />
      )}
    </AccountFrame>
  );
}

interface AuthenticatedNoticeProps {
  state: Exclude<OwnData<unknown>['state'], 'ready'>;
  onRetry?: () => void;
}

/** Why something cannot be shown, and what to do. */
export function AuthenticatedNotice({ state, onRetry }: AuthenticatedNoticeProps) {
  const t = useText(messages);
  if (state === 'loading') return <Spinner />;
  if (state === 'missing') return null;
  if (state === 'failed' || state === 'offline') {
    return (
      <>
        <Alert tone="negative">{t(state)}</Alert>
        <div className="inlay-account__actions">
          <RetryButton variant="secondary" onRetry={onRetry}>
            {t('retry')}
          </RetryButton>
        </div>
      </>
    );
  }
  const isAgain = state === 'sign-in-again';
  return (
    <p className="inlay-account__text">
      {t(isAgain ? 'again' : 'signedOut')}{' '}
      {isAgain ? (
        <SignInAgain />
      ) : (
        <a className="inlay-account__link" href={safeLink(accountHref('signIn', returnPath()))}>
          {t('signIn')}
        </a>
      )}
    </p>
  );
}
