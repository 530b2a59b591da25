import { publish } from '../../src/core';
import { subscriptions } from '../../src/session';
import { fetchVisitor } from '../../src/features/visitor';
import type { MailLink } from '../../src/features/subscriptions';
import { unsubscribeFromMails } from '../../src/services';

/** Ends the subscriptions of the link. The signed-in visitor may be its reader: their subscriptions are fetched again. */
export async function send({ codes, eid }: MailLink, signal: AbortSignal): Promise<void> {
  await unsubscribeFromMails(codes, eid, signal);
  await fetchVisitor().catch(() => undefined);
  publish('subscriptions-changed', { codes: subscriptions() });
}
