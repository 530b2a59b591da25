/** Where a cookie is valid. Scripts cannot read it: two cookies of one name look alike. */
export interface CookieScope {
  /** Empty for the host alone. */
  readonly domain: string;
  readonly path: string;
}

/**
 * Expires a cookie in every scope that reaches this page, except the one that is kept. A scope is all that identifies a
 * cookie, and a configuration or a server may have used another one before. The name is written as it is read, encoded.
 */
export function expireCookie(name: string, except?: CookieScope) {
  for (const domain of ['', ...parentDomains(location.hostname)]) {
    for (const path of parentPaths(location.pathname)) {
      if (domain !== except?.domain || path !== except.path)
        document.cookie = `${name}=; Max-Age=0; Path=${path}${domain && `; Domain=${domain}`}`;
    }
  }
}

/** The names of all cookies that scripts can read, encoded; a name may occur twice. None in a sandboxed frame. */
export function cookieNames(): string[] {
  try {
    return document.cookie
      .split('; ')
      .map((pair) => pair.split('=')[0]!)
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** From the host up to two labels; browsers refuse public suffixes. */
export function parentDomains(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** `/`, and every folder above the page, with and without its slash. */
export function parentPaths(pathname: string): string[] {
  const folders = pathname.split('/').filter(Boolean);
  return [
    '/',
    ...folders.flatMap((_, index) => [
      `/${folders.slice(0, index + 1).join('/')}`,
      `/${folders.slice(0, index + 1).join('/')}/`,
    ]),
  ];
}
