import { isIP } from 'node:net';
import { ServiceError } from '../http/errors.ts';
import { type Addresses, siteOrigins } from '../http/origins.ts';

/** The site as an authenticator knows it: passkeys belong to a name, never to a number. */
export interface RelyingParty {
  origin: string;
  id: string;
}

/** By the origin that a browser sends along; the site's own address where it sends none. */
export function relyingParty(addresses: Addresses, requestOrigin: string | undefined): RelyingParty {
  const { origin, hostname } = siteUrlOf(addresses, requestOrigin);
  if (isIP(hostname))
    throw new ServiceError(
      'notFound',
      `Passkeys need a name in the address, not ${hostname}. Open the site at ${siteOrigins(addresses).at(-1)}.`,
    );
  return { origin, id: hostname };
}

/** Null for a site that is reached by a number. */
export function relyingName(addresses: Addresses, requestOrigin: string | undefined): string | null {
  const { hostname } = siteUrlOf(addresses, requestOrigin);
  return isIP(hostname) ? null : hostname;
}

function siteUrlOf(addresses: Addresses, requestOrigin: string | undefined): URL {
  return new URL(siteOrigins(addresses).find((siteOrigin) => siteOrigin === requestOrigin) ?? addresses.site);
}
