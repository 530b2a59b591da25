import { ManageLink, SubscribeForm, useSubscribed } from '../../../src/features/subscriptions';
import { useText } from '../../../src/core';
import { messages } from '../messages';

/** For whoever is signed in: one press, or that it has been pressed. */
export function Subscribe({ code }: { code: string | undefined }) {
  const t = useText(messages);
  const codes = code ? [code] : [];
  const { isSubscribed } = useSubscribed(codes);
  if (!code) return <p className="inlay-account__text">{t('signedIn')}</p>;
  if (isSubscribed) {
    return (
      <div className="inlay-account__done">
        <p className="inlay-account__text" role="status">
          {t('subscribed')}
        </p>
        <ManageLink />
      </div>
    );
  }
  return (
    <div className="inlay-account__done">
      <p className="inlay-account__text">{t('subscribeText')}</p>
      <SubscribeForm name="registration-form" label={t('subscribeTitle')} button={t('subscribe')} codes={codes} onSubscribed={() => undefined} />
    </div>
  );
}
