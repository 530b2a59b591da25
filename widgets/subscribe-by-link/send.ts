import { publish } from '../../src/core';
import type { MailLink } from '../../src/features/subscriptions';
import { campaign } from '../../src/features/visitor';
import { subscribeToMails, type Subscribed } from '../../src/services';

/** Subscribes the reader of the link, and publishes it for the blocks of the page that offer the same. */
export async function send(
  { codes, eid }: MailLink,
  context: { captcha: string | undefined; signal: AbortSignal },
): Promise<Subscribed> {
  const response = await subscribeToMails(
    { encUserId: eid, subscriptions: codes, metadata: { cid: campaign() } },
    context,
  );
  for (const code of response.newSubscriptions) publish('subscription-added', { code });
  return response;
}
