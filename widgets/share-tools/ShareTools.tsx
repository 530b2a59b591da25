import { useText } from '../../src/core';
import { PageShareLinks } from '../../src/features/share';
import { messages } from './messages';
import type { ShareToolsProps } from './props';

export function ShareTools({ label, title, url }: ShareToolsProps) {
  const t = useText(messages);
  return <PageShareLinks label={label || t('label')} title={title} url={url?.url} />;
}
