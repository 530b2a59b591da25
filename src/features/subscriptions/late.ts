/** Calls to the service. */
export { fetchSubscriptionCatalogue } from '../../services/subscription-catalogue';
export { addressSchema, memberSchema, send } from './send';
export { subscribeByLink } from './by-link/subscribe-by-link';
export { unsubscribeByLink } from './by-link/unsubscribe-by-link';
