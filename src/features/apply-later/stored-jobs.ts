import { isRecord } from '../../contract';
import { localStore, signal, storageKey, subscribe, VISITOR_PREFIX } from '../../core';
import { JOBS_KEY, session } from '../../session';

/** A position that the visitor stored to apply later. */
export interface StoredJob {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** The account service has no such position, so it stays on the device. */
  readonly isUnknown?: boolean;
}

type Jobs = readonly StoredJob[];

/** Deleted on sign-out, because others may use the device. */
const DEVICE_KEY = `${VISITOR_PREFIX}apply-later`;
const MOST = 50;

/** Positions that are hidden while the service removes them. */
const removing = new Set<string>();

/** The visitor's positions, latest first: those that are only on the device, then those of the account. */
export const storedJobs = signal<Jobs>(read());

addEventListener('storage', ({ key }) => {
  if (key === storageKey(DEVICE_KEY) || key === storageKey(JOBS_KEY) || key === null) updateJobs();
});

subscribe('signed-out', updateJobs);

export function updateJobs() {
  storedJobs.value = read();
}

/** The user whose account may be read and changed now. */
export function accountOwner(): string | undefined {
  const { status, user, reLoginRequired } = session().peek();
  return status === 'active' && !reLoginRequired ? (user?.id ?? '') : undefined;
}

export function deviceJobs(): Jobs {
  return jobsOf(DEVICE_KEY);
}

/** The account's positions as of the last response, for this and other tabs. */
export function accountJobs(): Jobs {
  return jobsOf(JOBS_KEY);
}

export function writeDevice(jobs: Jobs) {
  write(DEVICE_KEY, jobs.slice(0, MOST));
}

export function writeAccount(jobs: Jobs) {
  write(JOBS_KEY, jobs);
}

export function hideJob(id: string, isHidden: boolean) {
  if (isHidden) removing.add(id);
  else removing.delete(id);
  updateJobs();
}

export function withoutJob(jobs: Jobs, id: string): Jobs {
  return jobs.filter((job) => job.id !== id);
}

function write(key: string, jobs: Jobs) {
  localStore.setJson(key, jobs);
  updateJobs();
}

function read(): Jobs {
  const device = deviceJobs();
  const account = accountOwner() === undefined ? [] : accountJobs();
  const rest = account.filter(({ id }) => !device.some((job) => job.id === id));
  return [...device, ...rest].filter(({ id }) => !removing.has(id));
}

function jobsOf(key: string): Jobs {
  const stored = localStore.getJson(key);
  return Array.isArray(stored) ? stored.filter(isStoredJob) : [];
}

function isStoredJob(value: unknown): value is StoredJob {
  return isRecord(value) && ['id', 'title', 'url'].every((name) => typeof value[name] === 'string');
}
