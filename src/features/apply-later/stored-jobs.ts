import { isRecord } from '../../contract';
import { localStore, signal, storageKey, subscribe, VISITOR_PREFIX } from '../../core';

/** A position that the visitor stored on this device to apply later. */
export interface StoredJob {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** Deleted on sign-out, because others may use the device. */
const KEY = `${VISITOR_PREFIX}apply-later`;
const MOST = 50;

/** Latest first. */
export const storedJobs = signal<readonly StoredJob[]>(read());

addEventListener('storage', ({ key }) => {
  if (key === storageKey(KEY) || key === null) storedJobs.value = read();
});

subscribe('signed-out', () => {
  storedJobs.value = read();
});

export function storeJob(job: StoredJob) {
  write([job, ...read().filter(({ id }) => id !== job.id)].slice(0, MOST));
}

export function removeJob(id: string) {
  write(read().filter((job) => job.id !== id));
}

function write(jobs: readonly StoredJob[]) {
  localStore.setJson(KEY, jobs);
  storedJobs.value = jobs;
}

function read(): readonly StoredJob[] {
  const stored = localStore.getJson(KEY);
  return Array.isArray(stored) ? stored.filter(isStoredJob) : [];
}

function isStoredJob(value: unknown): value is StoredJob {
  return isRecord(value) && ['id', 'title', 'url'].every((name) => typeof value[name] === 'string');
}
