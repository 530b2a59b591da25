export { endSession, leaveProviderWith, signOut, signOutEnded } from './change';
export { syncDrafts } from './drafts';
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
export { ARTICLES_KEY, JOBS_KEY, RATINGS_KEY, subscriptions, type SessionState, type SessionUser } from './state';
export { withTabLock } from './tabs';
export { hasCookieSession } from './tokens';
