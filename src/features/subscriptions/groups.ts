import type { SubscriptionGroupName } from '../../services';

/** In the order in which they are offered. */
export const SUBSCRIPTION_GROUPS: readonly SubscriptionGroupName[] = ['newsLetters', 'alerts', 'guides', 'informationalMail'];
