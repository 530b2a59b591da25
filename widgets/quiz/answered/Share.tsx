import { useText } from '../../../src/core';
import { ShareLinks } from '../../../src/ui';
import { messages } from '../messages';

export interface ShareProps {
  /** Leads to the quiz within its page. */
  hash: string;
  title: string;
}

/** The page's address without what brought this visitor there. */
export function Share({ hash, title }: ShareProps) {
  const t = useText(messages);
  return <ShareLinks url={location.origin + location.pathname + hash} title={title} label={t('share')} />;
}
