import { useEffect, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { useText, useWidget, subscribe } from '../../src/core';
import { useCatalogue } from '../../src/features/subscriptions';
import { AccountFrame, RetryButton, SignInRequired } from '../../src/features/visitor';
import { fetchUserSubscriptions } from '../../src/services/user';
import { useSession, subscriptions as knownSubscriptions } from '../../src/session';
import { Alert, Skeleton, Spinner } from '../../src/ui';
import { Choices } from './Choices';
import { messages } from './messages';
import { props, type EditSubscriptionsProps } from './props';
import styles from './edit-subscriptions.css';

function EditSubscriptions({ title, intro, compact }: EditSubscriptionsProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const { status, user, reLoginRequired } = useSession();
  const mayChoose = status === 'active' && !reLoginRequired;
  const { catalogue, hasFailed, retry } = useCatalogue(mayChoose && !isEditing);
  const chosen = useChosen(mayChoose && !isEditing ? user?.id : undefined);

  return (
    <AccountFrame className="inlay-edit-subscriptions" title={title} intro={intro}>
      {isEditing ? (
        <p className="inlay-account__note">{t('editing')}</p>
      ) : // The selection stays visible after the session expires, but not after sign-out.
      !mayChoose && !chosen.codes ? (
        <SignInRequired text={t(status === 'none' ? 'signInFirst' : 'signInAgain')} isAgain={status === 'active'} />
      ) : hasFailed || chosen.hasFailed ? (
        <div className="inlay-account__done">
          <Alert tone="negative">{t('loadFailed')}</Alert>
          <div className="inlay-account__actions">
            <RetryButton
              onRetry={() => {
                retry();
                chosen.retry();
              }}
            >
              {t('retry')}
            </RetryButton>
          </div>
        </div>
      ) : catalogue && chosen.codes && chosen.owner ? (
        <Choices
          key={chosen.owner}
          owner={chosen.owner}
          catalogue={catalogue}
          initial={chosen.codes}
          isCompact={compact}
        />
      ) : (
        <Waiting label={t('loading')} />
      )}
    </AccountFrame>
  );
}

/** In the shape of two groups. */
function Waiting({ label }: { label: string }) {
  return (
    <div className="inlay-edit-subscriptions__waiting">
      <Spinner label={label} />
      {[3, 6].map((lines) => (
        <div key={lines} className="inlay-edit-subscriptions__shape">
          <Skeleton shape="title" />
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}

interface Chosen {
  /** The visitor's subscriptions. Undefined while they load. */
  readonly codes: readonly string[] | undefined;
  /** The id of the reader whom it belongs to. */
  readonly owner: string | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

interface Answer {
  readonly owner: string;
  readonly codes: readonly string[];
}

/**
 * A reader's subscriptions from the service. The cookie, which may be older, is the fallback. They stay in view when
 * the session expires, and are removed when the reader signs out or another user signs in.
 */
function useChosen(userId: string | undefined): Chosen {
  const [response, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!userId) return undefined;
    const request = new AbortController();
    fetchUserSubscriptions(request.signal).then(
      (codes) =>
        request.signal.aborted ||
        setAnswer((before) =>
          before?.owner === userId ? before : { owner: userId, codes: codes ?? knownSubscriptions() },
        ),
      () => request.signal.aborted || setFailed(true),
    );
    return () => request.abort();
  }, [userId, attempt]);

  useEffect(() => subscribe('signed-out', ({ reason }) => reason !== 'expired' && setAnswer(undefined)), []);

  const isTheirs = !userId || response?.owner === userId;
  return {
    codes: isTheirs ? response?.codes : undefined,
    owner: isTheirs ? response?.owner : undefined,
    hasFailed: hasFailed && Boolean(userId) && !(isTheirs && response),
    retry() {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}

export default defineWidget({
  name: 'edit-subscriptions',
  description: 'Lets a signed-in reader choose newsletters, alerts and courses, or leave all of them.',
  load: 'eager',
  props,
  messages,
  styles,
  component: EditSubscriptions,
});
