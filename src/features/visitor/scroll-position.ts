import { localStore } from '../../core';

/** In milliseconds: a confirmation e-mail may be read the same evening, not next week. */
const LIFETIME = 12 * 3600_000;
const KEY = 'place';

interface SavedPosition {
  readonly url: string;
  /** In CSS pixels from the top. */
  readonly scroll: number;
  readonly savedAt: number;
}

/** The visitor's scroll position, stored for every tab: an e-mail's link opens in another one. */
export function saveScrollPosition(address = '') {
  const url = new URL(address, location.href).href;
  localStore.setJson(KEY, { url, scroll: url === location.href ? Math.round(scrollY) : 0, savedAt: Date.now() });
}

/** The URL of the saved position, if it is recent. */
export function savedPageUrl(): string | undefined {
  return read()?.url;
}

export function dropScrollPosition() {
  localStore.remove(KEY);
}

/** Restores the scroll position after a return to the page. */
export function restoreScrollPosition() {
  const saved = read();
  if (!saved || saved.url !== location.href) return;
  dropScrollPosition();
  if (saved.scroll) scrollTo({ top: saved.scroll, behavior: 'instant' });
}

function read(): SavedPosition | undefined {
  const { url, scroll, savedAt } = (localStore.getJson(KEY) ?? {}) as Partial<Record<keyof SavedPosition, unknown>>;
  if (typeof url !== 'string' || typeof scroll !== 'number' || typeof savedAt !== 'number') return undefined;
  return Date.now() - savedAt < LIFETIME ? { url, scroll, savedAt } : undefined;
}
