import { HttpError } from '../../src/http';
import { LAST_LOGIN, removePasskey } from '../../src/services/user';

const NOT_FOUND = 404;

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
