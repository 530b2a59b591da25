import { useEffect, useState } from 'react';
import { lazy, tabStore, useText, VISITOR_PREFIX } from '../../src/core';
import type * as Subscriptions from '../../src/features/subscriptions';
import { messages } from './messages';

const KEY = `${VISITOR_PREFIX}registration-subscriptions`;
const NONE: Subscriptions.Selection = { codes: [], isNothing: false };

/** Keeps the selection across a reload. */
export function useTicked(): [
  ticked: Subscriptions.Selection,
  setTicked: (selection: Subscriptions.Selection) => void,
] {
  const [ticked, setTicked] = useState(read);
  return [
    ticked,
    (next) => {
      tabStore.setJson(KEY, next.codes);
      setTicked(next);
    },
  ];
}

export function forgetTicked() {
  tabStore.remove(KEY);
}

function read(): Subscriptions.Selection {
  const stored = tabStore.getJson(KEY);
  return Array.isArray(stored)
    ? { ...NONE, codes: stored.filter((code): code is string => typeof code === 'string') }
    : NONE;
}

interface NewsletterChoiceProps {
  selection: Subscriptions.Selection;
  onSelect: (selection: Subscriptions.Selection) => void;
}

const loadSubscriptions = lazy(() => import('../../src/features/subscriptions'));

/** The newsletters beside the form. The form works without them and while they are loading. */
export function NewsletterChoice(props: NewsletterChoiceProps) {
  const [parts, setParts] = useState<NewslettersProps['parts']>();
  useEffect(() => {
    loadSubscriptions().then(setParts, () => undefined);
  }, []);
  return parts ? <Newsletters {...props} parts={parts} /> : <div className="inlay-registration__later" />;
}

interface NewslettersProps extends NewsletterChoiceProps {
  parts: Pick<typeof Subscriptions, 'SubscriptionGroup' | 'useCatalogue'>;
}

/** The newsletters as a short list; nothing if they cannot be loaded. */
function Newsletters({ parts: { SubscriptionGroup, useCatalogue }, selection, onSelect }: NewslettersProps) {
  const t = useText(messages);
  const { catalogue, hasFailed } = useCatalogue();
  if (hasFailed) return null;
  if (!catalogue) return <div className="inlay-registration__later" />;
  return (
    <SubscriptionGroup
      title={t('newsletters')}
      options={catalogue.newsLetters}
      selection={selection}
      onSelect={onSelect}
      isCompact
    />
  );
}
