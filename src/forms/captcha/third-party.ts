import { InlayError, LoadError } from '../../contract';
import { createScripts, trustedPolicy } from '../../http';
import { SubmitError } from '../problem';
import { messages } from './messages';
import type { CaptchaAdapter, CreateAdapter } from './provider';

/** Allowed origins of captcha scripts. */
const ORIGINS = ['https://www.google.com', 'https://js.hcaptcha.com', 'https://challenges.cloudflare.com'];

/** Loads a provider's classic script once. Rejects if it is blocked or does not load within ten seconds. */
const { load: loadScript } = createScripts((url) =>
  trustedPolicy('inlay-captcha', { createScriptURL: check }).createScriptURL(url),
);

function check(url: string): string {
  if (ORIGINS.includes(new URL(url).origin)) return url;
  throw new InlayError(`captcha: ${url} is no address of a known provider.`);
}

declare global {
  interface Window {
    turnstile?: Turnstile;
    hcaptcha?: HCaptcha;
    grecaptcha?: ReCaptcha;
  }
}

interface Turnstile {
  render(container: HTMLElement, options: object): string;
  execute(id: string): void;
  reset(id: string): void;
  remove(id: string): void;
}

/** Cloudflare's Turnstile: runs at submit, and is visible only if it needs an interaction. */
export const createTurnstile: CreateAdapter = async (container, { siteKey, language }) => {
  await loadScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  const { turnstile } = window;
  if (!turnstile) throw new LoadError('turnstile: its script came without its API.');
  return createCallbackAdapter(({ solved, expired, failed }) => {
    const id = turnstile.render(container, {
      sitekey: siteKey,
      language,
      execution: 'execute',
      appearance: 'interaction-only',
      callback: solved,
      'expired-callback': expired,
      'timeout-callback': expired,
      'error-callback': failed,
      'unsupported-callback': failed,
    });
    return {
      execute: () => turnstile.execute(id),
      reset: () => turnstile.reset(id),
      remove: () => turnstile.remove(id),
    };
  });
};

interface HCaptcha {
  render(container: HTMLElement, options: object): string;
  execute(id: string): void;
  reset(id: string): void;
  remove(id: string): void;
}

/** hCaptcha without a checkbox: its challenge opens at submit, if necessary. */
export const createHcaptcha: CreateAdapter = async (container, { siteKey, language }) => {
  await loadScript(
    `https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl=${encodeURIComponent(language)}`,
  );
  const { hcaptcha } = window;
  if (!hcaptcha) throw new LoadError('hcaptcha: its script came without its API.');
  return createCallbackAdapter(({ solved, expired, failed }) => {
    const id = hcaptcha.render(container, {
      sitekey: siteKey,
      size: 'invisible',
      callback: solved,
      'expired-callback': expired,
      'chalexpired-callback': expired,
      'close-callback': failed,
      'error-callback': failed,
    });
    return { execute: () => hcaptcha.execute(id), reset: () => hcaptcha.reset(id), remove: () => hcaptcha.remove(id) };
  });
};

interface ReCaptcha {
  ready(callback: () => void): void;
  render(container: HTMLElement, options: object): number;
  /** With a key of version 3 it returns the token, with one of version 2 it calls back. */
  execute(id: number, options?: object): PromiseLike<string | null> | undefined;
  reset(id: number): void;
}

/** Google's reCAPTCHA: the key determines whether it is the invisible version 2 or the scoring version 3. */
export const createRecaptcha: CreateAdapter = async (container, { siteKey, language, action }) => {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=explicit&hl=${encodeURIComponent(language)}`);
  const { grecaptcha } = window;
  if (!grecaptcha) throw new LoadError('recaptcha: its script came without its API.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return createCallbackAdapter(({ solved, expired, failed }) => {
    const id = grecaptcha.render(container, {
      sitekey: siteKey,
      size: 'invisible',
      badge: 'inline',
      callback: solved,
      'expired-callback': expired,
      'error-callback': failed,
    });
    return {
      execute: () =>
        void grecaptcha.execute(id, action ? { action } : undefined)?.then((token) => token && solved(token), failed),
      reset: () => grecaptcha.reset(id),
      // The script has no method to remove one.
      remove: () => container.replaceChildren(),
    };
  });
};

/** The callbacks of a provider's script. */
export interface Callbacks {
  solved(token: string): void;
  expired(): void;
  failed(): void;
}

/** The methods that all providers' widgets have. */
export interface ProviderWidget {
  execute(): void;
  reset(): void;
  remove(): void;
}

/**
 * The providers pass tokens to a callback after the visitor has solved the
 * challenge. Each submit requests a new token, so none is used twice or too late.
 */
export function createCallbackAdapter(render: (callbacks: Callbacks) => ProviderWidget): CaptchaAdapter {
  let pending: { resolve(token: string): void; reject(error: unknown): void } | undefined;

  const widget = render({
    solved: (token) => (token ? pending?.resolve(token) : fail('unsolved')),
    expired: () => fail('expired'),
    failed: () => fail('unsolved'),
  });

  function fail(key: 'unsolved' | 'expired') {
    pending?.reject(new SubmitError(key, { messages }));
  }

  return {
    token(signal) {
      return new Promise<string>((resolve, reject) => {
        pending = { resolve, reject };
        signal.addEventListener('abort', () => reject(signal.reason as unknown), { once: true });
        widget.reset();
        widget.execute();
      });
    },
    destroy: () => widget.remove(),
  };
}
