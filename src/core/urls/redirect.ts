import { config } from '../config';
import { writeHistory } from '../history';
import { HIDDEN, parse } from '../../contract/address';

/**
 * Returns a redirect target only if it is on the page's own origin or one in the configuration, else the fallback.
 * Decoded once by the caller, never here.
 */
export function safeRedirect(url: string | null | undefined, fallback: string): string {
  const allowed = url ? parse(url.replace(HIDDEN, '').replace(/\\/g, '/')) : undefined;
  if (!allowed || !/^https?:$/.test(allowed.protocol) || allowed.username || allowed.password) return fallback;
  const isOurs = allowed.origin === location.origin || config().allowedOrigins.includes(allowed.origin);
  return isOurs ? allowed.href : fallback;
}

/** Leaves the page; `assign` keeps the history entry that Back returns to. */
export function redirect(url: string | null | undefined, fallback = config().pages.home) {
  location.assign(safeRedirect(url, fallback));
}

/** Removes secrets from the URL of the page, and so from referrers, history and analytics. */
export function forgetParameters(...names: string[]) {
  const url = new URL(location.href);
  for (const name of names) url.searchParams.delete(name);
  if (url.href !== location.href) writeHistory('replaceState', history.state, url);
}
