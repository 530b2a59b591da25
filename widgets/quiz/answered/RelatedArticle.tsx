import { safeLink, useText } from '../../../src/core';
import { Picture } from '../../../src/ui';
import { messages } from '../messages';
import type { GivenQuestion } from '../props';

type RelatedArticleProps = NonNullable<GivenQuestion['relatedArticle']>;

/** Nothing where there is no address to go to, or no title to call it by. */
export function RelatedArticle({ url, title = url?.text, eyebrow, thumbnail }: RelatedArticleProps) {
  const t = useText(messages);
  const href = safeLink(url?.url);
  if (!href || !title) return null;
  return (
    <a className="inlay-quiz__article" data-kind="link" href={href} target={url?.target} rel={url?.target === '_blank' ? 'noopener' : undefined}>
      {thumbnail && <Picture image={{ ...thumbnail, alt: '' }} ratio="1" className="inlay-quiz__thumbnail" />}
      <span>
        <span className="inlay-quiz__article-eyebrow">{eyebrow ?? t('related')}</span>
        <span className="inlay-quiz__article-title">{title}</span>
      </span>
    </a>
  );
}
