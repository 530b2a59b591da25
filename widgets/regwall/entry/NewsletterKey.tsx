import { useText } from '../../../src/core';
import { SubscribeForm, subscriptionMessages } from '../../../src/features/subscriptions';
import { toast } from '../../../src/ui';
import { messages } from './messages';

export interface NewsletterKeyProps {
  /** Code of the newsletter. */
  code: string;
  /** The visitor has subscribed, so the wall opens. */
  onKey: () => void;
}

/** Visitors without an account read on after subscribing to a newsletter. */
export function NewsletterKey({ code, onKey }: NewsletterKeyProps) {
  const t = useText(messages);
  const subscriptionText = useText(subscriptionMessages);
  return (
    <div className="inlay-regwall__key">
      <p className="inlay-regwall__text">{t('newsletterText')}</p>
      <SubscribeForm
        name="regwall-newsletter"
        label={t('newsletter')}
        button={t('newsletterSubscribe')}
        codes={[code]}
        onSubscribed={({ isPending }, email = '') => {
          toast(subscriptionText(isPending ? 'confirmByMail' : 'thanks', { email }), { tone: 'positive' });
          onKey();
        }}
      />
    </div>
  );
}
