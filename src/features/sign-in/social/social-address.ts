import { config, language } from '../../../core';

/** For a link: leads to an identity provider of the configuration, and comes back to `redirectUrl` in the end. */
export function socialSignInAddress(provider: string, redirectUrl: string): string {
  const url = new URL(`${config().services.user.replace(/\/$/, '')}/v2/auth/social/${encodeURIComponent(provider)}`, location.href);
  url.searchParams.set('redirectUrl', new URL(redirectUrl, location.href).href);
  url.searchParams.set('lang', language());
  return url.href;
}
