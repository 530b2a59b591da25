/** A part of a URL, percent-decoded. A text that is not encoded properly, such as `100%`, stays as it is. */
export function decodeUrl(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The decoded fragment of the page's URL, without `#`. Empty without a fragment. */
export function pageAnchor(): string {
  return decodeUrl(location.hash.slice(1));
}

/**
 * The page's URL with another fragment, which is empty or begins with `#`. Complete, because relative URLs are resolved
 * against the page's `<base>`, and a path that begins with `//` would be another host.
 */
export function addressWith(hash: string): string {
  return location.href.split('#')[0] + hash;
}

/** A route of auth-router, which opens over the page that has the link. */
export function routeHash(name: string, parameter = ''): string {
  return `#/${name}${parameter && `/${encodeURIComponent(parameter)}`}`;
}

/** The hashes of those routes; auth-router has the list of their names. */
export const ROUTE =
  /^#(?:\/(?:auth-|sign(?:in|up)|registration-modal|download|view-file|save|print|published-event)|signin$)/;

/**
 * The current URL without its origin, for a later return. Keeps the fragment of a section, but drops a route, which
 * would open again.
 */
export function returnPath(): string {
  const { pathname, search, hash } = location;
  return pathname + search + (ROUTE.test(hash) ? '' : hash);
}
