import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';

type Fetch = (request: Request, environment?: object) => Response | Promise<Response>;

/** As much as the services take, which say it in their own words. No form of a page is longer. */
const limit = bodyLimit({ maxSize: 64 * 1024 });

/** One origin from several applications, each with its own not-found page and its own error answer. */
export function compose({ services, inbox, site }: { services: Fetch; inbox: Fetch; site: Fetch }): Hono {
  const app = new Hono();
  app.all('/services', (context) => services(context.req.raw, context.env as object));
  app.all('/services/*', (context) => services(context.req.raw, context.env as object));
  app.use(limit);
  app.all('/identity/*', (context) => services(context.req.raw, context.env as object));
  app.use(compress());
  for (const path of ['/inbox', '/inbox/*', '/inbox.json'])
    app.all(path, (context) => inbox(context.req.raw, context.env as object));
  app.all('*', (context) => site(context.req.raw, context.env as object));
  return app;
}
