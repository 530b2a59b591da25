export { accountRequest } from './account-request';
export { authorizedRequest, freshAccessToken, readWithSession } from './authorized-request';
export { beginSession, rememberUser, setSubscriptions, type SignedInUser } from './begin';
export { endSession, leaveProviderWith, signOut, signOutEnded } from './change';
export { dropPendingAction, keepPendingAction, onPendingAction, type PendingAction } from './pending-action';
export {
  checkSession,
  hasSession,
  isSignedIn,
  previewSession,
  renewWith,
  session,
  sessionApi,
  syncSession,
  useSession,
} from './session';
export { articleKey } from './saved';
export { ARTICLES_KEY, RATINGS_KEY, subscriptions, type SessionState, type SessionUser } from './state';
export { isLeaving, type ProviderSession, revokeTokens } from './revoke-tokens';
export { withTabLock } from './tabs';
export { tokensOf } from './token-headers';
export { hasCookieSession } from './tokens';
