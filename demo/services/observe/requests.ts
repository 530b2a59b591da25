import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { log, withRequestId } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * Logs and counts every request by its route, because a URL may contain a token or an id. The id of the request is in
 * each log line and in `X-Request-Id`; a proxy in front may set it.
 */
export function observeRequests({ metrics, trustProxy }: { metrics: Metrics; trustProxy: boolean }): MiddlewareHandler {
  return (context, next) => {
    const id = (trustProxy && idOf(context)) || randomUUID();
    return withRequestId(id, async () => {
      const begun = performance.now();
      await next();
      context.header('X-Request-Id', id);
      const milliseconds = performance.now() - begun;
      const request = { method: context.req.method, route: routeOf(context), status: context.res.status };
      metrics.observeRequest({ ...request, seconds: milliseconds / 1000 });
      log.info({ ...request, ms: Math.round(milliseconds) }, 'request');
    });
  };
}

/** Tells `observeRequests` which route handles the request. */
export function nameRoute(context: Context, route: string): void {
  context.set('route', route);
}

function routeOf(context: Context): string {
  const route: unknown = context.get('route');
  if (typeof route === 'string') return route;
  return context.req.path.startsWith('/identity/') ? '/identity' : 'other';
}

function idOf(context: Context): string | undefined {
  const id = context.req.header('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(id) ? id : undefined;
}
