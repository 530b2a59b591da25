import { useLayoutEffect } from 'react';
import { addStyles, lazy, useText } from '../../core';
import { isSignedIn, useSession } from '../../session';
import { Captcha, EmailField, Form, SubmitError, SubmitButton, useForm } from '../../forms';
import { throwUnreachable } from '../../http';
import type { Subscribed } from '../../services/user';
import { messages } from './messages';
import { rememberedSubscriber } from './subscribed';
import styles from './subscriptions.css';

addStyles(styles);

export interface SubscribeFormProps {
  /** The form's name in `form-started`, `form-submitted` and `form-failed`. */
  name: string;
  /** Names the form as a landmark. */
  label: string;
  button: string;
  /** The codes to subscribe to. Without any, a message says what to select. */
  codes: readonly string[];
  /** If the button that showed the form was removed. */
  focusOnMount?: boolean;
  onSubscribed: (answer: Subscribed, email: string | undefined) => unknown;
}

/** For signed-in visitors only a button; an address and a captcha for all others. */
export function SubscribeForm(props: SubscribeFormProps) {
  const { status } = useSession();
  return <OneForm key={String(status === 'active')} {...props} />;
}

/** The call that subscribes. Offline if it cannot be loaded. */
export const loadSubscribe = lazy(() => import('./late'), { onError: throwUnreachable });

const CODES = { 3003: { key: 'subscriberUnknown' }, 3004: { key: 'subscriptionUnknown' } };

function OneForm({ name, label, button, codes, focusOnMount, onSubscribed }: SubscribeFormProps) {
  const t = useText(messages);
  const isMember = isSignedIn();
  const form = useForm({
    name,
    schema: async () => (await loadSubscribe())[isMember ? 'memberSchema' : 'addressSchema'],
    initial: { email: isMember ? '' : (rememberedSubscriber()?.email ?? '') },
    draftKey: isMember ? undefined : name,
    messages,
    codes: CODES,
    async onSubmit(values, { captcha, signal }) {
      if (!codes.length) throw new SubmitError('chooseOne', { messages });
      const email = isMember ? undefined : values.email;
      const { send } = await loadSubscribe();
      await onSubscribed(await send({ codes, email }, { captcha, signal }), email);
    },
  });

  useLayoutEffect(() => {
    if (focusOnMount) form.focus('email');
  }, [form, focusOnMount]);

  return (
    <Form form={form} label={label}>
      <div className="inlay-subscriptions__line">
        {!isMember && <EmailField form={form} name="email" label={t('email')} required />}
        <SubmitButton form={form}>{button}</SubmitButton>
      </div>
      {!isMember && <Captcha form={form} />}
    </Form>
  );
}
