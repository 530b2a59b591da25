import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';

type Fetch = (request: Request, environment?: object) => Response | Promise<Response>;

/** The limit of the services, which have their own message. No form of a page is longer. */
const limit = bodyLimit({ maxSize: 64 * 1024 });

const PLAIN = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

/** Like the services: no URL needs it, and PostgreSQL cannot store it. */
const rejectNul: MiddlewareHandler = async ({ req, text }, next) => {
  if (req.url.includes('%00')) return text('The address holds the character NUL.', 400, PLAIN);
  return next();
};

/** One origin from several applications, each with its own not-found page and its own error response. */
export function compose({ services, inbox, site }: { services: Fetch; inbox: Fetch; site: Fetch }): Hono {
  const app = new Hono();
  app.all('/health/*', (context) => services(context.req.raw, context.env as object));
  app.all('/metrics', (context) => services(context.req.raw, context.env as object));
  app.all('/services', (context) => services(context.req.raw, context.env as object));
  app.all('/services/*', (context) => services(context.req.raw, context.env as object));
  app.use(limit, rejectNul);
  app.all('/identity/*', (context) => services(context.req.raw, context.env as object));
  app.use(compress());
  for (const path of ['/inbox', '/inbox/*', '/inbox.json'])
    app.all(path, (context) => inbox(context.req.raw, context.env as object));
  app.all('*', (context) => site(context.req.raw, context.env as object));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(`site: ${context.req.method} ${context.req.path} failed.`, error);
    return context.text('Something broke here. Please try again later.', 500, PLAIN);
  });
  return app;
}
