import { toJson } from '../json';

/**
 * Storage that never throws. If the browser blocks it, values live as long as the page; if it is full, cached values
 * are deleted to make room.
 */
export interface Store {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** All keys with this prefix. */
  removeAll(prefix: string): void;
  /** Values written by `setJson`; null for what does not parse. */
  getJson(key: string): unknown;
  setJson(key: string, value: unknown): void;
}

const PREFIX = 'inlay:';
/** Values with this key prefix can be fetched again, and are deleted first. */
export const CACHE_PREFIX = 'cache:';
/** Values with this key prefix belong to the visitor. On sign-out they are deleted in both stores, in every tab. */
export const VISITOR_PREFIX = 'visitor:';

/** Values with this key prefix come from responses of a service, for later calls in the session. */
export const REMEMBERED_PREFIX = 'remembered:';

export const localStore = createStore(() => window.localStorage);
export const tabStore = createStore(() => window.sessionStorage);

/** Storage events of other tabs arrive under the prefixed key. */
export function storageKey(key: string): string {
  return PREFIX + key;
}

function createStore(open: () => Storage): Store {
  const memory = new Map<string, string>();
  const store: Store = {
    get: (key) => memory.get(key) ?? attempt(() => open().getItem(PREFIX + key)) ?? null,
    set(key, value) {
      const write = () => (open().setItem(PREFIX + key, value), true);
      if (attempt(write) ?? (attempt(() => evict(open(), CACHE_PREFIX)) && attempt(write))) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open().removeItem(PREFIX + key));
    },
    removeAll(prefix) {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
      attempt(() => evict(open(), prefix));
    },
    getJson(key) {
      const text = store.get(key);
      return text === null ? null : (attempt(() => JSON.parse(text) as unknown) ?? null);
    },
    setJson: (key, value) => store.set(key, toJson(value)!),
  };
  return store;
}

function evict(storage: Storage, prefix: string): boolean {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX + prefix)) storage.removeItem(key);
  return true;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
