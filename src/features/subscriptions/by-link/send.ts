import { publish } from '../../../core';
import { fetchVisitor, subscribeToMails, type Subscribed, unsubscribeFromMails } from '../../../services/user';
import { subscriptions } from '../../../session';
import { campaign } from '../../visitor';
import { rememberConfirmed } from '../subscribed';
import type { MailLink } from './LinkForm';

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
  for (const code of response.newSubscriptions) publish('subscription-added', { code });
  return response;
}

/**
 * Ends the subscriptions of the link. The signed-in visitor may be its subscriber: their subscriptions are loaded
 * again.
 */
export async function unsubscribeByLink({ codes, eid }: MailLink, signal: AbortSignal): Promise<void> {
  await unsubscribeFromMails(codes, eid, signal);
  await fetchVisitor().catch(() => undefined);
  publish('subscriptions-changed', { codes: subscriptions() });
}
