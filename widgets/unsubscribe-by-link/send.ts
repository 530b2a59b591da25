import { publish } from '../../src/core';
import { subscriptions } from '../../src/session';
import { fetchVisitor } from '../../src/features/visitor';
import type { MailLink } from '../../src/features/subscriptions';
import { unsubscribeFromMails } from '../../src/services';

/** Ends what the link names. Whoever is signed in may be its owner: the page asks anew what they have. */
export async function send({ codes, eid }: MailLink, signal: AbortSignal): Promise<void> {
  await unsubscribeFromMails(codes, eid, signal);
  await fetchVisitor().catch(() => undefined);
  publish('subscriptions-changed', { codes: subscriptions() });
}
