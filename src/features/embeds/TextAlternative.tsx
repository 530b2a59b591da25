import type { Content } from '../../contract';
import { useText } from '../../core';
import { RichText } from '../../ui';
import { messages } from './messages';

/** What an embedded page shows, in words, for whoever cannot see it; stays readable on paper. */
export function TextAlternative({ content }: { content: Content | undefined }) {
  const t = useText(messages);
  if (!content) return null;
  return (
    <details className="inlay-embed-words">
      <summary className="inlay-embed-words__summary">{t('description')}</summary>
      <RichText className="inlay-embed-words__text" content={content} />
    </details>
  );
}
