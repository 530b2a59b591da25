/**
 * An action of the visitor that requires a session. It is stored, the visitor
 * signs in or registers in any way, in this tab or another, and the action
 * completes automatically, once.
 */
import { subscribe } from '../core/events';
import { HttpError, reportFault, type HttpErrorKind } from '../http';
import { localStore } from '../core/storage';
import { draftsOwner } from './drafts';
import { isSignedIn, session } from './session';
import { isAnotherVisitor, PENDING_KEY } from './state';
import { withTabLock } from './tabs';

export interface PendingAction {
  readonly action: 'save-article' | 'unsave-article' | 'rate-article' | 'download' | 'print' | 'subscribe';
  readonly detail: Readonly<Record<string, string | number>>;
}

interface StoredAction extends PendingAction {
  readonly keptAt: number;
  /** The visitor whose session had ended; null if there was none. */
  readonly owner?: string | null;
}

/** Errors after which the result is unknown: the connection or the page was lost before the response. */
const UNANSWERED: readonly HttpErrorKind[] = ['offline', 'unreachable', 'timeout', 'aborted'];
/** In milliseconds: a confirmation e-mail may be read the same evening, not next week. */
const LIFETIME = 12 * 3600_000;

export function storePendingAction(pending: PendingAction) {
  localStore.setJson(PENDING_KEY, { ...pending, keptAt: Date.now(), owner: draftsOwner() });
}

/** Visitors who have completed or cancelled the action are not prompted again. */
export function dropPendingAction(isMine: (pending: PendingAction) => boolean = () => true) {
  const pending = read();
  if (!pending || isMine(pending)) localStore.remove(PENDING_KEY);
}

/**
 * Completes stored pending actions of this kind, now if there is a session, else after the next sign-in. `isMine`
 * returns false for those of another widget. A pending action is stored until `complete` has a response: if the page
 * unloads, or loses its connection, the next page completes it.
 */
export function onPendingAction(
  action: PendingAction['action'],
  complete: (detail: PendingAction['detail']) => unknown,
  isMine: (detail: PendingAction['detail']) => boolean = () => true,
): () => void {
  let isStopped = false;
  const ownPending = () => {
    const pending = read();
    return pending?.action === action && isOfVisitor(pending) && isMine(pending.detail) ? pending : undefined;
  };
  const attempt = () => {
    if (!isSignedIn() || !ownPending()) return;
    void withTabLock(PENDING_KEY, inTurn);
  };
  const inTurn = async () => {
    const pending = ownPending();
    // An action that was stopped while others ran leaves the pending action to them.
    if (isStopped || !pending) return;
    const isAnswered = await wasAnswered(() => complete(pending.detail));
    // An action that was stored again in the meantime waits for the next session.
    if (isAnswered && read()?.keptAt === pending.keptAt) dropPendingAction();
  };
  attempt();
  const stop = subscribe('session-changed', attempt);
  return () => {
    isStopped = true;
    stop();
  };
}

/** The widget itself reports an error response. A programming error is not a response. */
async function wasAnswered(complete: () => unknown): Promise<boolean> {
  try {
    await complete();
    return true;
  } catch (error) {
    reportFault(error);
    return error instanceof HttpError && !UNANSWERED.includes(error.kind);
  }
}

/** The action of another visitor waits for them, until it expires. */
function isOfVisitor({ owner }: StoredAction): boolean {
  return !owner || !isAnotherVisitor(owner, session().peek().user?.id);
}

function read(): StoredAction | undefined {
  const stored = localStore.getJson(PENDING_KEY) as StoredAction | null;
  if (!stored || typeof stored.action !== 'string' || typeof stored.detail !== 'object' || !stored.detail)
    return undefined;
  return Date.now() - stored.keptAt < LIFETIME ? stored : undefined;
}
