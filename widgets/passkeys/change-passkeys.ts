import { lazy } from '../../src/core';
import { HttpError, throwUnreachable } from '../../src/http';
import { addPasskey, beginPasskey, LAST_LOGIN, removePasskey, type Passkey } from '../../src/services/user';

const NOT_FOUND = 404;

/** Offline if the code cannot be loaded. */
export const loadCeremony = lazy(() => import('../../src/features/sign-in/passkey/late'), {
  onError: throwUnreachable,
});

/**
 * Requests a passkey from the device. `known`: the device already has one. `notMade`: the visitor cancelled, or it
 * timed out. Throws errors of the service.
 */
export async function makePasskey(): Promise<Passkey | 'known' | 'notMade' | 'impossible'> {
  const { startRegistration, WebAuthnError } = await loadCeremony();
  try {
    return await addPasskey(await startRegistration({ optionsJSON: await beginPasskey() }));
  } catch (error) {
    if (error instanceof HttpError && error.status !== NOT_FOUND) throw error;
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
    const isImpossible = error instanceof HttpError || (error instanceof Error && error.name === 'SecurityError');
    return isImpossible ? 'impossible' : 'notMade';
  }
}

/** Removes a passkey; succeeds if it is already gone. `onlyWay`: it is the only way to sign in. */
export async function forgetPasskey(id: string): Promise<'onlyWay' | undefined> {
  try {
    await removePasskey(id);
  } catch (error) {
    if (error instanceof HttpError && error.code === LAST_LOGIN) return 'onlyWay';
    if (!(error instanceof HttpError) || error.status !== NOT_FOUND) throw error;
  }
  return undefined;
}

interface Signals {
  signalUnknownCredential?: (credential: { rpId: string; credentialId: string }) => Promise<void>;
}

/**
 * Tells the device or its password manager not to offer the passkey any more. Does nothing in browsers without that
 * method.
 */
export function reportRemoved(id: string, rpId = location.hostname) {
  const type = window.PublicKeyCredential as (typeof PublicKeyCredential & Signals) | undefined;
  // Rejects if the service uses another id, or another relying party.
  type?.signalUnknownCredential?.({ rpId, credentialId: id }).catch(() => undefined);
}
