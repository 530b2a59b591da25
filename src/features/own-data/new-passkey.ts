import { lazy } from '../../core';
import { HttpError, throwUnreachable } from '../../http';
import { visitorCheck } from '../../session/calls';
import { addPasskey, beginPasskey, type Passkey } from '../../services/user';

const NOT_FOUND = 404;

/** Offline if the code cannot be loaded. */
export const loadCeremony = lazy(() => import('../sign-in/passkey/late'), {
  onError: throwUnreachable,
});

/**
 * Requests a passkey from the device. `known`: the device already has one. `notMade`: the visitor cancelled, or it
 * timed out. Throws errors of the service.
 */
export async function makePasskey(): Promise<Passkey | 'alreadyExists' | 'notMade' | 'impossible'> {
  const { startRegistration, WebAuthnError } = await loadCeremony();
  const ensureSameVisitor = visitorCheck('addPasskey');
  try {
    const response = await startRegistration({ optionsJSON: await beginPasskey() });
    ensureSameVisitor();
    return await addPasskey(response);
  } catch (error) {
    if (error instanceof HttpError && error.status !== NOT_FOUND) throw error;
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return 'alreadyExists';
    const isImpossible = error instanceof HttpError || (error instanceof Error && error.name === 'SecurityError');
    return isImpossible ? 'impossible' : 'notMade';
  }
}

/**
 * Whether this browser supports passkeys, and the site has a host name, not an IP address, to which they can belong.
 */
export function canMakePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
}
