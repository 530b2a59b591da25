import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { Clock } from '../clock.ts';
import type { Language } from '../../content/load.ts';
import type { Addresses } from '../http/origins.ts';
import { clientSecret } from '../identity/provider.ts';
import type { Keys } from '../security/keys.ts';
import { callbackPath, clientId, signedOutPath, type SocialProvider } from './providers.ts';

/** The secrets of one sign-in, stored until the browser returns. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The user, as authenticated by the provider. */
export interface Identity {
  provider: string;
  subject: string;
  name: string;
  email: string;
  /** The provider has verified the e-mail address, and we trust this provider. */
  isEmailProven: boolean;
}

/** An OpenID Connect client: the code flow with PKCE, state and nonce. */
export interface SocialClient {
  begin(
    provider: SocialProvider,
    context: { language: Language; origin: string },
  ): Promise<{ url: URL; checks: Checks }>;
  /** `query` is the query of the provider's redirect. Throws if a check fails. */
  finish(provider: SocialProvider, query: string, callback: { checks: Checks; origin: string }): Promise<Identity>;
  /** Reads the ID token that the provider gave to the browser (FedCM). Throws if a check fails. */
  verify(provider: SocialProvider, token: string, nonce: string): Promise<Identity>;
  /**
   * The URL where the browser ends its session at the provider (RP-initiated logout) and returns with `state`. Throws if
   * the provider cannot be reached.
   */
  beginLogout(provider: SocialProvider, context: { state: string; language: Language; origin: string }): Promise<URL>;
}

interface Parts {
  addresses: Addresses;
  clock: Clock;
  keys: Keys;
}

export function createSocialClient(parts: Parts): SocialClient {
  const { clock } = parts;
  const { configurationOf, discover, keysAt } = createDiscovery(parts);
  return {
    async begin(provider, { language, origin }) {
      const configuration = await configurationOf(provider);
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: origin + callbackPath(provider),
        scope: 'openid profile email',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        // On a shared computer, the previous user's account must not be linked or opened.
        prompt: 'login',
        ui_locales: language,
      });
      return { url, checks };
    },
    async finish(provider, query, { checks: { state, nonce, codeVerifier }, origin }) {
      const configuration = await configurationOf(provider);
      const current = new URL(origin + callbackPath(provider));
      current.search = query;
      const tokens = await oidc.authorizationCodeGrant(configuration, current, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const { sub } = tokens.claims() ?? {};
      if (!sub) throw new Error(`${provider.name} sent no ID token.`);
      return identityOf(provider, sub, await oidc.fetchUserInfo(configuration, tokens.access_token, sub));
    },
    async verify(provider, token, nonce) {
      const { issuer, jwks_uri: keysUrl = '' } = (await configurationOf(provider)).serverMetadata();
      const { payload } = await jwtVerify<oidc.UserInfoResponse & { nonce?: string }>(token, keysAt(keysUrl), {
        issuer,
        audience: clientId,
        currentDate: clock(),
        requiredClaims: ['sub', 'exp', 'iat'],
        // The dialog has just closed.
        maxTokenAge: '5m',
      });
      if (payload.nonce !== nonce) throw new Error(`The ID token of ${provider.name} has another nonce.`);
      return identityOf(provider, payload.sub, payload);
    },
    async beginLogout(provider, { state, language, origin }) {
      // Requested each time, so that no user is redirected to a provider that is down.
      const configuration = await discover(provider, secondsForLogout);
      // An ID token would be in the URL. Without it, the provider asks the visitor to confirm.
      return oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: origin + signedOutPath(provider),
        state,
        ui_locales: language,
      });
    },
  };
}

/** The metadata and the keys of the providers, requested once. */
function createDiscovery({ addresses, keys }: Pick<Parts, 'addresses' | 'keys'>) {
  const discovered = new Map<string, Promise<oidc.Configuration>>();
  /** They fetch the keys once, and again for a missing key. */
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  function configurationOf(provider: SocialProvider): Promise<oidc.Configuration> {
    const issuer = addresses.site + provider.path;
    const discovery = discovered.get(issuer) ?? discover(provider);
    discovered.set(issuer, discovery);
    // After a failure, the next sign-in tries again.
    discovery.catch(() => discovered.delete(issuer));
    return discovery;
  }

  // The providers run in this process, which may be unable to reach a proxy at their public URL. Read for each request: the
  // ports are known after the start.
  const localAddress = (url: string) => url.replace(addresses.site, addresses.local ?? addresses.site);

  function keysAt(url: string) {
    const keySet =
      keySets.get(url) ??
      createRemoteJWKSet(new URL(url), {
        [customFetch]: (address, options) => fetch(localAddress(address), options),
      });
    keySets.set(url, keySet);
    return keySet;
  }

  function discover(provider: SocialProvider, timeout = 30): Promise<oidc.Configuration> {
    const fetchLocally: oidc.CustomFetch = (url, { body = null, signal = null, ...options }) =>
      fetch(localAddress(url), {
        ...options,
        body: body instanceof Uint8Array ? new Uint8Array(body) : body,
        signal,
      });
    return oidc.discovery(
      new URL(addresses.site + provider.path),
      clientId,
      undefined,
      oidc.ClientSecretBasic(clientSecret(keys, provider)),
      // None of these requests leaves the machine, so HTTP is as safe as HTTPS.
      { execute: [oidc.allowInsecureRequests], timeout, [oidc.customFetch]: fetchLocally },
    );
  }

  return { configurationOf, discover, keysAt };
}

function identityOf(
  provider: SocialProvider,
  subject: string,
  { name, email, email_verified: isVerified }: Pick<oidc.UserInfoResponse, 'name' | 'email' | 'email_verified'>,
): Identity {
  if (!email) throw new Error(`${provider.name} sent no e-mail address.`);
  return {
    provider: provider.name,
    subject,
    name: name ?? '',
    email: email.trim().toLowerCase(),
    isEmailProven: isVerified === true && provider.isTrustedWithAddresses,
  };
}

/** Short, because the visitor is waiting, and already signed out here. */
const secondsForLogout = 4;
