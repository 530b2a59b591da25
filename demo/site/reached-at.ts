import { siteOrigins } from '../services/index.ts';
import type { Site } from './site.ts';

/** The site's origin of a request: a local site has an IP address and a name. */
export function reachedAt(site: Site, host: string | undefined): Site {
  const requestOrigin = siteOrigins(site.addresses).find((origin) => origin === `http://${host ?? ''}`);
  return requestOrigin && requestOrigin !== site.addresses.site
    ? { ...site, addresses: { ...site.addresses, site: requestOrigin } }
    : site;
}

/** The same site by its name, for visitors of its IP address. */
export function reachableByName({ addresses }: Site): string | undefined {
  return siteOrigins(addresses)[1];
}

/** Whether passkeys can belong to the requested host. */
export function hasPasskeys(site: Site): boolean {
  return reachableByName(site) === undefined;
}
