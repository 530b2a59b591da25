import { mask, nonempty, object, string } from 'superstruct';
import { authorizedRequest } from '../session/calls';
import { itemsOf, listResponse } from './response';

/** A position in the user's account. */
export interface SavedJob {
  readonly id: string;
  readonly title: string;
  /** Not validated yet. */
  readonly url: string;
}

const text = nonempty(string());

/** Latest first. The error of a back end without this call is `isMissing`. */
export function fetchSavedJobs(): Promise<readonly SavedJob[]> {
  const Jobs = object({ jobs: itemsOf(object({ id: text, title: text, url: text })) });
  return authorizedRequest('savedJobs', {
    path: '/v2/users/{userId}/jobs',
    isOptional: true,
    read: (content) => mask(listResponse(content, 'jobs'), Jobs).jobs,
  });
}

/** Throws a 401 if the session has ended, and a 404 for a position that the service does not have. */
export function saveJob(jobId: string): Promise<void> {
  return authorizedRequest('saveJob', {
    path: 'POST /v2/users/{userId}/jobs',
    json: { jobId },
    read: () => undefined,
  });
}

/** Throws a 401 if the session has ended. */
export function unsaveJob(jobId: string): Promise<void> {
  return authorizedRequest('unsaveJob', {
    path: 'DELETE /v2/users/{userId}/jobs/{jobId}',
    params: { jobId },
    read: () => undefined,
  });
}
