import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { mask, nonempty, object, string, type } from 'superstruct';
import { authorizedRequest } from '../../session';
import { listOf, someFlag, someText } from '../answer';
import { visitorPath } from './visitor-path';

const Passkey = object({ id: nonempty(string()), userAgent: someText, isSynced: someFlag, createdAt: someText, lastUsedAt: someText });

/** A key that signs the visitor in, kept by a device or a password manager. */
export interface Passkey {
  readonly id: string;
  /** Of the browser that made it. */
  readonly userAgent: string;
  /** Whether it is on more than one device. */
  readonly isSynced: boolean;
  /** ISO dates; empty where it was never used. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

/** What the browser asks the authenticator; only the challenge is ours to check. */
const Options = object({ data: type({ challenge: nonempty(string()) }) });

export function fetchPasskeys(signal?: AbortSignal): Promise<readonly Passkey[]> {
  const Passkeys = object({ data: object({ passkeys: listOf(Passkey) }) });
  return authorizedRequest('user', visitorPath('/passkeys'), { signal, read: (body) => mask(body, Passkeys).data.passkeys });
}

/** Code 4004 where the site has no name that passkeys could belong to. */
export function beginPasskey(signal?: AbortSignal): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return authorizedRequest('user', visitorPath('/passkeys/options'), { method: 'POST', signal, read: (body) => mask(body, Options).data as PublicKeyCredentialCreationOptionsJSON });
}

/** Code 2009 for an answer that does not hold. */
export function addPasskey(response: RegistrationResponseJSON, signal?: AbortSignal): Promise<Passkey> {
  return authorizedRequest('user', visitorPath('/passkeys'), { method: 'POST', json: { response }, signal, read: (body) => mask(body, object({ data: Passkey })).data });
}

/** Code LAST_LOGIN for the only way into the account. */
export function removePasskey(id: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('user', visitorPath(`/passkeys/${encodeURIComponent(id)}`), { method: 'DELETE', signal, read: () => undefined });
}
