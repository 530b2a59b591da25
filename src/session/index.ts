export { authorizedRequest, freshAccessToken } from './authorized-request';
export { beginSession, rememberUser, setSubscriptions, type SignedInUser } from './begin';
export { endSession, signOut } from './change';
export { dropPendingAction, keepPendingAction, onPendingAction, type PendingAction } from './pending-action';
export { hasSession, isSignedIn, previewSession, renewWith, session, sessionApi, syncSession, useSession } from './session';
export { articleKey } from './saved';
export { ARTICLES_KEY, RATINGS_KEY, subscriptions, type SessionState, type SessionUser } from './state';
export { tokensOf } from './token-headers';
export { hasCookieSession } from './tokens';
