import { type Context, Hono } from 'hono';
import { importJWK, SignJWT } from 'jose';
import { siteOrigins } from '../http/origins.ts';
import { clientId, fedCmPath, findFedCmProvider } from '../social/providers.ts';
import type { NodeBindings } from './mount.ts';
import type { Person } from './people.ts';
import { findPerson, type IdentityParts, type IdentityProvider } from './provider.ts';
import { signingKeys } from './signing-keys.ts';

/**
 * What a browser reads for its own sign-in dialog (https://w3c-fedid.github.io/FedCM/): the accounts that are signed in
 * at the provider, and an ID token for the one that the visitor chose.
 */
export function mountFedCm(
  parts: IdentityParts,
  find: (context: Context<NodeBindings>) => Promise<IdentityProvider> | undefined,
): Hono<NodeBindings> {
  const app = new Hono<NodeBindings>();
  const provider = findFedCmProvider();
  if (!provider) return app;
  const site = () => parts.addresses.site;
  const path = fedCmPath(provider);
  const route = fedCmPath({ path: '/identity/:provider' });
  const endpoints = {
    accounts_endpoint: `${path}/accounts`,
    // A visitor whose session at the provider has ended signs in by redirect.
    login_url: `/services/user/v2/auth/social/${provider.name}`,
  };

  app.get('/.well-known/web-identity', (context) =>
    context.json({
      provider_urls: [site() + path],
      accounts_endpoint: site() + endpoints.accounts_endpoint,
      login_url: site() + endpoints.login_url,
    }),
  );
  app.use(`${route}/*`, async (context, next) => {
    // Scripts cannot send this header, so that no page can list the accounts of its visitor.
    if (context.req.header('sec-fetch-dest') !== 'webidentity') return context.notFound();
    context.header('Cache-Control', 'no-store');
    return next();
  });
  app.get(route, (context) => context.json({ ...endpoints, id_assertion_endpoint: `${path}/assertion` }));
  app.get(`${route}/accounts`, async (context) => {
    const person = await signedInPerson(context, await find(context));
    if (!person) return context.json({ accounts: [] }, 401);
    const { id, name, email } = person;
    return context.json({ accounts: [{ id, name, email }] });
  });
  app.post(`${route}/assertion`, async (context) => {
    const origin = context.req.header('origin') ?? '';
    const { account_id: account, client_id: client, params } = await context.req.parseBody<Record<string, string>>();
    if (!siteOrigins(parts.addresses).includes(origin) || client !== clientId)
      return context.json({ error: { code: 'unauthorized_client' } }, 400);
    context.header('Access-Control-Allow-Origin', origin);
    context.header('Access-Control-Allow-Credentials', 'true');
    const person = await signedInPerson(context, await find(context));
    if (!person || person.id !== account) return context.json({ error: { code: 'access_denied' } }, 403);
    return context.json({
      token: await idToken(parts, site() + provider.path, person, nonceIn(params)),
    });
  });
  return app;
}

/** The user of the provider's session in this browser. */
async function signedInPerson(
  { env }: Context<NodeBindings>,
  provider: IdentityProvider | undefined,
): Promise<Person | undefined> {
  if (!provider) return undefined;
  const { oidc, records, name } = provider;
  const { accountId } = await oidc.Session.get(oidc.createContext(env.incoming, env.outgoing));
  return accountId ? findPerson(records, name, accountId) : undefined;
}

/** The nonce of the page: browsers pass on its `params`. */
function nonceIn(params = '{}'): unknown {
  try {
    return Object(JSON.parse(params)).nonce;
  } catch {
    return undefined;
  }
}

async function idToken(
  { database, clock }: IdentityParts,
  issuer: string,
  { id, name, email, isEmailVerified }: Person,
  nonce: unknown,
): Promise<string> {
  const [key] = (await signingKeys(database)).keys;
  if (!key) throw new Error('The provider has no key.');
  const now = clock();
  return new SignJWT({ name, email, email_verified: isEmailVerified, nonce })
    .setProtectedHeader({ alg: 'RS256', kid: 'identity' })
    .setIssuer(issuer)
    .setSubject(id)
    .setAudience(clientId)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 5 * 60_000))
    .sign(await importJWK(key, 'RS256'));
}
