import { useEffect } from 'react';
import { onChangeOf, useSignal } from '../../core';
import { HttpError, reportFault } from '../../http';
import { fetchSavedJobs, saveJob, unsaveJob } from '../../services/saved-jobs';
import { session } from '../../session';
import {
  accountJobs,
  accountOwner,
  deviceJobs,
  hideJob,
  type StoredJob,
  storedJobs,
  updateJobs,
  withoutJob,
  writeAccount,
  writeDevice,
} from './stored-jobs';

let followers = 0;
let stop = () => {};
/** The user whose positions were requested on this page. */
let requestedFor: string | undefined;
/** The back end has no calls for positions: they stay on the device. */
let isMissing = false;
let queue: Promise<unknown> = Promise.resolve();

/** The visitor's positions. Those of the account are loaded once for each page view. */
export function useStoredJobs(): readonly StoredJob[] {
  useEffect(() => {
    if (!followers++) stop = onChangeOf(session(), onSession);
    onSession();
    return () => {
      if (--followers) return;
      stop();
      // The session may end before positions are shown again.
      requestedFor = undefined;
    };
  }, []);
  return useSignal(storedJobs);
}

/** Stores a position on the device, and moves it into the account of a signed-in user. Returns whether it is there. */
export function storeJob(job: StoredJob): Promise<boolean> {
  hideJob(job.id, false);
  writeDevice([job, ...withoutJob(deviceJobs(), job.id)]);
  return inOrder(async () => {
    const owner = accountOwner();
    if (owner === undefined || isMissing) return false;
    return Boolean(await moveToAccount(job.id, owner).catch(reportFault));
  });
}

/** Removes a position from the device and the account. Throws an HttpError if the account keeps it. */
export async function removeJob(id: string): Promise<void> {
  const owner = accountOwner();
  hideJob(id, owner !== undefined);
  writeDevice(withoutJob(deviceJobs(), id));
  if (owner === undefined) return;
  try {
    await inOrder(async () => {
      if (accountOwner() !== owner) return;
      if (accountJobs().some((job) => job.id === id)) await unsaveJob(id).catch(ignoreUnknown);
      if (accountOwner() === owner) writeAccount(withoutJob(accountJobs(), id));
    });
  } finally {
    hideJob(id, false);
  }
}

function onSession() {
  updateJobs();
  const owner = accountOwner();
  if (owner === requestedFor) return;
  requestedFor = owner;
  if (owner === undefined) return;
  inOrder(() => load(owner)).catch((error: unknown) => {
    reportFault(error);
    isMissing = error instanceof HttpError && Boolean(error.isMissing);
    if (!isMissing) requestedFor = undefined;
  });
}

/** Loads the positions of the account, and moves those of the device into it. */
async function load(owner: string) {
  // The session may have ended while other calls ran.
  if (accountOwner() !== owner) return;
  const jobs = await fetchSavedJobs();
  if (accountOwner() !== owner) return;
  isMissing = false;
  writeAccount(jobs);
  // The account lists the latest first, too.
  for (const { id, isUnknown } of [...deviceJobs()].reverse()) if (!isUnknown) await moveToAccount(id, owner);
}

/** Returns whether it is in the account now. */
async function moveToAccount(id: string, owner: string): Promise<boolean> {
  if (accountOwner() !== owner) return false;
  const job = deviceJobs().find((stored) => stored.id === id);
  if (!job) return accountJobs().some((stored) => stored.id === id);
  try {
    await saveJob(id);
  } catch (error) {
    if (!isUnknownJob(error)) throw error;
    writeDevice(deviceJobs().map((stored) => (stored.id === id ? { ...stored, isUnknown: true } : stored)));
    return false;
  }
  if (accountOwner() !== owner) return false;
  writeAccount([job, ...withoutJob(accountJobs(), id)]);
  writeDevice(withoutJob(deviceJobs(), id));
  return true;
}

/** Such as a position of a job board that the account service does not read. */
function isUnknownJob(error: unknown): boolean {
  return error instanceof HttpError && [400, 404, 422].includes(error.status ?? 0);
}

function ignoreUnknown(error: unknown) {
  if (!isUnknownJob(error)) throw error;
}

/** Calls run one after another, so that no list from the service undoes a later change. */
function inOrder<T>(action: () => Promise<T>): Promise<T> {
  const result = queue.then(action);
  queue = result.catch(() => undefined);
  return result;
}
