import { useEffect } from 'react';
import { defineWidget } from '../../src/contract';
import { config, lazy, safeLink, useText, useWidget } from '../../src/core';
import { useSession } from '../../src/session';
import {
  Button,
  Heading,
  useDeferred,
  useLandmarkHeading,
  useUniqueId,
  wordsOf,
  linkProps,
  type HeadingLevel,
} from '../../src/ui';
import { messages } from './messages';
import { props, type BlogPromoBarProps } from './props';
import styles from './blog-promo-bar.css';

/** Two of the three styles have no form. */
const loadSubscriptions = lazy(() => import('../../src/features/subscriptions'));

function BlogPromoBar({
  promoBarTitle: title,
  promoBarDescription: description,
  promoBarRenderStyle: style,
  promoBarCallToActionLink: link,
  hidePromoBar,
  oneClickSubscription: code,
  headingLevel,
}: BlogPromoBarProps) {
  const t = useText(messages);
  const { isEditing, note } = useWidget();
  const id = useUniqueId();
  const href = safeLink(link?.url);
  const isShown = Boolean(title) && !hidePromoBar;
  const labelledBy = useLandmarkHeading(isShown ? wordsOf(title) : undefined, id);

  useEffect(() => {
    if (isShown && style === 'link' && !link?.url)
      note('has no address. Only the text is shown', 'promoBarCallToActionLink');
    if (isShown && style === 'subscribe' && !code)
      note('names no alert code, such as weekly. Only the text is shown', 'oneClickSubscription');
    // oxlint-disable-next-line react/exhaustive-deps -- reported once per content
  }, [isShown, style, href, code]);

  if (!title || hidePromoBar)
    return isEditing ? <p className="inlay-blog-promo-bar__text">{t(hidePromoBar ? 'hidden' : 'empty')}</p> : null;
  return (
    <section className="inlay-blog-promo-bar" data-kind={style} aria-labelledby={labelledBy}>
      <div className="inlay-blog-promo-bar__words">
        <Heading level={headingLevel as HeadingLevel} className="inlay-blog-promo-bar__title" id={id}>
          {title}
        </Heading>
        {description && <p className="inlay-blog-promo-bar__text">{description}</p>}
      </div>
      {style === 'link' && href && (
        <div className="inlay-blog-promo-bar__way">
          <Button variant="secondary" {...linkProps(link!)}>
            {link!.text || title}
          </Button>
        </div>
      )}
      {style === 'subscribe' && code && <Subscription title={title} code={code} />}
    </section>
  );
}

/** An address field and a captcha for anonymous visitors, one button for signed-in users, and thanks for subscribers. */
function Subscription({ title, code }: { title: string; code: string }) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const isKnown = useSession().status === 'active';
  const parts = useDeferred(loadSubscriptions);
  const privacy = safeLink(config().pages.privacy);
  return (
    <div className="inlay-blog-promo-bar__way" data-state={parts ? undefined : 'waiting'} inert={isEditing}>
      {parts && <parts.SubscribeBlock name="blog-promo-bar" codes={[code]} label={title} button={t('submit')} />}
      {parts && !isKnown && privacy && (
        <p className="inlay-blog-promo-bar__small">
          <a className="inlay-blog-promo-bar__link" href={privacy}>
            {t('privacy')}
          </a>
        </p>
      )}
    </div>
  );
}

export default defineWidget({
  name: 'blog-promo-bar',
  description: 'A bar that promotes a blog with a text, a link or a newsletter form.',
  reserve: '9rem',
  props,
  messages,
  styles,
  component: BlogPromoBar,
  canBeEmpty: true,
});
