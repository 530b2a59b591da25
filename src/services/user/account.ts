import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { mask, nonempty, nullable, object, record, string, type, unknown } from 'superstruct';
import { authorizedRequest } from '../../session/calls';
import {
  date,
  optionalField,
  itemsOf,
  listResponse,
  lenientDate,
  lenientFlag,
  lenientText,
  recordOf,
} from '../response';

const RemoteSession = object({
  id: nonempty(string()),
  userAgent: lenientText,
  country: lenientText,
  startedAt: lenientDate,
  lastSeenAt: lenientDate,
  isCurrent: lenientFlag,
});

/** A session of the visitor. */
export interface RemoteSession {
  readonly id: string;
  /** The user agent. */
  readonly userAgent: string;
  /** The ISO 3166 code of the country in which the session began; empty if the service does not send it. */
  readonly country: string;
  /** ISO dates; empty if the service does not send them. */
  readonly startedAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

/** The visitor's sessions, latest first. */
export function fetchSessions(signal?: AbortSignal): Promise<readonly RemoteSession[]> {
  const Sessions = object({ sessions: itemsOf(RemoteSession) });
  return authorizedRequest('sessions', {
    path: '/v2/users/{userId}/sessions',
    isOptional: true,
    signal,
    read: (content) => mask(listResponse(content, 'sessions'), Sessions).sessions,
  });
}

/** Throws a 404 for a session that has ended already. */
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

/** Ends every session of the account. The page must still end its own locally. */
export function endEverySession(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('endSessions', {
    path: 'DELETE /v2/users/{userId}/sessions',
    signal,
    read: () => undefined,
  });
}

const Passkey = object({
  id: nonempty(string()),
  name: optionalField(string()),
  userAgent: lenientText,
  isSynced: lenientFlag,
  createdAt: lenientDate,
  lastUsedAt: lenientDate,
});

/** A passkey of the visitor, stored on a device or in a password manager. */
export interface Passkey {
  readonly id: string;
  /** The owner's name for it; empty without one. Undefined if the service has no names. */
  readonly name?: string | undefined;
  /** The user agent of the browser that created it. */
  readonly userAgent: string;
  /** Whether it is synchronised between devices. */
  readonly isSynced: boolean;
  /** ISO dates; empty if it was never used. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

/** Options for the authenticator. Inlay checks only the challenge. */
const Options = type({ challenge: nonempty(string()) });

export interface Passkeys {
  readonly passkeys: readonly Passkey[];
  /** Otherwise only a new sign-in proves the visitor's identity. */
  readonly requiresPassword: boolean;
  /** The relying party, if the service sends it. */
  readonly rpId?: string | undefined;
}

/** A response with `requiresPassword`, whose former name is `asksPassword`. */
export function withPasswordFlag(content: unknown): unknown {
  const fields = recordOf(content);
  if (fields.asksPassword === undefined || fields.requiresPassword !== undefined) return content;
  void import('../../contract/former-names').then(
    ({ warnOfFields }) => warnOfFields(fields),
    () => {},
  );
  return { requiresPassword: fields.asksPassword, ...fields };
}

export function fetchPasskeys(signal?: AbortSignal): Promise<Passkeys> {
  const Passkeys = object({ passkeys: itemsOf(Passkey), requiresPassword: lenientFlag, rpId: optionalField(string()) });
  return authorizedRequest('passkeys', {
    path: '/v2/users/{userId}/passkeys',
    isOptional: true,
    signal,
    read: (content) => mask(withPasswordFlag(listResponse(content, 'passkeys')), Passkeys),
  });
}

/** For calls without a password that failed with code 2007. Code 2008 wrong password, 2005 too many attempts. */
export function proveOwner(password: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('proveOwner', {
    path: 'POST /v2/users/{userId}/proof',
    json: { password },
    signal,
    read: () => undefined,
  });
}

/** Code 2007 if the owner must be confirmed, 4004 if the site has no host name for passkeys. */
export function beginPasskey(signal?: AbortSignal): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return authorizedRequest('passkeyOptions', {
    path: 'POST /v2/users/{userId}/passkeys/options',
    signal,
    read: (content) => mask(content, Options) as PublicKeyCredentialCreationOptionsJSON,
  });
}

/** Code 2009 for an invalid response of the authenticator. */
export function addPasskey(response: RegistrationResponseJSON, signal?: AbortSignal): Promise<Passkey> {
  return authorizedRequest('addPasskey', {
    path: 'POST /v2/users/{userId}/passkeys',
    answers: 'passkey',
    json: { response },
    signal,
    read: (content) => mask(content, Passkey),
  });
}

/** An empty name removes the previous one. */
export function renamePasskey(id: string, name: string, signal?: AbortSignal): Promise<Passkey> {
  return authorizedRequest('renamePasskey', {
    path: 'PATCH /v2/users/{userId}/passkeys/{passkeyId}',
    params: { passkeyId: id },
    answers: 'passkey',
    json: { name },
    signal,
    read: (content) => mask(content, Passkey),
  });
}

/** Code 2007 as above, LAST_LOGIN for the only sign-in method. */
export function removePasskey(id: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('removePasskey', {
    path: 'DELETE /v2/users/{userId}/passkeys/{passkeyId}',
    params: { passkeyId: id },
    signal,
    read: () => undefined,
  });
}

/** In milliseconds: years of data take a while to collect. */
const EXPORT_TIMEOUT = 30_000;

/** All data that the service stores about the visitor. */
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
  /** Otherwise a recent sign-in must confirm the visitor's identity. */
  readonly requiresPassword: boolean;
}

export function fetchDeletion(signal?: AbortSignal): Promise<Deletion> {
  const Deletion = object({ dueAt: nullable(date), requiresPassword: lenientFlag });
  return authorizedRequest('deletion', {
    path: '/v2/users/{userId}/deletion',
    isOptional: true,
    signal,
    read: (content) => mask(withPasswordFlag(content), Deletion),
  });
}

/**
 * Requests the deletion of the account and returns when it is due. Without the password, a recent sign-in is required.
 * Code 2007 sign in again first, 2008 wrong password, 2005 too many attempts.
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

/** Cancels the deletion. */
export function cancelDeletion(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('cancelDeletion', {
    path: 'DELETE /v2/users/{userId}/deletion',
    signal,
    read: () => undefined,
  });
}
