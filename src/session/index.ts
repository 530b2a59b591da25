export { authorizedRequest } from './authorized-request';
export { beginSession, endSession, rememberUser, renameUser, setSubscriptions, signOut, type SignedInUser } from './change';
export { dropPendingAction, keepPendingAction, onPendingAction, type PendingAction } from './pending-action';
export { hasSession, isSignedIn, previewSession, renewWith, session, sessionApi, syncSession, useSession } from './session';
export { articleKey, rememberSaved } from './saved';
export { ARTICLES_KEY, RATINGS_KEY, subscriptions, type SessionState, type SessionUser } from './state';
