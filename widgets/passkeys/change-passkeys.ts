import { lazy } from '../../src/core';
import { HttpError, throwUnreachable } from '../../src/http';
import { addPasskey, beginPasskey, LAST_LOGIN, removePasskey, type Passkey } from '../../src/services/user';

const NOT_FOUND = 404;

/** Offline where it cannot be loaded. */
export const loadCeremony = lazy(() => import('../../src/features/sign-in/passkey/late'), {
  onError: throwUnreachable,
});

/**
 * Asks the device for a passkey. `known`: the device has one already. `notMade`: the visitor thought better of it, or took
 * too long. Throws what the service refuses.
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

/** The device, or its password manager, no longer offers the passkey. Browsers without the call leave that to the visitor. */
export function reportRemoved(id: string, rpId = location.hostname) {
  const type = window.PublicKeyCredential as (typeof PublicKeyCredential & Signals) | undefined;
  // Rejects where the service has an id of its own, or the relying party is another.
  type?.signalUnknownCredential?.({ rpId, credentialId: id }).catch(() => undefined);
}
