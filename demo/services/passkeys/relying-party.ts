import { isIP } from 'node:net';
import { ServiceError } from '../http/errors.ts';
import type { Addresses } from '../http/origins.ts';

/** The site as an authenticator knows it: passkeys belong to a name, never to a number. */
export interface RelyingParty {
  origin: string;
  id: string;
}

/** By the origin that a browser sends along; the site's own address where it sends none. */
export function relyingParty(addresses: Addresses, requestOrigin: string | undefined): RelyingParty {
  const origin = siteOrigins(addresses).find((siteOrigin) => siteOrigin === requestOrigin) ?? addresses.site;
  const { hostname } = new URL(origin);
  if (isIP(hostname))
    throw new ServiceError(
      'notFound',
      `Passkeys need a name in the address, not ${hostname}. Open the site at ${siteOrigins(addresses).at(-1)}.`,
    );
  return { origin, id: hostname };
}

/** The site's address and, where that is the machine itself, the same by its name. */
export function siteOrigins({ site }: Addresses): string[] {
  return [...new Set([site, site.replace('//127.0.0.1', '//localhost')])];
}
