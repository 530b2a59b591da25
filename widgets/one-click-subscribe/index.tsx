import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { SubscribeBlock } from '../../src/features/subscriptions';
import { Heading, useLandmarkName } from '../../src/ui';
import { messages } from './messages';
import { props, type OneClickSubscribeProps } from './props';
import styles from './one-click-subscribe.css';

function OneClickSubscribe({
  subscriptions = [],
  title,
  description,
  button,
  thanks,
  keepsPlace,
}: OneClickSubscribeProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const name = useLandmarkName(title ?? t('title'));
  if (!subscriptions.length && !isEditing) return null;
  return (
    <section className="inlay-one-click-subscribe" aria-label={name}>
      <div className="inlay-one-click-subscribe__words">
        <Heading level={2} className="inlay-one-click-subscribe__title">
          {title ?? t('title')}
        </Heading>
        {description && <p className="inlay-one-click-subscribe__text">{description}</p>}
      </div>
      {subscriptions.length ? (
        <SubscribeBlock
          name="one-click-subscribe"
          codes={subscriptions}
          label={title ?? t('title')}
          button={button ?? t('submit')}
          thanks={thanks}
          goesOn={!keepsPlace}
        />
      ) : (
        <p className="inlay-one-click-subscribe__text">{t('editing')}</p>
      )}
    </section>
  );
}

export default defineWidget({
  name: 'one-click-subscribe',
  description: 'Subscribes to a newsletter by e-mail address, or with one click for a signed-in visitor.',
  reserve: { narrow: '11.25rem', wide: '6rem' },
  props,
  messages,
  styles,
  component: OneClickSubscribe,
});
