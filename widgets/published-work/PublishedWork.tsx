import { useText } from '../../src/core';
import { publishedWorkMessages, WorkList } from '../../src/features/published-work';
import type { PublishedWorkProps } from './props';

export function PublishedWork(props: PublishedWorkProps) {
  const t = useText(publishedWorkMessages);
  return <WorkList {...props} empty={<p className="inlay-published-work__note">{t('editing')}</p>} />;
}
