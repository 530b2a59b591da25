import { readFileSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { socialProviders } from '../social/providers.ts';
import { originOf } from '../http/origins.ts';
import { mountFedCm } from './fed-cm.ts';
import { answerInteraction, showInteraction } from './interaction.ts';
import { pageHeaders } from './pages.ts';
import { createIdentityProvider, type IdentityParts, type IdentityProvider } from './provider.ts';

export interface NodeBindings {
  Bindings: HttpBindings;
}

const styles = readFileSync(new URL('identity.css', import.meta.url), 'utf8');

/** Two identity providers, each below its own path. They start with the first visitor who needs them. */
export function mountIdentityProviders(parts: IdentityParts): Hono<NodeBindings> {
  const started = new Map<string, Promise<IdentityProvider>>();
  const app = new Hono<NodeBindings>();

  const find = (context: Context<NodeBindings>): Promise<IdentityProvider> | undefined => {
    const described = socialProviders.find(({ path }) => path === `/identity/${context.req.param('provider')}`);
    if (!described) return undefined;
    const provider = started.get(described.name) ?? createIdentityProvider(parts, described);
    started.set(described.name, provider);
    provider.catch(() => started.delete(described.name));
    return provider;
  };
  const site = () => parts.addresses.site;

  app.route('/', mountFedCm(parts, find));
  app.get('/identity/identity.css', (context) =>
    context.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.use('/identity/:provider/interaction/*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(pageHeaders)) context.header(name, value);
  });
  app.get('/identity/:provider/interaction/:uid', async (context) => {
    const provider = await find(context);
    return provider ? showInteraction(context, provider, site()) : context.notFound();
  });
  app.post('/identity/:provider/interaction/:uid', async (context) => {
    const provider = await find(context);
    return provider ? answerInteraction(context, provider, site()) : context.notFound();
  });
  app.all('/identity/:provider/*', async (context) => {
    const provider = await find(context);
    if (!provider) return context.notFound();
    const { incoming, outgoing } = context.env;
    const { protocol, host } = new URL(originOf(context, parts.addresses));
    // The provider builds its URLs from these. A proxy in front may have changed the host, and often terminates TLS.
    Object.assign(incoming.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    // Mounted as if nothing else was on this server: the provider matches its own path in the original URL.
    Object.assign(incoming, { originalUrl: incoming.url, url: incoming.url?.slice(provider.path.length) });
    await provider.oidc.callback()(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}
