import { LoadError } from '../../contract';
import type { CreateAdapter } from './adapter';
import { loadScript } from './load-script';
import { createOnDemand } from './on-demand';

interface Turnstile {
  render(container: HTMLElement, options: object): string;
  execute(id: string): void;
  reset(id: string): void;
  remove(id: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** Cloudflare's Turnstile: runs at submit, and shows itself only if it has to ask. */
export const createTurnstile: CreateAdapter = async (container, { siteKey, language }) => {
  await loadScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
  const { turnstile } = window;
  if (!turnstile) throw new LoadError('turnstile: its script came without what it is for.');
  return createOnDemand(({ solved, expired, failed }) => {
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
    return { execute: () => turnstile.execute(id), reset: () => turnstile.reset(id), remove: () => turnstile.remove(id) };
  });
};
