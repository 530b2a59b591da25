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
  type CatalogueState,
} from '../../src/features/subscriptions';
import { AccountFrame } from '../../src/features/visitor';
import type { Subscribed } from '../../src/services/user';
import { Alert } from '../../src/ui';
import { messages } from './messages';
import { props, type SubscribeByLinkProps } from './props';
import styles from './subscribe-by-link.css';

function SubscribeByLink({ title, intro }: SubscribeByLinkProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const link = useMailLink();
  const state = useCatalogue(!link.lack);
  const [response, setAnswer] = useState<Subscribed>();
  const isBroken = link.lack && !isEditing;

  return (
    <AccountFrame className="inlay-subscribe-by-link" title={title} intro={isBroken || response ? undefined : intro}>
      {isBroken ? (
        <BrokenLink lack={link.lack!} />
      ) : response ? (
        <Outcome answer={response} codes={link.codes} state={state} />
      ) : (
        <LinkForm
          name="subscribe-by-link"
          link={link}
          state={state}
          question={t('question', { count: Math.max(1, link.codes.length) })}
          button={t('submit')}
          hasCaptcha
          onSend={async ({ captcha, signal }) => {
            setAnswer(await (await loadSubscribe()).subscribeByLink(link, { captcha, signal }));
          }}
        />
      )}
    </AccountFrame>
  );
}

/** Names new subscriptions; existing ones are listed separately. */
function Outcome({ answer, codes, state }: { answer: Subscribed; codes: readonly string[]; state: CatalogueState }) {
  const t = useText(messages);
  const { newSubscriptions: added, existingSubscriptions: existing } = answer;
  const isNew = added.length > 0 || existing.length === 0;
  return (
    <>
      <Alert tone={isNew ? 'positive' : 'info'} title={t(isNew ? 'doneTitle' : 'alreadyTitle')} focusOnMount>
        {t(isNew ? 'done' : 'already', { count: (isNew ? added : existing).length || codes.length })}
      </Alert>
      <SubscriptionNames codes={isNew ? (added.length ? added : codes) : existing} state={state} />
      {isNew && existing.length > 0 && (
        <>
          <p className="inlay-account__text">{t('alsoAlready')}</p>
          <SubscriptionNames codes={existing} state={state} />
        </>
      )}
      <ManageLink />
    </>
  );
}

export default defineWidget({
  name: 'subscribe-by-link',
  description: 'Subscribes to the newsletters named by a link in an e-mail, once the reader has confirmed.',
  load: 'eager',
  reserve: { narrow: '13.75rem', wide: '10.75rem' },
  props,
  messages,
  styles,
  component: SubscribeByLink,
});
