import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { mask, nonempty, nullable, object, record, string, type, unknown } from 'superstruct';
import { authorizedRequest } from '../../session/calls';
import { date, ifSaid, itemsOf, listResponse, someDate, someFlag, someText } from '../response';

const RemoteSession = object({
  id: nonempty(string()),
  userAgent: someText,
  country: someText,
  startedAt: someDate,
  lastSeenAt: someDate,
  isCurrent: someFlag,
});

/** One place where the visitor is signed in. */
export interface RemoteSession {
  readonly id: string;
  /** As the browser called itself. */
  readonly userAgent: string;
  /** ISO 3166 code of where the session began; empty where the service does not say. */
  readonly country: string;
  /** ISO dates; empty where the service does not say. */
  readonly startedAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

/** Where the visitor is signed in, the latest first. */
export function fetchSessions(signal?: AbortSignal): Promise<readonly RemoteSession[]> {
  const Sessions = object({ sessions: itemsOf(RemoteSession) });
  return authorizedRequest('sessions', {
    path: '/v2/users/{userId}/sessions',
    isOptional: true,
    signal,
    read: (content) => mask(listResponse(content, 'sessions'), Sessions).sessions,
  });
}

/** Answers 404 for a session that has ended already. */
export function endRemoteSession(id: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('endSession', {
    path: 'DELETE /v2/users/{userId}/sessions/{sessionId}',
    params: { sessionId: id },
    signal,
    read: () => undefined,
  });
}

/** Ends every session of the account but this one. */
export function endOtherSessions(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('endSessions', {
    path: 'DELETE /v2/users/{userId}/sessions',
    query: { except: 'current' },
    signal,
    read: () => undefined,
  });
}

/** Ends every session of the account. The page must still forget its own. */
export function endEverySession(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('endSessions', {
    path: 'DELETE /v2/users/{userId}/sessions',
    signal,
    read: () => undefined,
  });
}

const Passkey = object({
  id: nonempty(string()),
  userAgent: someText,
  isSynced: someFlag,
  createdAt: someDate,
  lastUsedAt: someDate,
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

/** Options for the authenticator. Inlay checks only the challenge. */
const Options = type({ challenge: nonempty(string()) });

export interface Passkeys {
  readonly passkeys: readonly Passkey[];
  /** Otherwise only a new sign-in proves the visitor's identity. */
  readonly asksPassword: boolean;
  /** The relying party, where the service says it. */
  readonly rpId?: string | undefined;
}

export function fetchPasskeys(signal?: AbortSignal): Promise<Passkeys> {
  const Passkeys = object({ passkeys: itemsOf(Passkey), asksPassword: someFlag, rpId: ifSaid(string()) });
  return authorizedRequest('passkeys', {
    path: '/v2/users/{userId}/passkeys',
    isOptional: true,
    signal,
    read: (content) => mask(listResponse(content, 'passkeys'), Passkeys),
  });
}

/** For calls that carry no password and were answered with code 2007. Code 2008 wrong password, 2005 too many attempts. */
export function proveOwner(password: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('proveOwner', {
    path: 'POST /v2/users/{userId}/proof',
    json: { password },
    signal,
    read: () => undefined,
  });
}

/** Code 2007 where the owner must prove to be there, 4004 where the site has no name that passkeys could belong to. */
export function beginPasskey(signal?: AbortSignal): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return authorizedRequest('passkeyOptions', {
    path: 'POST /v2/users/{userId}/passkeys/options',
    signal,
    read: (content) => mask(content, Options) as PublicKeyCredentialCreationOptionsJSON,
  });
}

/** Code 2009 for an answer that does not hold. */
export function addPasskey(response: RegistrationResponseJSON, signal?: AbortSignal): Promise<Passkey> {
  return authorizedRequest('addPasskey', {
    path: 'POST /v2/users/{userId}/passkeys',
    answers: 'passkey',
    json: { response },
    signal,
    read: (content) => mask(content, Passkey),
  });
}

/** Code 2007 as above, LAST_LOGIN for the only way into the account. */
export function removePasskey(id: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('removePasskey', {
    path: 'DELETE /v2/users/{userId}/passkeys/{passkeyId}',
    params: { passkeyId: id },
    signal,
    read: () => undefined,
  });
}

/** In milliseconds: a long reading life takes a while to collect. */
const EXPORT_TIMEOUT = 30_000;

/** Everything that the service keeps of the visitor. */
export function fetchOwnData(signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const OwnData = record(string(), unknown());
  return authorizedRequest('ownData', {
    path: '/v2/users/{userId}/export',
    timeout: EXPORT_TIMEOUT,
    signal,
    read: (content) => mask(content, OwnData),
  });
}

export interface Deletion {
  /** When the account will be deleted, as an ISO date; null without a request. */
  readonly dueAt: string | null;
  /** Otherwise a recent sign-in must prove who asks. */
  readonly asksPassword: boolean;
}

export function fetchDeletion(signal?: AbortSignal): Promise<Deletion> {
  const Deletion = object({ dueAt: nullable(date), asksPassword: someFlag });
  return authorizedRequest('deletion', {
    path: '/v2/users/{userId}/deletion',
    isOptional: true,
    signal,
    read: (content) => mask(content, Deletion),
  });
}

/**
 * Asks for the end of the account and answers when it is due. Without the
 * password a recent sign-in must do. Code 2007 sign in again first, 2008 wrong
 * password, 2005 too many attempts.
 */
export function requestDeletion(password: string | undefined, signal?: AbortSignal): Promise<string> {
  const Due = object({ dueAt: date });
  return authorizedRequest('requestDeletion', {
    path: 'POST /v2/users/{userId}/deletion',
    answers: 'deletion',
    json: { password },
    signal,
    read: (content) => mask(content, Due).dueAt,
  });
}

/** The account stays after all. */
export function cancelDeletion(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('cancelDeletion', {
    path: 'DELETE /v2/users/{userId}/deletion',
    signal,
    read: () => undefined,
  });
}
