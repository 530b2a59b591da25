import { routeHash } from '../../src/core';

export interface GateRules {
  /** The address of the page. */
  base: string;
  /** Links below these are left alone. */
  protectedPaths: readonly string[];
  /** Whether files are shown by the route that checks each view, instead of being downloaded. */
  isSecure?: boolean | undefined;
}

/** The route that stands before a plain, relative link to a PDF file; undefined for a link that stays as it is. */
export function gatedAddress(href: string, { base, protectedPaths, isSecure }: GateRules): string | undefined {
  const written = href.trim();
  const isRelative = written && !/^(#|[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(written);
  if (!isRelative) return undefined;
  const address = parse(written, base);
  if (!address || address.origin !== new URL(base).origin || !/\.pdf$/i.test(address.pathname)) return undefined;
  const { pathname, search, hash } = address;
  if (protectedPaths.some((prefix) => isBelow(pathname, prefix))) return undefined;
  return routeHash(isSecure ? 'view-file' : 'download', pathname + search + hash);
}

function isBelow(pathname: string, prefix: string): boolean {
  const folder = prefix.replace(/\/*$/, '/');
  return folder !== '/' && pathname.startsWith(folder);
}

/** A link that no browser could follow must not stop those after it. */
function parse(written: string, base: string): URL | undefined {
  try {
    return new URL(written, base);
  } catch {
    return undefined;
  }
}
