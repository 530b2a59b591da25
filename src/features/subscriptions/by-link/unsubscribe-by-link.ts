import { publish } from '../../../core';
import { subscriptions } from '../../../session';
import { fetchVisitor } from '../../../services/user';
import type { MailLink } from './LinkForm';
import { unsubscribeFromMails } from '../../../services/user';

/**
 * Ends the subscriptions of the link. The signed-in visitor may be its subscriber: their subscriptions are loaded
 * again.
 */
export async function unsubscribeByLink({ codes, eid }: MailLink, signal: AbortSignal): Promise<void> {
  await unsubscribeFromMails(codes, eid, signal);
  await fetchVisitor().catch(() => undefined);
  publish('subscriptions-changed', { codes: subscriptions() });
}
