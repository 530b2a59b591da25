/** An identity provider for signing in. */
export interface SocialProvider {
  /** Used in paths, in `socialLoginIdps` and on buttons. */
  name: string;
  /** The provider's path on the site's origin, and part of its issuer. */
  path: string;
  /** Whether we treat an e-mail address that the provider has verified as confirmed. */
  isTrustedWithAddresses: boolean;
  /** Whether browsers offer its accounts in their own dialog (FedCM). The well-known file of a site names one provider. */
  hasFedCm: boolean;
}

export const socialProviders: readonly SocialProvider[] = [
  { name: 'Lantern', path: '/identity/lantern', isTrustedWithAddresses: true, hasFedCm: true },
  { name: 'Fernwood', path: '/identity/fernwood', isTrustedWithAddresses: false, hasFedCm: false },
];

/** Our client id at every provider. */
export const clientId = 'alder-voss';

/** Providers redirect the browser to this path after a sign-in. */
export function callbackPath({ name }: SocialProvider): string {
  return `/services/user/v2/auth/social/${name}/callback`;
}

/** Browsers read here how to sign in with FedCM. */
export function fedCmPath({ path }: Pick<SocialProvider, 'path'>): string {
  return `${path}/fedcm`;
}

export function findFedCmProvider(): SocialProvider | undefined {
  return socialProviders.find(({ hasFedCm }) => hasFedCm);
}

/** Providers redirect the browser to this path after a sign-out. */
export function signedOutPath({ name }: SocialProvider): string {
  return `/services/user/v2/auth/social/${name}/signed-out`;
}

export function findProvider(name: string | undefined): SocialProvider | undefined {
  return socialProviders.find((provider) => provider.name === name);
}
