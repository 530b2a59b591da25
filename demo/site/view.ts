import { createMiddleware } from 'hono/factory';
import { splitPath } from './paths.ts';
import { reachedAt } from './reached-at.ts';
import { contentSecurityPolicy, createNonce, securityHeaders } from './security.ts';
import { tokensOf } from './session.ts';
import type { Env, Site, View } from './site.ts';
import { texts } from './texts/index.ts';

/** Prepares the view for the templates, and the headers of every page. */
export function prepareView(site: Site) {
  return createMiddleware<Env>(async (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const { language } = splitPath(pathname);
    const theme = searchParams.get('theme');
    const view: View = {
      site: reachedAt(site, c.req.header('host')),
      language,
      texts: texts[language],
      path: pathname,
      query: searchParams,
      nonce: createNonce(),
      editing: searchParams.get('mode') === 'edit',
      theme: theme === 'dark' || theme === 'light' ? theme : undefined,
      strict: searchParams.get('csp') === 'strict',
      isSignedIn: tokensOf(c) !== undefined,
    };
    c.set('view', view);
    await next();
    if (!c.res.headers.get('content-type')?.startsWith('text/html')) return;
    c.header('content-security-policy', contentSecurityPolicy({ ...view, addresses: site.addresses }));
    // A nonce must not outlive its response.
    c.header('cache-control', 'private, no-cache');
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
  });
}
