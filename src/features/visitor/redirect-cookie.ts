import { config, safeRedirect } from '../../core';
import { getCookie, removeCookie, setCookie } from '../../core/storage/cookies';

/** In seconds. */
const LIFETIME = 12 * 3600;

/** Where a registration goes on to once its mail's link is opened, be it in another tab. */
export function keepRedirect(url: string) {
  setCookie(config().cookies.redirect, url, { maxAge: LIFETIME });
}

/** The kept address, home without one. A hash is appended where there is a source. */
export function keptRedirect(source?: string | null): string {
  const url = new URL(safeRedirect(getCookie(config().cookies.redirect), config().pages.home), location.href);
  if (source) url.hash = source;
  return url.href;
}

export function dropRedirect() {
  removeCookie(config().cookies.redirect);
}
