/**
 * Subscriptions to newsletters, alerts and courses, with or without an account. Does not belong here: single pages of
 * subscriptions (widgets).
 */
export { BrokenLink, LinkForm, ManageLink, SubscriptionNames, useMailLink, type MailLink } from './LinkForm';
export { messages as subscriptionMessages } from './messages';
export { practiceSubscription } from './practice-subscription';
export { withNothing, type Selection } from './selection';
export { SubscribeBlock } from './SubscribeBlock';
export { loadSubscribe, SubscribeForm } from './SubscribeForm';
export { useSubscribed } from './subscribed';
export { SubscriptionGroup, type CardOption } from './SubscriptionGroup';
export { useJobAlertTitle } from './use-job-alert-title';
export { SUBSCRIPTION_GROUPS, useCatalogue, type CatalogueState } from './use-catalogue';
