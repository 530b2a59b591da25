import { localStore, storageKey } from '../core/storage';
import { getCookie } from '../core/storage/cookies';

const CHANNEL = 'inlay-session';
const TICK_KEY = 'session-tick';
/** In milliseconds: longer than a call takes (ten seconds). The fallback lock of a crashed tab expires by then. */
const LEASE = 12_000;
const POLL = 100;

let channel: BroadcastChannel | undefined;

/** Calls back when another tab signed in, signed out or was refreshed. Messages contain no data. */
export function onOtherTab(listener: () => void) {
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', listener);
  } else addEventListener('storage', ({ key }) => key === storageKey(TICK_KEY) && listener());
}

export function notifyOtherTabs() {
  // A browser may publish cookies to other tabs with a delay, so this waits until they can be read.
  getCookie(CHANNEL);
  if (channel) channel.postMessage('changed');
  else localStore.set(TICK_KEY, `${Date.now()}:${Math.random()}`);
}

/**
 * Runs in one tab at a time. Web Locks are released with their tab; if they are missing, a lease in storage is used.
 */
export function withTabLock<T>(name: string, action: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(`inlay:${name}`, action) as Promise<T>;
  return withLease(`lock:${name}`, action);
}

async function withLease<T>(key: string, action: () => Promise<T>): Promise<T> {
  const owner = `${Math.random()}`;
  while (!take(key, owner)) await pause(POLL);
  // Two tabs may write at the same time; the last writer owns the lease.
  await pause(POLL / 2);
  if (!owns(key, owner)) return withLease(key, action);
  try {
    return await action();
  } finally {
    if (owns(key, owner)) localStore.remove(key);
  }
}

function take(key: string, owner: string): boolean {
  const [, until] = (localStore.get(key) ?? '').split('|');
  if (Number(until) > Date.now()) return false;
  localStore.set(key, `${owner}|${Date.now() + LEASE}`);
  return true;
}

function owns(key: string, owner: string): boolean {
  return localStore.get(key)?.startsWith(`${owner}|`) ?? false;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
