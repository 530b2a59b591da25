export { hasSession, isSignedIn, previewSession, session, syncSession, useSession } from './session';
export { endSession, signOut } from './end';
export { beginSession, rememberUser } from './change';
export { renameUser, setSubscriptions, type SignedInUser } from './user';
export { ARTICLES_KEY, RATINGS_KEY, subscriptions, type SessionState, type SessionUser } from './state';
