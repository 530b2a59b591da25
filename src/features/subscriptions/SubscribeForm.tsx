import { addStyles, useText } from '../../core';
import { isSignedIn, useSession } from '../../session';
import { Captcha, EmailField, Form, SubmitError, SubmitButton, useForm } from '../../forms';
import type { Subscribed } from '../../services';
import { messages } from './messages';
import { rememberedSubscriber } from './remembered';
import styles from './subscriptions.css';

addStyles(styles);

export interface SubscribeFormProps {
  /** In `form-started` and `form-submitted`. */
  name: string;
  /** Names the form for those who move by landmarks. */
  label: string;
  button: string;
  /** What to subscribe to; the visitor reads what to do while there is none. */
  codes: readonly string[];
  onSubscribed: (answer: Subscribed, email: string | undefined) => unknown;
}

/** One press for whoever is signed in; an address and a captcha for everybody else. */
export function SubscribeForm(props: SubscribeFormProps) {
  const { status } = useSession();
  return <OneForm key={String(status === 'active')} {...props} />;
}

/** Not needed before the visitor begins. */
const loadSend = () => import('./send');

const CODES = { 3003: { key: 'subscriberUnknown' }, 3004: { key: 'subscriptionUnknown' } };

function OneForm({ name, label, button, codes, onSubscribed }: SubscribeFormProps) {
  const t = useText(messages);
  const isVisitor = isSignedIn();
  const form = useForm({
    name,
    schema: async () => (await loadSend())[isVisitor ? 'visitorSchema' : 'addressSchema'],
    initial: { email: isVisitor ? '' : (rememberedSubscriber()?.email ?? '') },
    draftKey: isVisitor ? undefined : name,
    messages,
    codes: CODES,
    async onSubmit(values, { captcha, signal }) {
      if (!codes.length) throw new SubmitError('chooseOne', { messages });
      const email = isVisitor ? undefined : values.email;
      const { send } = await loadSend();
      await onSubscribed(await send({ codes, email }, { captcha, signal }), email);
    },
  });

  return (
    <Form form={form} label={label}>
      <div className="inlay-subscriptions__line">
        {!isVisitor && <EmailField form={form} name="email" label={t('email')} required />}
        <SubmitButton form={form}>{button}</SubmitButton>
      </div>
      {!isVisitor && <Captcha form={form} />}
    </Form>
  );
}
