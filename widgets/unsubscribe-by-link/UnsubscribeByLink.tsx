import { useState } from 'react';
import { AccountFrame } from '../../src/features/visitor';
import {
  BrokenLink,
  LinkForm,
  loadSubscribe,
  ManageLink,
  SubscriptionNames,
  useCatalogue,
  useMailLink,
} from '../../src/features/subscriptions';
import { useText, useWidget } from '../../src/core';
import { Alert } from '../../src/ui';
import { messages } from './messages';
import type { UnsubscribeByLinkProps } from './props';

export function UnsubscribeByLink({ title, intro }: UnsubscribeByLinkProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const link = useMailLink();
  const state = useCatalogue(!link.lack);
  const [isDone, setDone] = useState(false);
  const isBroken = link.lack && !isEditing;
  const count = Math.max(1, link.codes.length);

  return (
    <AccountFrame className="inlay-unsubscribe-by-link" title={title} intro={isBroken || isDone ? undefined : intro}>
      {isBroken ? (
        <BrokenLink lack={link.lack!} />
      ) : isDone ? (
        <>
          <Alert tone="positive" title={t('doneTitle')} focusOnMount>
            {t('done', { count })}
          </Alert>
          <SubscriptionNames codes={link.codes} state={state} />
          <ManageLink />
        </>
      ) : (
        <LinkForm
          name="unsubscribe-by-link"
          link={link}
          state={state}
          question={t('question', { count })}
          button={t('submit')}
          onSend={async ({ signal }) => {
            await (await loadSubscribe()).unsubscribeByLink(link, signal);
            setDone(true);
          }}
        />
      )}
    </AccountFrame>
  );
}
