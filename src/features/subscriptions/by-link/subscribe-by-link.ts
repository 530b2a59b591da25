import { publish } from '../../../core';
import type { MailLink } from './LinkForm';
import { campaign } from '../../visitor';
import { rememberConfirmed } from '../subscribed';
import { subscribeToMails, type Subscribed } from '../../../services/user';

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
