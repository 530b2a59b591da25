import { isIP } from 'node:net';
import { ServiceError } from '../http/errors.ts';
import { type Addresses, siteOrigins } from '../http/origins.ts';

/** The relying party of WebAuthn. Passkeys belong to a host name, never to an IP address. */
export interface RelyingParty {
  origin: string;
  id: string;
}

/** Uses the Origin header of the request, or the site's own origin without the header. */
export function relyingParty(addresses: Addresses, requestOrigin: string | undefined): RelyingParty {
  const { origin, hostname } = siteUrlOf(addresses, requestOrigin);
  if (isIP(hostname))
    throw new ServiceError(
      'notFound',
      `Passkeys need a name in the address, not ${hostname}. Open the site at ${siteOrigins(addresses).at(-1)}.`,
    );
  return { origin, id: hostname };
}

/** Null for a site whose host is an IP address. */
export function relyingName(addresses: Addresses, requestOrigin: string | undefined): string | null {
  const { hostname } = siteUrlOf(addresses, requestOrigin);
  return isIP(hostname) ? null : hostname;
}

function siteUrlOf(addresses: Addresses, requestOrigin: string | undefined): URL {
  return new URL(siteOrigins(addresses).find((siteOrigin) => siteOrigin === requestOrigin) ?? addresses.site);
}
