import { defineWidget } from '../../src/contract';
import { useText } from '../../src/core';
import { PageShareLinks } from '../../src/features/share';
import { messages } from './messages';
import { props, type ShareToolsProps } from './props';

function ShareTools({ label, title, url }: ShareToolsProps) {
  const t = useText(messages);
  return <PageShareLinks label={label || t('label')} title={title} url={url?.url} />;
}

export default defineWidget({
  name: 'share-tools',
  description: 'Shares the page on LinkedIn, X and Facebook, by e-mail, as a copied link, or in the apps of a phone.',
  reserve: '2.75rem',
  props,
  // Inside the publisher's app, which has its own share button.
  canBeEmpty: true,
  messages,
  component: ShareTools,
});
