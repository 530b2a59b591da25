import { config, language, signal, type ReadonlySignal } from '../../core';
import { SubmitError } from '../feedback/submit-error';
import type { CaptchaSource } from '../form/types';
import type { Problem } from '../problem';
import type { CaptchaAdapter, CaptchaSettings, CreateAdapter } from './adapter';
import { messages } from './messages';
import { providerId, type ProviderId } from './provider-id';

interface Provider {
  /** As visitors know it. */
  readonly name: string;
  load(): Promise<CreateAdapter>;
}

const PROVIDERS = new Map<ProviderId, Provider>([
  ['altcha', { name: 'Altcha', load: async () => (await import('./altcha')).createAltcha }],
  ['recaptcha', { name: 'Google reCAPTCHA', load: async () => (await import('./recaptcha')).createRecaptcha }],
  ['hcaptcha', { name: 'hCaptcha', load: async () => (await import('./hcaptcha')).createHcaptcha }],
  ['turnstile', { name: 'Cloudflare Turnstile', load: async () => (await import('./turnstile')).createTurnstile }],
]);

export interface Captcha extends CaptchaSource {
  /** Why the provider cannot be used, while it cannot. */
  readonly obstacle: ReadonlySignal<Problem | undefined>;
  /** Loads the provider, again if it failed before. Never rejects. */
  load(): Promise<void>;
  destroy(): void;
}

/** Undefined where the configuration wants no captcha. */
export function createCaptcha(container: HTMLElement, action?: string): Captcha | undefined {
  const provider = PROVIDERS.get(providerId());
  if (!provider) return undefined;
  const { siteKey = '' } = config().captcha;
  return createFrom(provider, container, { siteKey, action, language: language() });
}

function createFrom({ name, load }: Provider, container: HTMLElement, settings: CaptchaSettings): Captcha {
  const obstacle = signal<Problem | undefined>(undefined);
  let loading: Promise<CaptchaAdapter> | undefined;

  async function adapter(): Promise<CaptchaAdapter> {
    loading ??= load().then((create) => create(container, settings));
    try {
      const loaded = await loading;
      obstacle.value = undefined;
      return loaded;
    } catch (cause) {
      loading = undefined;
      obstacle.value = cause instanceof SubmitError ? cause : { key: 'blocked', values: { provider: name }, messages };
      throw new SubmitError('missing', { messages, cause });
    }
  }

  return {
    obstacle,
    load: () =>
      adapter().then(
        () => undefined,
        () => undefined,
      ),
    token: async (signal) => (await adapter()).token(signal),
    destroy() {
      void loading?.then(
        (loaded) => loaded.destroy(),
        () => undefined,
      );
    },
  };
}
