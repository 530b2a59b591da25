/** What happens to a sign-in form once it is sent; fetched when the visitor begins to fill it in. */
import { formatDate } from '../../../core';
import { HttpError } from '../../../http';
import { SubmitError } from '../../../forms';
import { signIn, type Credentials, type User } from '../../../services';
import { startSession } from '../start-session';
import type { ConfirmForm } from '../confirm/ConfirmForm';
import { saveScrollPosition } from '../../visitor';
import { messages } from '../refused/messages';

export { schema } from './schema';

export interface SignInContext {
  signal: AbortSignal;
  source: string | undefined;
  /** Where the visitor wants to go on to. */
  back: (() => string | Promise<string>) | undefined;
  /** Called in the same breath as the session begins: nothing should re-render in between. */
  onSignedIn: (user: User) => unknown;
}

const NOT_CONFIRMED = 2002;
const LOCKED = 2003;

/** Begins the session. An address that is not confirmed yet gives the step that confirms it; a code is on its way there. */
export async function send(credentials: Credentials, context: SignInContext): Promise<typeof ConfirmForm | undefined> {
  const { signal, source, back, onSignedIn } = context;
  try {
    const signedIn = await signIn(credentials, signal);
    startSession(signedIn, source);
    await onSignedIn(signedIn.user);
    return undefined;
  } catch (error) {
    const code = error instanceof HttpError ? error.code : undefined;
    if (code === NOT_CONFIRMED) return await loadConfirmForm();
    throw code === LOCKED ? locked(error as HttpError, await back?.()) : error;
  }
}

async function loadConfirmForm() {
  try {
    return (await import('../confirm/ConfirmForm')).ConfirmForm;
  } catch (cause) {
    throw new SubmitError('offline', { cause });
  }
}

/** Whoever resets the password meanwhile comes back to where they wanted to go. */
function locked(error: HttpError, back: string | undefined): Error {
  saveScrollPosition(back);
  const time = formatDate(error.lockedUntil ?? '', { timeStyle: 'short' });
  return time ? new SubmitError('lockedUntil', { messages, values: { time }, cause: error }) : error;
}
