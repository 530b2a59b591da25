/** Positions that a visitor stores on this device, to apply later. */
export { LaterButton } from './LaterButton';
export { LaterJobs } from './LaterJobs';
export type { StoredJob } from './stored-jobs';
