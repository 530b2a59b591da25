import { useState } from 'react';
import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import {
  BrokenLink,
  LinkForm,
  loadSubscribe,
  ManageLink,
  SubscriptionNames,
  useCatalogue,
  useMailLink,
} from '../../src/features/subscriptions';
import { AccountFrame } from '../../src/features/visitor';
import { Alert } from '../../src/ui';
import { messages } from './messages';
import { props, type UnsubscribeByLinkProps } from './props';
import styles from './unsubscribe-by-link.css';

function UnsubscribeByLink({ title, intro }: UnsubscribeByLinkProps) {
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

export default defineWidget({
  name: 'unsubscribe-by-link',
  description: 'Unsubscribes from the newsletters named by a link in an e-mail, once the reader has confirmed.',
  load: 'eager',
  reserve: { narrow: '13.75rem', wide: '10.75rem' },
  props,
  messages,
  styles,
  component: UnsubscribeByLink,
});
