import { LoadError } from '../../contract';
import type { CreateAdapter } from './adapter';
import { loadScript } from './load-script';
import { createOnDemand } from './on-demand';

interface HCaptcha {
  render(container: HTMLElement, options: object): string;
  execute(id: string): void;
  reset(id: string): void;
  remove(id: string): void;
}

declare global {
  interface Window {
    hcaptcha?: HCaptcha;
  }
}

/** hCaptcha without a box: its challenge opens at submit, if it has doubts. */
export const createHcaptcha: CreateAdapter = async (container, { siteKey, language }) => {
  await loadScript(`https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&hl=${encodeURIComponent(language)}`);
  const { hcaptcha } = window;
  if (!hcaptcha) throw new LoadError('hcaptcha: its script came without what it is for.');
  return createOnDemand(({ solved, expired, failed }) => {
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
