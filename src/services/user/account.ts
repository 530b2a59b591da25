import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { mask, nonempty, nullable, object, record, string, type, unknown } from 'superstruct';
import { authorizedRequest } from '../../session/calls';
import { ifSaid, listOf, someFlag, someText } from '../response';

const RemoteSession = object({
  id: nonempty(string()),
  userAgent: someText,
  startedAt: someText,
  lastSeenAt: someText,
  isCurrent: someFlag,
});

/** One place where the visitor is signed in. */
export interface RemoteSession {
  readonly id: string;
  /** As the browser called itself. */
  readonly userAgent: string;
  /** ISO dates; empty where the service does not say. */
  readonly startedAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

/** Where the visitor is signed in, the latest first. */
export function fetchSessions(signal?: AbortSignal): Promise<readonly RemoteSession[]> {
  const Sessions = object({ data: object({ sessions: listOf(RemoteSession) }) });
  return authorizedRequest('sessions', { signal, read: (body) => mask(body, Sessions).data.sessions });
}

/** Answers 404 for a session that has ended already. */
export function endRemoteSession(id: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('endSession', {
    params: { sessionId: id },
    method: 'DELETE',
    signal,
    read: () => undefined,
  });
}

/** Ends every session of the account but this one. */
export function endOtherSessions(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('endSessions', {
    method: 'DELETE',
    query: { except: 'current' },
    signal,
    read: () => undefined,
  });
}

/** Ends every session of the account. The page must still forget its own. */
export function endEverySession(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('endSessions', { method: 'DELETE', signal, read: () => undefined });
}

const Passkey = object({
  id: nonempty(string()),
  userAgent: someText,
  isSynced: someFlag,
  createdAt: someText,
  lastUsedAt: someText,
});

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

export interface Passkeys {
  readonly passkeys: readonly Passkey[];
  /** Otherwise only a new sign-in proves who asks for a change. */
  readonly asksPassword: boolean;
  /** The relying party, where the service says it. */
  readonly rpId?: string | undefined;
}

export function fetchPasskeys(signal?: AbortSignal): Promise<Passkeys> {
  const Passkeys = object({
    data: object({ passkeys: listOf(Passkey), asksPassword: someFlag, rpId: ifSaid(string()) }),
  });
  return authorizedRequest('passkeys', { signal, read: (body) => mask(body, Passkeys).data });
}

/** For calls that carry no password and were answered with code 2007. Code 2008 wrong password, 2005 too many attempts. */
export function proveOwner(password: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('proveOwner', { method: 'POST', json: { password }, signal, read: () => undefined });
}

/** Code 2007 where the owner must prove to be there, 4004 where the site has no name that passkeys could belong to. */
export function beginPasskey(signal?: AbortSignal): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return authorizedRequest('passkeyOptions', {
    method: 'POST',
    signal,
    read: (body) => mask(body, Options).data as PublicKeyCredentialCreationOptionsJSON,
  });
}

/** Code 2009 for an answer that does not hold. */
export function addPasskey(response: RegistrationResponseJSON, signal?: AbortSignal): Promise<Passkey> {
  return authorizedRequest('addPasskey', {
    method: 'POST',
    json: { response },
    signal,
    read: (body) => mask(body, object({ data: Passkey })).data,
  });
}

/** Code 2007 as above, LAST_LOGIN for the only way into the account. */
export function removePasskey(id: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('removePasskey', {
    params: { passkeyId: id },
    method: 'DELETE',
    signal,
    read: () => undefined,
  });
}

/** In milliseconds: a long reading life takes a while to collect. */
const EXPORT_TIMEOUT = 30_000;

/** Everything that the service keeps of the visitor. */
export function fetchOwnData(signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const OwnData = object({ data: record(string(), unknown()) });
  return authorizedRequest('ownData', { timeout: EXPORT_TIMEOUT, signal, read: (body) => mask(body, OwnData).data });
}

export interface Deletion {
  /** When the account will be deleted, as an ISO date; null without a request. */
  readonly dueAt: string | null;
  /** Otherwise a recent sign-in must prove who asks. */
  readonly asksPassword: boolean;
}

export function fetchDeletion(signal?: AbortSignal): Promise<Deletion> {
  const Deletion = object({ data: object({ dueAt: nullable(string()), asksPassword: someFlag }) });
  return authorizedRequest('deletion', { signal, read: (body) => mask(body, Deletion).data });
}

/**
 * Asks for the end of the account and answers when it is due. Without the
 * password a recent sign-in must do. Code 2007 sign in again first, 2008 wrong
 * password, 2005 too many attempts.
 */
export function requestDeletion(password: string | undefined, signal?: AbortSignal): Promise<string> {
  const Due = object({ data: object({ dueAt: string() }) });
  return authorizedRequest('requestDeletion', {
    method: 'POST',
    json: { password },
    signal,
    read: (body) => mask(body, Due).data.dueAt,
  });
}

/** The account stays after all. */
export function cancelDeletion(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('cancelDeletion', { method: 'DELETE', signal, read: () => undefined });
}
