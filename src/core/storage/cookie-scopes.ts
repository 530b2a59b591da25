/** The scope in which a cookie is valid. Scripts cannot read it, so two cookies with one name look alike. */
export interface CookieScope {
  /** Empty for the host only. */
  readonly domain: string;
  readonly path: string;
}

/**
 * Expires a cookie in every scope that applies to this page, except one. A cookie is identified by its scope, and an
 * earlier configuration or a server may have used another one. The name is percent-encoded.
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

/** From the host up to two labels; browsers reject public suffixes. */
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
