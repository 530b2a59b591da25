import { SubscriptionGroup, useCatalogue, type Selection } from '../../../src/features/subscriptions';
import { useText } from '../../../src/core';
import { messages } from '../messages';

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
  return <SubscriptionGroup title={t('newsletters')} options={catalogue.newsLetters} selection={selection} onSelect={onSelect} isCompact />;
}
