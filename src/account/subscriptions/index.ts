/** What newsletters, alerts and courses mean, shared by every widget that offers them. */
export { BrokenLink, LinkForm, ManageLink, SubscriptionNames, type LinkFormProps } from './by-link/LinkForm';
export { useMailLink, type MailLink } from './by-link/use-mail-link';
export { SUBSCRIPTION_GROUPS } from './groups';
export { OptionCard, type CardOption, type OptionCardProps } from './OptionCard';
export { shareOf, withGroup, withNothing, withOption, type Selection } from './selection';
export { SubscribeBlock, type SubscribeBlockProps } from './SubscribeBlock';
export { SubscribeForm, type SubscribeFormProps } from './SubscribeForm';
export { SubscriptionGroup, type SubscriptionGroupProps } from './SubscriptionGroup';
export { optionsByCode, useCatalogue, type CatalogueState } from './use-catalogue';
export { useSubscribed, type SubscribedState } from './use-subscribed';
export { messages as subscriptionMessages } from './messages';
