import { localStore } from '../../core';

/** In milliseconds: a confirmation mail may be read the same evening, not next week. */
const LIFETIME = 12 * 3600_000;
const KEY = 'place';

interface Place {
  readonly url: string;
  /** In CSS pixels from the top. */
  readonly scroll: number;
  readonly keptAt: number;
}

/** Where the visitor is, kept in every tab: a mail's link opens in another one. */
export function saveScrollPosition(address = '') {
  const url = new URL(address, location.href).href;
  localStore.setJson(KEY, { url, scroll: url === location.href ? Math.round(scrollY) : 0, keptAt: Date.now() });
}

/** The address of the place that was kept, if it is recent. */
export function savedPageUrl(): string | undefined {
  return read()?.url;
}

export function dropScrollPosition() {
  localStore.remove(KEY);
}

/** Back on the page that was left: as far down as the visitor had read. */
export function restoreScrollPosition() {
  const place = read();
  if (!place || place.url !== location.href) return;
  dropScrollPosition();
  if (place.scroll) scrollTo({ top: place.scroll, behavior: 'instant' });
}

function read(): Place | undefined {
  const { url, scroll, keptAt } = (localStore.getJson(KEY) ?? {}) as Partial<Record<keyof Place, unknown>>;
  if (typeof url !== 'string' || typeof scroll !== 'number' || typeof keptAt !== 'number') return undefined;
  return Date.now() - keptAt < LIFETIME ? { url, scroll, keptAt } : undefined;
}
