/** An identity provider that readers may sign in with. */
export interface SocialProvider {
  /** In paths, in `socialLoginIdps` and on buttons. */
  name: string;
  /** Where it lives below the site's origin; part of its issuer. */
  path: string;
  /** Whether an address that it has verified counts here as confirmed. */
  isTrustedWithAddresses: boolean;
}

export const socialProviders: readonly SocialProvider[] = [
  { name: 'Lantern', path: '/identity/lantern', isTrustedWithAddresses: true },
  { name: 'Fernwood', path: '/identity/fernwood', isTrustedWithAddresses: false },
];

/** Our name at every provider. */
export const clientId = 'alder-voss';

/** Where providers send the browser back to. */
export function callbackPath({ name }: SocialProvider): string {
  return `/services/user/v2/auth/social/${name}/callback`;
}

/** Where they send it once their own session has ended. */
export function signedOutPath({ name }: SocialProvider): string {
  return `/services/user/v2/auth/social/${name}/signed-out`;
}

export function findProvider(name: string | undefined): SocialProvider | undefined {
  return socialProviders.find((provider) => provider.name === name);
}
