import { LoadError } from '../../contract';
import type { CreateAdapter } from './adapter';
import { loadScript } from './load-script';
import { createOnDemand } from './on-demand';

interface ReCaptcha {
  ready(callback: () => void): void;
  render(container: HTMLElement, options: object): number;
  /** With a key of version 3 it answers with the token, with one of version 2 it calls back. */
  execute(id: number, options?: object): PromiseLike<string | null> | undefined;
  reset(id: number): void;
}

declare global {
  interface Window {
    grecaptcha?: ReCaptcha;
  }
}

/** Google's reCAPTCHA: the key decides whether it is the invisible version 2 or the scoring version 3. */
export const createRecaptcha: CreateAdapter = async (container, { siteKey, language, action }) => {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=explicit&hl=${encodeURIComponent(language)}`);
  const { grecaptcha } = window;
  if (!grecaptcha) throw new LoadError('recaptcha: its script came without what it is for.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return createOnDemand(({ solved, expired, failed }) => {
    const id = grecaptcha.render(container, { sitekey: siteKey, size: 'invisible', badge: 'inline', callback: solved, 'expired-callback': expired, 'error-callback': failed });
    return {
      execute: () => void grecaptcha.execute(id, action ? { action } : undefined)?.then((token) => token && solved(token), failed),
      reset: () => grecaptcha.reset(id),
      // There is no other way to take one away.
      remove: () => container.replaceChildren(),
    };
  });
};
