import { browserSupportsWebAuthn, browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';
import { HttpError } from '../../../http';
import { beginPasskeySignIn, signInByPasskey, type SignedIn } from '../../../services';

/** `stopped`: another question took its place, or the form is gone. `impossible`: not with this browser or at this address. */
export type PasskeyOutcome = SignedIn | 'stopped' | 'impossible' | 'notUsed' | 'unknown' | 'failed';

/** Shows the browser's own list of passkeys. */
export function askForPasskey(): Promise<PasskeyOutcome> {
  return attempt(false);
}

/** Lets the browser offer passkeys in the field whose `autocomplete` ends in `webauthn`. */
export async function offerPasskeys(): Promise<PasskeyOutcome> {
  if (!browserSupportsWebAuthn()) return 'impossible';
  if (!(await browserSupportsWebAuthnAutofill())) return 'stopped';
  const outcome = await attempt(true);
  // Nobody has asked yet, so nobody needs an answer.
  return outcome === 'notUsed' || outcome === 'failed' ? 'stopped' : outcome;
}

export function stopAsking() {
  WebAuthnAbortService.cancelCeremony();
}

async function attempt(useBrowserAutofill: boolean): Promise<PasskeyOutcome> {
  try {
    const optionsJSON = await beginPasskeySignIn();
    return await signInByPasskey(await startAuthentication({ optionsJSON, useBrowserAutofill }));
  } catch (error) {
    return outcomeOf(error);
  }
}

const REFUSED = 2009;

function outcomeOf(error: unknown): PasskeyOutcome {
  if (error instanceof HttpError) return error.status === 404 ? 'impossible' : error.code === REFUSED ? 'unknown' : 'failed';
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return 'stopped';
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return 'stopped';
  return name === 'SecurityError' ? 'impossible' : 'notUsed';
}
