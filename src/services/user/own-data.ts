import { mask, nullable, object, record, string, unknown } from 'superstruct';
import { authorizedRequest } from '../../session';
import { someFlag } from '../answer';
import { visitorPath } from './visitor-path';

/** In milliseconds: a long reading life takes a while to collect. */
const EXPORT_TIMEOUT = 30_000;

/** Everything that the service keeps of the visitor, as it words it. */
export function fetchOwnData(signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const OwnData = object({ data: record(string(), unknown()) });
  return authorizedRequest('user', visitorPath('/export'), { timeout: EXPORT_TIMEOUT, signal, read: (body) => mask(body, OwnData).data });
}

export interface Deletion {
  /** When the account will be gone, as an ISO date; null while nobody asked. */
  readonly dueAt: string | null;
  /** Otherwise a recent sign-in must prove who asks. */
  readonly asksPassword: boolean;
}

export function fetchDeletion(signal?: AbortSignal): Promise<Deletion> {
  const Deletion = object({ data: object({ dueAt: nullable(string()), asksPassword: someFlag }) });
  return authorizedRequest('user', visitorPath('/deletion'), { signal, read: (body) => mask(body, Deletion).data });
}

/**
 * Asks for the end of the account and answers when it is due. Without the
 * password a recent sign-in must do. Code 2007 sign in again first, 2008 wrong
 * password, 2005 too many attempts.
 */
export function requestDeletion(password: string | undefined, signal?: AbortSignal): Promise<string> {
  const Due = object({ data: object({ dueAt: string() }) });
  return authorizedRequest('user', visitorPath('/deletion'), { method: 'POST', json: { password }, signal, read: (body) => mask(body, Due).data.dueAt });
}

/** The account stays after all. */
export function cancelDeletion(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('user', visitorPath('/deletion'), { method: 'DELETE', signal, read: () => undefined });
}
