/** Makes and removes passkeys; comes with the first press. */
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { FRESH_SIGN_IN_NEEDED } from '../../src/features/own-data';
import { HttpError } from '../../src/http';
import { addPasskey, beginPasskey, LAST_LOGIN, removePasskey, type Passkey } from '../../src/services';

const NOT_FOUND = 404;

/**
 * Asks the device for a passkey. `unproven`: the service first wants to know that the owner is there. `known`: the device
 * has one already. `notMade`: the visitor thought better of it, or took too long.
 */
export async function makePasskey(): Promise<Passkey | 'unproven' | 'known' | 'notMade' | 'impossible'> {
  try {
    return await addPasskey(await startRegistration({ optionsJSON: await beginPasskey() }));
  } catch (error) {
    if (isUnproven(error)) return 'unproven';
    if (error instanceof HttpError && error.status !== NOT_FOUND) throw error;
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
    const isImpossible = error instanceof HttpError || (error instanceof Error && error.name === 'SecurityError');
    return isImpossible ? 'impossible' : 'notMade';
  }
}

/** One that is gone already is gone. `onlyWay`: nobody could sign in any more without it. */
export async function forgetPasskey(id: string): Promise<'unproven' | 'onlyWay' | undefined> {
  try {
    await removePasskey(id);
  } catch (error) {
    if (isUnproven(error)) return 'unproven';
    if (error instanceof HttpError && error.code === LAST_LOGIN) return 'onlyWay';
    if (!(error instanceof HttpError) || error.status !== NOT_FOUND) throw error;
  }
  return undefined;
}

function isUnproven(error: unknown): boolean {
  return error instanceof HttpError && error.code === FRESH_SIGN_IN_NEEDED;
}
