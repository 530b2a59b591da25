import { useState } from 'react';
import { SubscribeBlock, useSubscribed } from '../../src/features/subscriptions';
import { localStore, useText } from '../../src/core';
import { useWidget } from '../../src/runtime';
import { Button, icons } from '../../src/ui';
import { messages } from './messages';
import type { StickySubscriptionBarProps } from './props';
import { isDismissed, rememberDismissed } from './dismissed';
import { useBegunReading } from './use-begun-reading';

export function StickySubscriptionBar({ subscriptions = [], title, description, button, paths, hidden }: StickySubscriptionBarProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const hasBegun = useBegunReading();
  const { isSubscribed } = useSubscribed(subscriptions);
  const [hadIt] = useState(isSubscribed);
  const [isClosed, setClosed] = useState(() => isDismissed(localStore));
  const isHere = !hidden && subscriptions.length > 0 && paths.some((path) => location.pathname.includes(path));

  if (isEditing) return <p className="inlay-sticky-subscription-bar__note">{t(subscriptions.length ? 'editing' : 'editingEmpty')}</p>;
  if (!isHere || hadIt || isClosed || !hasBegun) return null;

  const name = title ?? t('title');
  const close = () => {
    // Whoever subscribed has seen its thanks, and need not be reminded of having declined.
    if (!isSubscribed) rememberDismissed(localStore);
    setClosed(true);
  };
  return (
    <section className="inlay-sticky-subscription-bar" aria-label={name}>
      <div className="inlay-sticky-subscription-bar__inside">
        <div className="inlay-sticky-subscription-bar__words">
          <p className="inlay-sticky-subscription-bar__title">{name}</p>
          {description && <p className="inlay-sticky-subscription-bar__line">{description}</p>}
        </div>
        <SubscribeBlock name="sticky-subscription-bar" codes={subscriptions} label={name} button={button ?? t('submit')} />
        <Button className="inlay-sticky-subscription-bar__close" variant="quiet" icon={icons.close} aria-label={t('close', { name })} onClick={close} />
      </div>
    </section>
  );
}
