import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Where the parts of the demo are reached, without a trailing slash; known once the ports are. */
export interface Addresses {
  readonly site: string;
  readonly cdn: string;
  readonly microsite: string;
}

/** Exactly the site and the microsite may call with credentials and read the token headers. */
export function allowOrigins(addresses: Addresses): MiddlewareHandler {
  return cors({
    origin: (origin) => ([addresses.site, addresses.microsite].includes(origin) ? origin : null),
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
