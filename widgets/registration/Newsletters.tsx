import { useText } from '../../src/core';
import { type Selection, SubscriptionGroup, useCatalogue } from '../../src/features/subscriptions';
import { messages } from './messages';

interface NewslettersProps {
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** The newsletters in a few lines; none where they cannot be had. */
export function Newsletters({ selection, onSelect }: NewslettersProps) {
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
