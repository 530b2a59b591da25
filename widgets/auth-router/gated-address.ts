import { routeHash } from '../../src/core';

export interface GateRules {
  /** The address that relative links are resolved against. */
  base: string;
  /** Links below these paths are not gated. */
  protectedPaths: readonly string[];
  /** Whether files are shown by the route that checks each view, instead of being downloaded. */
  isSecure?: boolean | undefined;
}

/** The route for a plain, relative link to a PDF file. Undefined for other links. */
export function gatedAddress(href: string, { base, protectedPaths, isSecure }: GateRules): string | undefined {
  const trimmed = href.trim();
  const isRelative = trimmed && !/^(#|[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(trimmed);
  if (!isRelative) return undefined;
  const url = parse(trimmed, base);
  if (!url || url.origin !== new URL(base).origin || !/\.pdf$/i.test(url.pathname)) return undefined;
  const { pathname, search, hash } = url;
  if (protectedPaths.some((prefix) => isBelow(pathname, prefix))) return undefined;
  return routeHash(isSecure ? 'view-file' : 'download', pathname + search + hash);
}

function isBelow(pathname: string, prefix: string): boolean {
  const folder = prefix.replace(/\/*$/, '/');
  return folder !== '/' && pathname.startsWith(folder);
}

/** A link that no browser could follow must not stop those after it. */
function parse(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
