import { publish } from '../../src/core';
import type { MailLink } from '../../src/features/subscriptions';
import { subscribeToMails, type Subscribed } from '../../src/services';

/** Subscribes whoever the link belongs to, and tells the blocks of the page that offer the same. */
export async function send({ codes, eid, cid }: MailLink, context: { captcha: string | undefined; signal: AbortSignal }): Promise<Subscribed> {
  const answer = await subscribeToMails({ encUserId: eid, subscriptions: codes, metadata: cid ? { cid } : {} }, context);
  for (const code of answer.newSubscriptions) publish('subscription-added', { code });
  return answer;
}
