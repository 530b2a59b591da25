import { activation, isPrerendering, onRestoredPage } from '../core/page-lifecycle';
import { config } from '../core/config';
import { publish } from '../core/events';
import { onChangeOf, signal, useSignal, type ReadonlySignal } from '../core/signals';
import { syncDrafts } from './drafts';
import { NO_SESSION, readState, type SessionState } from './state';
import { onOtherTab } from './tabs';
import { hasCookieSession, refreshToken } from './tokens';

const FIELDS = ['status', 'isPremium', 'isPractice', 'reLoginRequired'] as const;
const USER_FIELDS = ['id', 'firstName', 'lastName'] as const;

const state = signal<SessionState>(NO_SESSION);
let isStarted = false;
let renewal: Promise<unknown> | undefined;
let renew: () => Promise<unknown> = async () => undefined;

/**
 * The session state of the page; every widget re-renders when it changes, in this tab or another. Read at the first
 * call and kept up to date from then on.
 */
export function session(): ReadonlySignal<SessionState> {
  if (!isStarted) start();
  return state;
}

export function useSession(): SessionState {
  return useSignal(session());
}

export function isSignedIn(): boolean {
  return session().peek().status === 'active';
}

/**
 * Renews an expired session with a call to the service. Injected, because reading the session state makes no request.
 */
export function renewWith(action: typeof renew) {
  renew = action;
}

/** Resolves when it is known whether an expired session could be renewed. An unreachable service ends none. */
export async function hasSession(): Promise<boolean> {
  await activation();
  session();
  const token = await renewal;
  return isSignedIn() || Boolean(token);
}

function start() {
  isStarted = true;
  onOtherTab(syncSession);
  onRestoredPage(checkSession);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && checkSession());
  checkSession();
}

/** Reads the state of cookies and storage. Another visitor's data is dropped before the new one's is shown. */
export function syncSession() {
  const before = state.peek();
  const after = readState();
  syncDrafts(after.user?.id);
  if (before.user && after.user && before.user.id !== after.user.id) state.value = NO_SESSION;
  if (setState(after) && before.user && after.status === 'none') publish('signed-out', { reason: 'elsewhere' });
}

/** Returns whether it changed. */
export function setState(after: SessionState): boolean {
  const before = state.peek();
  const isSame =
    FIELDS.every((field) => before[field] === after[field]) &&
    USER_FIELDS.every((field) => before.user?.[field] === after.user?.[field]) &&
    `${before.roles}` === `${after.roles}`;
  if (isSame) return false;
  state.value = after;
  publish('session-changed', { status: after.status });
  return true;
}

/** For the preview in edit mode's toolbar; no token, no call, no other tab. */
export function previewSession(preview: Partial<SessionState> & Pick<SessionState, 'status'>) {
  if (config().mode === 'live') return;
  session();
  state.value = { ...NO_SESSION, ...preview };
}

/** Reads the session again, and refreshes it if necessary. */
export function checkSession() {
  if (isPrerendering()) return document.addEventListener('prerenderingchange', checkSession, { once: true });
  if (config().mode === 'edit') return;
  syncSession();
  const canRenew = state.peek().status === 'expired' && refreshToken() && !config().flags.alternateLogin;
  if (canRenew || hasCookieSession()) renewal = renew().catch(() => true);
}

/** For `window.inlay.session`, beside `signOut`. */
export const sessionApi = {
  get: () => session().peek(),
  subscribe: (listener: (state: SessionState) => void) => onChangeOf(session(), listener),
};
