import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface IdentityProvider {
  readonly issuer: string;
  close(): Promise<void>;
}

/** The back end's client credentials at its provider. */
export const CLIENT = { client_id: 'own-names', client_secret: 'a-secret-of-both' };

/** An OpenID Connect provider whose page requires only an address, without a password. */
export async function startIdentityProvider(redirectUri: string): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      { ...CLIENT, redirect_uris: [redirectUri], grant_types: ['authorization_code'], response_types: ['code'] },
    ],
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['a-key'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 600, Session: 600, Grant: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: (_, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, given_name: 'Mary', family_name: 'Somerville' }),
    }),
    // There is only one client, so no consent page is needed.
    async loadExistingGrant(ctx) {
      const grant = new provider.Grant({ accountId: ctx.oidc.session!.accountId!, clientId: CLIENT.client_id });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();

  server.on('request', (request, response) => {
    if (!request.url!.startsWith('/sign-in/')) return void answer(request, response);
    if (request.method === 'GET') return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    let form = '';
    request.on('data', (part: Buffer) => (form += String(part)));
    request.on('end', () => {
      const email = new URLSearchParams(form).get('email');
      const result = email
        ? { login: { accountId: email } }
        : { error: 'access_denied', error_description: 'The person left.' };
      void provider.interactionFinished(request, response, result);
    });
    return undefined;
  });
  return {
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const PAGE = `<!doctype html><html lang="en"><title>Harbour ID</title><h1>Harbour ID</h1><form method="post">
<p><label>Address <input name="email" type="email"></label> <button>Go on</button></p></form>
<form method="post"><button>Leave</button></form></html>`;
