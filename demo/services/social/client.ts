import * as oidc from 'openid-client';
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
  /**
   * The URL where the browser ends its session at the provider (RP-initiated logout) and returns with `state`. Throws if
   * the provider cannot be reached.
   */
  beginLogout(provider: SocialProvider, context: { state: string; language: Language; origin: string }): Promise<URL>;
}

export function createSocialClient({ addresses, keys }: { addresses: Addresses; keys: Keys }): SocialClient {
  const discovered = new Map<string, Promise<oidc.Configuration>>();

  function configurationOf(provider: SocialProvider): Promise<oidc.Configuration> {
    const issuer = addresses.site + provider.path;
    const discovery = discovered.get(issuer) ?? discover(provider);
    discovered.set(issuer, discovery);
    // After a failure, the next sign-in tries again.
    discovery.catch(() => discovered.delete(issuer));
    return discovery;
  }

  function discover(provider: SocialProvider, timeout = 30): Promise<oidc.Configuration> {
    const { site, local = site } = addresses;
    // The providers run in this process, which may be unable to reach a proxy at their public URL.
    const customFetch: oidc.CustomFetch = (url, { body = null, signal = null, ...options }) =>
      fetch(url.replace(site, local), {
        ...options,
        body: body instanceof Uint8Array ? new Uint8Array(body) : body,
        signal,
      });
    return oidc.discovery(
      new URL(site + provider.path),
      clientId,
      undefined,
      oidc.ClientSecretBasic(clientSecret(keys, provider)),
      // None of these requests leaves the machine, so HTTP is as safe as HTTPS.
      { execute: [oidc.allowInsecureRequests], timeout, [oidc.customFetch]: customFetch },
    );
  }

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
      const {
        name,
        email,
        email_verified: isVerified,
      } = await oidc.fetchUserInfo(configuration, tokens.access_token, sub);
      if (!email) throw new Error(`${provider.name} told no address.`);
      return {
        provider: provider.name,
        subject: sub,
        name: name ?? '',
        email: email.trim().toLowerCase(),
        isEmailProven: isVerified === true && provider.isTrustedWithAddresses,
      };
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

/** Short, because the visitor is waiting, and already signed out here. */
const secondsForLogout = 4;
