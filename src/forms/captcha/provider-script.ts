import { InlayError } from '../../contract';

/** In milliseconds. */
const TIMEOUT = 10_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads a third party's classic script once. Rejects when it is blocked or does
 * not arrive in ten seconds; the next call then tries again.
 */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const promise = insert(url).catch((error: unknown) => {
    loading.delete(url);
    throw error;
  });
  loading.set(url, promise);
  return promise;
}

function insert(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(fail, TIMEOUT);
    function fail() {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${new URL(url).host} is blocked or cannot be reached`));
    }
    script.async = true;
    // A host with nonces allows what its own scripts add.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.src = trustedScript(url);
    document.head.append(script);
  });
}

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
