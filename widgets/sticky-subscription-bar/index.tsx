import { useEffect, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { choiceStore, decodeUrl, pageKey, useText, useWidget, type Store } from '../../src/core';
import { SubscribeBlock, useSubscribed } from '../../src/features/subscriptions';
import { Button, icons } from '../../src/ui';
import { messages } from './messages';
import { props, type StickySubscriptionBarProps } from './props';
import styles from './sticky-subscription-bar.css';

function StickySubscriptionBar(props: StickySubscriptionBarProps) {
  const { subscriptions = [], paths, hidden } = props;
  const t = useText(messages);
  const { isEditing } = useWidget();
  const hasBegun = useBegunReading();

  if (isEditing)
    return (
      <p className="inlay-sticky-subscription-bar__note">{t(subscriptions.length ? 'editing' : 'editingEmpty')}</p>
    );
  const isHere = !hidden && subscriptions.length > 0 && paths.some(isPartOfPage);
  return isHere && hasBegun ? <Bar {...props} subscriptions={subscriptions} /> : null;
}

/** Mounted after the first scroll. By then, a consent tool has said whether the browser remembers an earlier answer. */
function Bar({
  subscriptions,
  title,
  description,
  button,
}: StickySubscriptionBarProps & { subscriptions: readonly string[] }) {
  const t = useText(messages);
  const { isSubscribed } = useSubscribed(subscriptions);
  const [hadIt] = useState(isSubscribed);
  const [isClosed, setClosed] = useState(() => isDismissed(choiceStore()));
  if (hadIt || isClosed) return null;

  const name = title ?? t('title');
  const close = () => {
    // A visitor who subscribed has not declined.
    if (!isSubscribed) rememberDismissed(choiceStore());
    setClosed(true);
  };
  return (
    <section className="inlay-sticky-subscription-bar" aria-label={name}>
      <div className="inlay-sticky-subscription-bar__inside">
        <div className="inlay-sticky-subscription-bar__words">
          <p className="inlay-sticky-subscription-bar__title">{name}</p>
          {description && <p className="inlay-sticky-subscription-bar__line">{description}</p>}
        </div>
        <SubscribeBlock
          name="sticky-subscription-bar"
          codes={subscriptions}
          label={name}
          button={button ?? t('submit')}
        />
        <Button
          className="inlay-sticky-subscription-bar__close"
          variant="quiet"
          icon={icons.close}
          aria-label={t('close', { name })}
          onClick={close}
        />
      </div>
    </section>
  );
}

/** In viewport heights: a visitor who has scrolled this far is reading. */
const FAR = 0.5;

/** Once true, it stays true: a bar that appears and disappears while scrolling is distracting. */
function useBegunReading(): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (hasBegun) return undefined;
    const check = () => {
      if (scrollY > FAR * innerHeight) setBegun(true);
    };
    check();
    addEventListener('scroll', check, { passive: true });
    return () => removeEventListener('scroll', check);
  }, [hasBegun]);
  return hasBegun;
}

const KEY = 'subscription-bar';
/** In milliseconds: after a visitor declined, the bar stays away for a month. */
const REST = 30 * 24 * 3600_000;

export function isDismissed(store: Store, now = Date.now()): boolean {
  const at = Number(store.get(KEY));
  return at > 0 && now - at < REST;
}

function rememberDismissed(store: Store, now = Date.now()) {
  store.set(KEY, String(now));
}

/** Old servers identify pages by their query: `?p=12`. URLs encode most letters, and editors do not. */
function isPartOfPage(part: string): boolean {
  return decodeUrl(part.includes('?') ? pageKey() : location.pathname).includes(decodeUrl(part));
}

export default defineWidget({
  name: 'sticky-subscription-bar',
  description:
    'Offers a newsletter at the edge of the window on pages of insights, until it is dismissed or subscribed.',
  load: 'idle',
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: StickySubscriptionBar,
});
