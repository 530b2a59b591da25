import { InlayError } from '../../contract';
import { createScripts, trustedPolicy } from '../../http';

/** Where captcha scripts may come from; nothing else is ever made a script for a form. */
const ORIGINS = ['https://www.google.com', 'https://js.hcaptcha.com', 'https://challenges.cloudflare.com'];

/** Loads a provider's classic script once. Rejects when it is blocked or does not arrive in ten seconds. */
export const { load: loadScript } = createScripts((url) =>
  trustedPolicy('inlay-captcha', { createScriptURL: check }).createScriptURL(url),
);

function check(url: string): string {
  if (ORIGINS.includes(new URL(url).origin)) return url;
  throw new InlayError(`captcha: ${url} is no address of a known provider.`);
}
