/**
 * What a visitor was about to do when a session was needed. It is kept, the
 * visitor signs in or registers by whichever way, in this tab or another, and
 * the action completes by itself, once.
 */
import { subscribe } from '../events';
import { HttpError, reportFault, type HttpErrorKind } from '../http';
import { isSignedIn } from '../session';
import { localStore } from '../storage';

export interface Intent {
  readonly action: 'save-article' | 'unsave-article' | 'rate-article' | 'download' | 'print' | 'subscribe';
  readonly detail: Readonly<Record<string, string | number>>;
}

interface Kept extends Intent {
  readonly keptAt: number;
}

const KEY = 'intent';
/** Nobody knows what became of the call: the connection, or the page, went before the answer came. */
const UNANSWERED: readonly HttpErrorKind[] = ['offline', 'timeout', 'aborted'];
/** In milliseconds: a confirmation mail may be read the same evening, not next week. */
const LIFETIME = 12 * 3600_000;

export function keepIntent(intent: Intent) {
  localStore.setJson(KEY, { ...intent, keptAt: Date.now() });
}

/** Whoever has got what they wanted, or no longer wants it, is not asked again. */
export function dropIntent(isMine: (intent: Intent) => boolean = () => true) {
  const intent = read();
  if (!intent || isMine(intent)) localStore.remove(KEY);
}

/**
 * Completes kept intents of this action, now if there is a session, else after
 * the next sign-in. `isMine` leaves an intent to the widget it belongs to. An
 * intent is kept until `complete` has an answer: a page that is left, or loses its
 * connection, before leaves it to the next.
 */
export function onIntent(action: Intent['action'], complete: (detail: Intent['detail']) => unknown, isMine: (detail: Intent['detail']) => boolean = () => true): () => void {
  let isStopped = false;
  const mine = () => {
    const intent = read();
    return intent?.action === action && isMine(intent.detail) ? intent : undefined;
  };
  const attempt = () => {
    if (!isSignedIn() || !mine()) return;
    // Fetched with the calls: where they cannot be had, the intent waits as well.
    void import('../session/lock').then(({ withTabLock }) => withTabLock('intent', inTurn), () => {});
  };
  const inTurn = async () => {
    const intent = mine();
    // Whoever stopped while others had their turn leaves the intent to them.
    if (isStopped || !intent) return;
    const isAnswered = await wasAnswered(() => complete(intent.detail));
    // One that was kept anew meanwhile waits for the next session.
    if (isAnswered && read()?.keptAt === intent.keptAt) dropIntent();
  };
  attempt();
  const stop = subscribe('session-changed', attempt);
  return () => {
    isStopped = true;
    stop();
  };
}

/** What was answered badly is told by the widget that asked; a fault of the program is no answer. */
async function wasAnswered(complete: () => unknown): Promise<boolean> {
  try {
    await complete();
    return true;
  } catch (error) {
    reportFault(error);
    return error instanceof HttpError && !UNANSWERED.includes(error.kind);
  }
}

function read(): Kept | undefined {
  const stored = localStore.getJson(KEY) as Kept | null;
  if (!stored || typeof stored.action !== 'string' || typeof stored.detail !== 'object' || !stored.detail) return undefined;
  return Date.now() - stored.keptAt < LIFETIME ? stored : undefined;
}
