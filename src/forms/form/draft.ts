import { tabStore, VISITOR_PREFIX } from '../../core';

/** Stores typed values across a reload, in this tab only. The caller leaves out passwords and codes. */
export interface Draft {
  read(): Record<string, unknown>;
  write(values: Record<string, unknown>): void;
  clear(): void;
}

export function createDraft(name: string): Draft {
  const key = `${VISITOR_PREFIX}draft:${name}`;
  return {
    read() {
      const stored = tabStore.getJson(key);
      return typeof stored === 'object' && stored ? { ...stored } : {};
    },
    write: (values) => tabStore.setJson(key, values),
    clear: () => tabStore.remove(key),
  };
}

/** Deletes the draft of a form that the visitor closed. */
export function dropDraft(name: string) {
  createDraft(name).clear();
}
