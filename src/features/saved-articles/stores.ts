import { localStore, onChangeOf, type ReadonlySignal, signal, storageKey } from '../../core';
import type { User } from '../../services/user';
import { ARTICLES_KEY, RATINGS_KEY, session } from '../../session';

type Entries<V> = Readonly<Record<string, V>>;

/** Values by article and language, stored on the device and the same in all widgets and tabs. */
export interface LocalMap<V> {
  readonly entries: ReadonlySignal<Entries<V>>;
  /** Whether the values are loaded; an empty list may be. */
  isKnown(): boolean;
  replace(entries: Entries<V>): void;
  set(key: string, value: V): void;
  remove(key: string): void;
  /** Listens to other tabs and to the end of the session. Returns the cleanup function. */
  follow(): () => void;
}

export function createLocalMap<V>(name: string): LocalMap<V> {
  const entries = signal<Entries<V>>({});
  let followers = 0;
  let stop = () => {};

  function read() {
    const stored = localStore.getJson(name);
    entries.value = typeof stored === 'object' && stored ? (stored as Entries<V>) : {};
  }

  function replace(next: Entries<V>) {
    localStore.setJson(name, next);
    entries.value = next;
  }

  function start() {
    const onStorage = ({ key }: StorageEvent) => (key === storageKey(name) || key === null) && read();
    addEventListener('storage', onStorage);
    const stopSession = onChangeOf(session(), read);
    read();
    stop = () => {
      removeEventListener('storage', onStorage);
      stopSession();
    };
  }

  return {
    entries,
    isKnown: () => localStore.get(name) !== null,
    replace,
    set(key, value) {
      read();
      replace({ ...entries.peek(), [key]: value });
    },
    remove(key) {
      read();
      const { [key]: _, ...rest } = entries.peek();
      replace(rest);
    },
    follow() {
      if (!followers++) start();
      return () => {
        if (!--followers) stop();
      };
    },
  };
}

/** The visitor's saved articles, by `articleKey`. */
export const savedArticles = createLocalMap<NonNullable<User['articles']>[number]>(ARTICLES_KEY);

/** The visitor's ratings, by `articleKey`. */
export const ratings = createLocalMap<NonNullable<User['userRatings']>[number]>(RATINGS_KEY);
