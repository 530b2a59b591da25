import { parse } from '../../contract/address';

/** What campaigns and mails add to an address. */
const TRACKING = /^(?:utm_|mc_|(?:cid|fbclid|gclid)$)/i;

/**
 * Whether an address names this page: the same path, and every parameter of the address with the same value, except tracking. Servers
 * may identify pages by query (`/?p=12`). Parameters that only this page has are ignored, or adding one would unlock
 * a protected page. The caller compares origins where they matter.
 */
export function isThisPage(address: string): boolean {
  const url = parse(address);
  if (!url || withoutSlash(url.pathname) !== withoutSlash(location.pathname)) return false;
  const here = new URLSearchParams(location.search);
  return [...url.searchParams].every(([name, value]) => TRACKING.test(name) || here.getAll(name).includes(value));
}

/** `/jobs/` and `/jobs` are one page. */
export function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
