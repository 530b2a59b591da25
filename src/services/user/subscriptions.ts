import { mask, object, optional, string, unknown } from 'superstruct';
import { config } from '../../core';
import { accountRequest, authorizedRequest } from '../../session/calls';
import { listOf, listResponse } from '../response';
import { fetchUser } from './profile';

/** By address (a captcha is required), or by the link in an e-mail. Signed-in visitors update their profile instead. */
export interface SubscribeRequest {
  readonly email?: string;
  /** From the link in an e-mail. */
  readonly encUserId?: string;
  readonly subscriptions: readonly string[];
  readonly metadata?: { readonly cid?: string };
}

/**
 * The visitor's subscriptions, from their own call if it is configured. Undefined if the service does not return them.
 */
export async function fetchUserSubscriptions(signal?: AbortSignal): Promise<readonly string[] | undefined> {
  const { user } = config().services;
  if (typeof user === 'string' || !user.paths?.userSubscriptions) return (await fetchUser(signal)).subscriptions;
  const Codes = object({ subscriptions: listOf(string()) });
  return authorizedRequest('userSubscriptions', {
    path: '',
    signal,
    read: (content) => mask(listResponse(content, 'subscriptions'), Codes).subscriptions,
  });
}

const Subscribed = object({
  existingSubscriptions: listOf(string()),
  newSubscriptions: listOf(string()),
  confirmation: optional(unknown()),
});

export interface Subscribed {
  readonly existingSubscriptions: readonly string[];
  readonly newSubscriptions: readonly string[];
  /** Whether nothing has changed until the subscriber opens the link of an e-mail. */
  readonly isPending: boolean;
}

/** Code 3003 unknown link, 3004 unknown subscription, 1004 no subscription, 1008 captcha, 2005 too many attempts. */
export function subscribeToMails(
  subscriber: SubscribeRequest,
  { captcha, signal }: { captcha?: string; signal?: AbortSignal } = {},
): Promise<Subscribed> {
  // Sent without the session, whose user would be taken for the subscriber of the link or address.
  return accountRequest('subscribe', {
    path: 'POST /v2/subscribe',
    answers: 'subscribed',
    json: subscriber,
    captcha,
    signal,
    read: readSubscribed,
  });
}

/** `userId` is the encrypted id from the link in an e-mail. Code 3003 if it is unknown. */
export function unsubscribeFromMails(codes: readonly string[], userId: string, signal?: AbortSignal): Promise<void> {
  return accountRequest('unsubscribe', {
    path: 'POST /v2/unsubscribe',
    json: { Subscriptions: codes, UserId: userId },
    signal,
    read: () => undefined,
  });
}

/** A successful response may be empty. */
function readSubscribed(content: unknown): Subscribed {
  const { confirmation, ...subscribed } = mask(content ?? {}, Subscribed);
  return { ...subscribed, isPending: confirmation === 'sent' };
}
