import Cookies from 'js-cookie';

export interface CookieOptions {
  /** In seconds; a session cookie without it. */
  maxAge?: number;
}

const jar = Cookies.withConverter<string>({ read: decodeURIComponent, write: encodeURIComponent });

/** Undefined for an absent, empty or malformed cookie, and where a sandboxed frame forbids even to read them. */
export function getCookie(name: string): string | undefined {
  try {
    return jar.get(name) || undefined;
  } catch {
    return undefined;
  }
}

/** Where a sandboxed frame forbids cookies, the session lasts as long as the page. */
export function setCookie(name: string, value: string, { maxAge }: CookieOptions = {}) {
  try {
    jar.set(name, value, { path: '/', sameSite: 'lax', secure: location.protocol === 'https:', ...(maxAge !== undefined && { 'max-age': String(maxAge) }) });
  } catch {
    // Nothing to keep it in.
  }
}

export function removeCookie(name: string) {
  setCookie(name, '', { maxAge: 0 });
}
