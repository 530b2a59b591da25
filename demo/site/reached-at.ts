import { siteOrigins } from '../services/index.ts';
import type { Site } from './site.ts';

/** The site as a request reached it: on the machine itself it has a number and a name. */
export function reachedAt(site: Site, host: string | undefined): Site {
  const requestOrigin = siteOrigins(site.addresses).find((origin) => origin === `http://${host ?? ''}`);
  return requestOrigin && requestOrigin !== site.addresses.site
    ? { ...site, addresses: { ...site.addresses, site: requestOrigin } }
    : site;
}

/** The same site by its name, for who reached it by its number. */
export function reachableByName({ addresses }: Site): string | undefined {
  return siteOrigins(addresses)[1];
}

/** Whether passkeys can belong to the address that the site was reached at. */
export function hasPasskeys(site: Site): boolean {
  return reachableByName(site) === undefined;
}
