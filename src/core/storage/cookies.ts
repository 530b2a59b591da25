export interface CookieOptions {
  /** In seconds; a session cookie without it. */
  maxAge?: number;
}

/** Undefined for an absent, empty or malformed cookie. */
export function getCookie(name: string): string | undefined {
  for (const pair of allCookies().split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1)) || undefined;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

export function setCookie(name: string, value: string, { maxAge }: CookieOptions = {}) {
  write(name, encodeURIComponent(value), maxAge === undefined ? '' : `; max-age=${maxAge}`);
}

export function removeCookie(name: string) {
  write(name, '', '; max-age=0');
}

/** A sandboxed frame forbids even to read them. */
function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function write(name: string, value: string, more: string) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  try {
    document.cookie = `${name}=${value}; path=/; samesite=lax${secure}${more}`;
  } catch {
    // A sandboxed frame forbids cookies; the session then lasts as long as the page.
  }
}
