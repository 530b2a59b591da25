/**
 * Calls that need the session, and code that starts and ends it at the service. Reading the state (index.ts) needs none
 * of it.
 */
export { accountRequest } from './account-request';
export {
  authorizedRequest,
  freshAccessToken,
  readWithSession,
  requestBeforeSession,
  visitorCheck,
  watchVisitor,
} from './authorized-request';
export { beginSession, rememberUser, setSubscriptions } from './begin';
export { dropPendingAction, storePendingAction, onPendingAction, type PendingAction } from './pending-action';
export { articleKey } from './saved';
export { isLeaving, type ProviderSession, revokeTokens } from './revoke-tokens';
export { tokensOf } from './token-headers';
export type { NewTokens } from './tokens';
