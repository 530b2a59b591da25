import { defineWidget } from '../../src/contract';
import { useText } from '../../src/core';
import { publishedWorkMessages, WorkList, publishedWorkMessages as messages } from '../../src/features/published-work';
import { props, type PublishedWorkProps } from './props';

function PublishedWork(props: PublishedWorkProps) {
  const t = useText(publishedWorkMessages);
  return <WorkList {...props} empty={<p className="inlay-published-work__note">{t('editing')}</p>} />;
}

export default defineWidget({
  name: 'published-work',
  description: 'A person’s publications, newest first, with a “Show more” button.',
  props,
  canBeEmpty: true,
  messages,
  component: PublishedWork,
});
