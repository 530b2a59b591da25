/** Whether an address is that of this page, whatever its query, its hash or a slash at its end. */
export function isHere(url: string): boolean {
  try {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && withoutSlash(pathname) === withoutSlash(location.pathname);
  } catch {
    return false;
  }
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
