import { object } from 'superstruct';
import { publish } from '../../core';
import { HttpError } from '../../http';
import { setSubscriptions, visitorCheck } from '../../session/calls';
import { subscriptions } from '../../session';
import { emailValue, textValue } from '../../forms';
import {
  fetchUserSubscriptions,
  subscribeToMails,
  updateUser,
  fetchVisitor,
  unsubscribeFromMails,
  type Subscribed,
} from '../../services/user';
import { campaign } from '../visitor';
import type { MailLink } from './LinkForm';
import { rememberSubscriber, notifyOtherTabs, rememberConfirmed } from './subscribed';

/** For anonymous visitors. */
export const addressSchema = object({
  email: emailValue(),
});
/** For signed-in users, who need not fill in anything. */
export const memberSchema = object({ email: textValue() });

export interface SubscribeOrder {
  readonly codes: readonly string[];
  /** Undefined for a signed-in visitor. */
  readonly email: string | undefined;
}

/** Subscribes, remembers it in this browser, and publishes it unless an e-mail must confirm it first. */
export async function send(
  { codes, email: address }: SubscribeOrder,
  { captcha, signal }: { captcha?: string; signal?: AbortSignal } = {},
): Promise<Subscribed> {
  const cid = campaign();
  const metadata = cid ? { cid } : undefined;
  const response =
    address === undefined
      ? await subscribeVisitor(codes, metadata, signal)
      : await subscribeToMails({ email: address, subscriptions: codes, metadata }, { captcha, signal });
  if (address) rememberSubscriber({ email: address, codes, isPending: response.isPending });
  if (response.isPending) notifyOtherTabs();
  else announceSubscriptions(codes);
  return response;
}

/** Sends the existing subscriptions too. The cookie may be older than the service's data, which may not list them. */
async function subscribeVisitor(
  codes: readonly string[],
  metadata: { cid: string } | undefined,
  signal: AbortSignal | undefined,
): Promise<Subscribed> {
  const ensureSameVisitor = visitorCheck('subscribe');
  const existing = (await fetchUserSubscriptions(signal).catch(ignoreUnreadable)) ?? subscriptions();
  ensureSameVisitor();
  const added = codes.filter((code) => !existing.includes(code));
  const merged = [...existing, ...added];
  await updateUser({ subscriptions: merged, metadata }, signal);
  setSubscriptions(merged);
  return { existingSubscriptions: existing, newSubscriptions: added, isPending: false };
}

/** A service may not allow reading the user. */
function ignoreUnreadable(error: unknown): undefined {
  if (error instanceof HttpError && (error.status === 404 || error.status === 405)) return undefined;
  throw error;
}

/** For blocks with the same offer, and for analytics. */
function announceSubscriptions(codes: readonly string[]) {
  for (const code of codes) publish('subscription-added', { code });
  notifyOtherTabs();
  publish('analytics', { event: 'subscribed', codes });
}

/** Subscribes the link's subscriber, and publishes it for the page's blocks with the same offer. */
export async function subscribeByLink(
  { codes, eid }: MailLink,
  context: { captcha: string | undefined; signal: AbortSignal },
): Promise<Subscribed> {
  const response = await subscribeToMails(
    { encUserId: eid, subscriptions: codes, metadata: { cid: campaign() } },
    context,
  );
  rememberConfirmed();
  await reloadSubscriptions();
  for (const code of response.newSubscriptions) publish('subscription-added', { code });
  return response;
}

/** Ends the subscriptions of the link. */
export async function unsubscribeByLink({ codes, eid }: MailLink, signal: AbortSignal): Promise<void> {
  await unsubscribeFromMails(codes, eid, signal);
  await reloadSubscriptions();
  publish('subscriptions-changed', { codes: subscriptions() });
}

/** After a change by link, because the signed-in visitor may be its subscriber. */
async function reloadSubscriptions() {
  await fetchVisitor().catch(() => undefined);
}
