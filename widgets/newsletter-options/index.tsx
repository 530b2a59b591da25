import { useState } from 'react';
import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import {
  SubscribeForm,
  subscriptionMessages,
  SubscriptionGroup,
  useCatalogue,
  type CardOption,
  type Selection,
} from '../../src/features/subscriptions';
import { AccountFrame, RetryButton } from '../../src/features/visitor';
import { subscriptions, useSession } from '../../src/session';
import { Alert, Skeleton, Spinner } from '../../src/ui';
import { messages } from './messages';
import { props, type NewsletterOptionsProps } from './props';
import styles from './newsletter-options.css';

const EMPTY_SELECTION: Selection = { codes: [], isNothing: false };

function NewsletterOptions({ title, intro, options, group, compact, button }: NewsletterOptionsProps) {
  const t = useText(messages);
  const groups = useText(subscriptionMessages);
  const { isEditing } = useWidget();
  const { catalogue, hasFailed, retry } = useCatalogue(!options && !isEditing);
  const cards = options?.map(toCard) ?? catalogue?.[group];
  const heading = title ?? groups(group);

  return (
    <AccountFrame className="inlay-newsletter-options" intro={intro}>
      {cards?.length ? (
        <Choice
          key={cards.map(({ code }) => code).join()}
          cards={cards}
          initial={options?.filter(({ checked }) => checked).map(({ nId }) => nId) ?? []}
          heading={heading}
          isCompact={compact}
          button={button ?? t('submit')}
        />
      ) : isEditing ? (
        <p className="inlay-account__note">{t('editing', { group: groups(group) })}</p>
      ) : hasFailed ? (
        <>
          <Alert tone="negative">{t('failed')}</Alert>
          <div className="inlay-account__actions">
            <RetryButton variant="secondary" onRetry={retry}>
              {t('retry')}
            </RetryButton>
          </div>
        </>
      ) : catalogue ? (
        <p className="inlay-account__text">{t('none')}</p>
      ) : (
        <>
          <Spinner />
          <Skeleton lines={6} />
        </>
      )}
    </AccountFrame>
  );
}

interface ChoiceProps {
  cards: readonly CardOption[];
  initial: readonly string[];
  heading: string;
  isCompact: boolean;
  button: string;
}

/** Signed-in visitors are not offered newsletters that they already receive; their account lists those. */
function Choice({ cards, initial, heading, isCompact, button }: ChoiceProps) {
  const t = useText(messages);
  const subscriptionText = useText(subscriptionMessages);
  const isSignedIn = useSession().status === 'active';
  const [selection, setSelection] = useState<Selection>({ ...EMPTY_SELECTION, codes: initial });
  const [done, setDone] = useState<{ titles: string; pendingEmail: string | undefined }>();
  const had = isSignedIn ? subscriptions() : [];
  const offered = cards.filter(({ code }) => !had.includes(code));
  const chosen = offered.filter(({ code }) => selection.codes.includes(code));

  if (done) {
    const { titles, pendingEmail } = done;
    return (
      <Alert tone="positive" title={t(pendingEmail ? 'pendingTitle' : 'doneTitle')} focusOnMount>
        {pendingEmail && `${subscriptionText('confirmByMail', { email: pendingEmail })} `}
        {titles}
      </Alert>
    );
  }
  if (!offered.length) return <p className="inlay-account__text">{t('hasAll')}</p>;
  return (
    <>
      <SubscriptionGroup
        title={heading}
        options={offered}
        selection={selection}
        onSelect={setSelection}
        isCompact={isCompact}
      />
      <SubscribeForm
        name="newsletter-options"
        label={heading}
        button={button}
        codes={chosen.map(({ code }) => code)}
        onSubscribed={({ isPending }, email) =>
          setDone({
            titles: chosen.map(({ title }) => title).join(' · '),
            pendingEmail: isPending ? email : undefined,
          })
        }
      />
    </>
  );
}

type Option = NonNullable<NewsletterOptionsProps['options']>[number];

function toCard({ nId, name, frequency, description, previewLink }: Option): CardOption {
  return { code: nId, title: name, frequency, description, previewLink };
}

export default defineWidget({
  name: 'newsletter-options',
  description: 'Newsletters to select, and one form that subscribes to them.',
  reserve: { narrow: '38.2rem', wide: '25rem' },
  props,
  messages,
  styles,
  component: NewsletterOptions,
});
