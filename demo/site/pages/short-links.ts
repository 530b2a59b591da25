import { Hono } from 'hono';
import type { Env } from '../site.ts';

/** Redirects to the shared page; an unknown id falls through to the not-found page. */
export const shortLinks = new Hono<Env>().get('/s/:id', async (c, next) => {
  const { site } = c.get('view');
  const response = await site.services.request(
    `${site.addresses.site}/services/links/${encodeURIComponent(c.req.param('id'))}`,
    {},
    c.env,
  );
  return response.ok ? c.redirect(((await response.json()) as { long_url: string }).long_url, 302) : next();
});
