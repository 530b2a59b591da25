import Cookies from 'js-cookie';
import { config } from '../config';
import { cookieNames, expireCookie } from './cookie-scopes';

export interface CookieOptions {
  /** In seconds; a session cookie without it. */
  maxAge?: number;
}

const jar = Cookies.withConverter<string>({ read: decodeURIComponent, write: encodeURIComponent });

/** Names with two cookies on this page; the debug panel lists them. */
export const repairedCookies = new Set<string>();

/** Undefined for an absent, empty or malformed cookie, and where a sandboxed frame forbids even to read them. */
export function getCookie(name: string): string | undefined {
  try {
    // Only once: a browser may have a duplicate that no script can expire.
    if (!repairedCookies.has(name) && countOf(name) > 1) removeStrays(name);
    return jar.get(name) || undefined;
  } catch {
    return undefined;
  }
}

/** Where a sandboxed frame forbids cookies, the session lasts as long as the page. */
export function setCookie(name: string, value: string, { maxAge }: CookieOptions = {}) {
  const { domain, path, sameSite } = config().session;
  const attributes = {
    path,
    sameSite,
    secure: location.protocol === 'https:',
    ...(domain && { domain }),
    ...(maxAge !== undefined && { 'max-age': String(maxAge) }),
  };
  try {
    // The library lists attributes by for…in, and would include a host's additions to Object.prototype.
    jar.set(name, value, Object.assign(Object.create(null), attributes, inherited()) as Cookies.CookieAttributes);
  } catch {
    // There is nowhere to store it.
  }
  if (countOf(name) > (maxAge === 0 ? 0 : 1)) removeStrays(name);
}

/** Cookies of that name in scopes other than the configured one: browsers send them first, with an old value. */
function removeStrays(name: string) {
  const { domain, path } = config().session;
  repairedCookies.add(name);
  expireCookie(encodeURIComponent(name), { domain: domain.replace(/^\./, ''), path });
}

function countOf(name: string): number {
  return cookieNames().filter((cookieName) => cookieName === encodeURIComponent(name)).length;
}

/** Every key that a host has added to all objects, as an attribute that is left out. */
function inherited(): Record<string, undefined> {
  const keys: Record<string, undefined> = {};
  // oxlint-disable-next-line guard-for-in, inlay/host-safe -- what is inherited is what is searched for
  for (const key in {}) keys[key] = undefined;
  return keys;
}

export function removeCookie(name: string) {
  setCookie(name, '', { maxAge: 0 });
}
