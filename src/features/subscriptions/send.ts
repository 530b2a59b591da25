import { object } from 'superstruct';
import { publish } from '../../core';
import { setSubscriptions, subscriptions } from '../../session';
import { email, LONGEST_EMAIL, maxLength, required, textValue } from '../../forms';
import { subscribeToMails, type Subscribed } from '../../services';
import { rememberSubscriber } from './subscribed';

/** Of somebody who is not signed in. */
export const addressSchema = object({ email: textValue(required('requiredEmail'), email(), maxLength(LONGEST_EMAIL)) });
/** Of somebody who is: there is nothing to fill in. */
export const memberSchema = object({ email: textValue() });

export interface SubscribeOrder {
  readonly codes: readonly string[];
  /** Undefined for a visitor who is signed in. */
  readonly email: string | undefined;
}

/** Subscribes, remembers it in this browser and publishes it. */
export async function send({ codes, email: address }: SubscribeOrder, { captcha, signal }: { captcha?: string; signal?: AbortSignal } = {}): Promise<Subscribed> {
  const cid = new URLSearchParams(location.search).get('cid') ?? undefined;
  const response = await subscribeToMails({ email: address, subscriptions: codes, metadata: cid ? { cid } : undefined }, { captcha, signal });
  if (address) rememberSubscriber(address, codes);
  else setSubscriptions([...new Set([...subscriptions(), ...codes])]);
  announceSubscriptions(codes);
  return response;
}

/** For blocks that offer the same, and for analytics. */
function announceSubscriptions(codes: readonly string[]) {
  for (const code of codes) publish('subscription-added', { code });
  publish('analytics', { event: 'subscribed', codes });
}
