import { useText } from '../../src/core';
import type * as Subscriptions from '../../src/features/subscriptions';
import { messages } from './messages';

export interface NewslettersProps {
  parts: Pick<typeof Subscriptions, 'SubscriptionGroup' | 'useCatalogue'>;
  selection: Subscriptions.Selection;
  onSelect: (selection: Subscriptions.Selection) => void;
}

/** The newsletters as a short list; nothing if they cannot be loaded. */
export function Newsletters({ parts: { SubscriptionGroup, useCatalogue }, selection, onSelect }: NewslettersProps) {
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
