import { InlayError } from '../../contract';
import { createScripts, trustedPolicy } from '../../http';

/** Allowed origins of captcha scripts. */
const ORIGINS = ['https://www.google.com', 'https://js.hcaptcha.com', 'https://challenges.cloudflare.com'];

/** Loads a provider's classic script once. Rejects if it is blocked or does not load within ten seconds. */
export const { load: loadScript } = createScripts((url) =>
  trustedPolicy('inlay-captcha', { createScriptURL: check }).createScriptURL(url),
);

function check(url: string): string {
  if (ORIGINS.includes(new URL(url).origin)) return url;
  throw new InlayError(`captcha: ${url} is no address of a known provider.`);
}
