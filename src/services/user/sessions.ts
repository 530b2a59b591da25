import { mask, nonempty, object, string } from 'superstruct';
import { authorizedRequest } from '../../session';
import { listOf, someFlag, someText } from '../answer';
import { visitorPath } from './visitor-path';

const RemoteSession = object({ id: nonempty(string()), userAgent: someText, startedAt: someText, lastSeenAt: someText, isCurrent: someFlag });

/** One place where the visitor is signed in. */
export interface RemoteSession {
  readonly id: string;
  /** As the browser called itself. */
  readonly userAgent: string;
  /** ISO dates; empty where the service does not tell. */
  readonly startedAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

/** Where the visitor is signed in, the latest first. */
export function fetchSessions(signal?: AbortSignal): Promise<readonly RemoteSession[]> {
  const Sessions = object({ data: object({ sessions: listOf(RemoteSession) }) });
  return authorizedRequest('user', visitorPath('/sessions'), { signal, read: (body) => mask(body, Sessions).data.sessions });
}

/** Answers 404 for a session that has ended already. */
export function endRemoteSession(id: string, signal?: AbortSignal): Promise<void> {
  return authorizedRequest('user', visitorPath(`/sessions/${encodeURIComponent(id)}`), { method: 'DELETE', signal, read: () => undefined });
}

/** Ends every session of the account but this one. */
export function endOtherSessions(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('user', visitorPath('/sessions'), { method: 'DELETE', query: { except: 'current' }, signal, read: () => undefined });
}

/** Ends every session of the account. The page must still forget its own. */
export function endEverySession(signal?: AbortSignal): Promise<void> {
  return authorizedRequest('user', visitorPath('/sessions'), { method: 'DELETE', signal, read: () => undefined });
}
