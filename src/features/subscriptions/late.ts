/** Calls to the service. */
export { fetchSubscriptionCatalogue } from '../../services/subscription-catalogue';
export { addressSchema, memberSchema, send, subscribeByLink, unsubscribeByLink } from './send';
