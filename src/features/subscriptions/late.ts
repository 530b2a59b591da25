/** Calls to the service. */
export { fetchSubscriptionCatalogue } from '../../services/subscription-catalogue';
export { addressSchema, memberSchema, send } from './send';
export { subscribeByLink, unsubscribeByLink } from './by-link/send';
