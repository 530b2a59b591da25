import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** The origins of the parts of the demo, without a trailing slash; available once the ports are. */
export interface Addresses {
  readonly site: string;
  readonly cdn: string;
  readonly microsite: string;
  /** The origin of this process, if the site has another one behind a proxy. */
  readonly local?: string | undefined;
  /** Other origins that may call the services with credentials. */
  readonly allowed?: readonly string[];
}

/** Only the site, the microsite and the allowed origins may call with credentials and read the token headers. */
export function allowOrigins(addresses: Addresses): MiddlewareHandler {
  const isAllowed = (origin: string) =>
    [addresses.site, addresses.microsite, ...(addresses.allowed ?? [])].includes(origin);
  return cors({
    origin: (origin) => (isAllowed(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: [
      'accept-language',
      'content-type',
      'authorization',
      'access_token',
      'refresh_token',
      'CaptchaKey',
      'InvisibleCaptchaKey',
      'source-registration',
    ],
    exposeHeaders: ['access_token', 'refresh_token', 'retry-after'],
    maxAge: 600,
  });
}

/** The origin of the site. On the local machine, both its IP address and its name. */
export function siteOrigins({ site }: Addresses): string[] {
  return [...new Set([site, site.replace('//127.0.0.1', '//localhost')])];
}

/**
 * The origin that a browser requested: a local site has an IP address and a name, and cookies belong to one of them.
 */
export function originOf(context: Context, addresses: Addresses): string {
  const requestOrigin = `http://${context.req.header('host') ?? ''}`;
  return siteOrigins(addresses).find((origin) => origin === requestOrigin) ?? addresses.site;
}
