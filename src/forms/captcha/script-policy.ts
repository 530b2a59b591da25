import { InlayError } from '../../contract';

/** Where captcha scripts may come from; nothing else is ever made a script by us. */
const ORIGINS = ['https://www.google.com', 'https://js.hcaptcha.com', 'https://challenges.cloudflare.com'];

const SHARED = Symbol.for('inlay.script-policy');

interface Policy {
  createScriptURL(url: string): string;
}

const page = globalThis as { [SHARED]?: Policy; trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

/** The address in the form that a page with Trusted Types accepts. Two versions of the bundle share the policy `inlay-captcha`. */
export function trustedScript(url: string): string {
  const rules: Policy = { createScriptURL: check };
  page[SHARED] ??= page.trustedTypes?.createPolicy('inlay-captcha', rules) ?? rules;
  return page[SHARED].createScriptURL(url);
}

function check(url: string): string {
  if (ORIGINS.includes(new URL(url).origin)) return url;
  throw new InlayError(`captcha: ${url} is no address of a known provider.`);
}
