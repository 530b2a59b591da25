/** Positions that a visitor stores in the account or on this device, to apply later, and new positions by e-mail. */
export { JobAlert } from './JobAlert';
export { LaterButton } from './LaterButton';
export { LaterJobs } from './LaterJobs';
export type { StoredJob } from './stored-jobs';
