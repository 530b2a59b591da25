import { config, language, type ReadonlySignal, signal, subscribe } from '../../core';
import type { CaptchaSource } from '../form/types';
import { type Problem, SubmitError } from '../problem';
import { createAltcha } from './altcha';
import { messages } from './messages';
import { type CaptchaAdapter, type CaptchaSettings, type CreateAdapter, providerId, type ProviderId } from './provider';
import { createHcaptcha, createRecaptcha, createTurnstile } from './third-party';

interface Provider {
  /** The name that visitors recognise. */
  readonly name: string;
  /** Sends requests only to the site itself. */
  readonly isOurs?: boolean;
  readonly create: CreateAdapter;
}

/** The group of scripts that need no consent, such as bot protection unless the configuration says otherwise. */
const NO_CONSENT_NEEDED = 'none';

const PROVIDERS = new Map<ProviderId, Provider>([
  ['altcha', { name: 'Altcha', isOurs: true, create: createAltcha }],
  ['recaptcha', { name: 'Google reCAPTCHA', create: createRecaptcha }],
  ['hcaptcha', { name: 'hCaptcha', create: createHcaptcha }],
  ['turnstile', { name: 'Cloudflare Turnstile', create: createTurnstile }],
]);

export interface Captcha extends CaptchaSource {
  /** Why the provider cannot be used, while it cannot. */
  readonly obstacle: ReadonlySignal<Problem | undefined>;
  /** Loads the provider, again if it failed before. Never rejects. */
  load(): Promise<void>;
  /** The visitor allows the provider's script for this form. */
  allow(): void;
  destroy(): void;
}

/** Undefined if no captcha is configured. */
export function createCaptcha(container: HTMLElement, action?: string): Captcha | undefined {
  const provider = PROVIDERS.get(providerId());
  if (!provider) return undefined;
  const { siteKey = '' } = config().captcha;
  return createFrom(provider, container, { siteKey, action, language: language() });
}

function createFrom(
  { name, create, isOurs = false }: Provider,
  container: HTMLElement,
  settings: CaptchaSettings,
): Captcha {
  const obstacle = signal<Problem | undefined>(undefined);
  let loading: Promise<CaptchaAdapter> | undefined;
  const { captcha: group = NO_CONSENT_NEEDED } = config().consentGroups;
  let isAllowed = group === NO_CONSENT_NEEDED || isOurs;
  const stop = subscribe(
    'consent-changed',
    ({ groups }) => {
      isAllowed ||= groups.includes(group);
      if (isAllowed && obstacle.peek()?.key === 'consent') void adapter().catch(() => undefined);
    },
    { replay: true },
  );

  async function adapter(): Promise<CaptchaAdapter> {
    if (!isAllowed) {
      obstacle.value = { key: 'consent', values: { provider: name }, messages };
      throw new SubmitError('unallowed', { messages });
    }
    loading ??= create(container, settings);
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
    allow() {
      isAllowed = true;
    },
    destroy() {
      stop();
      void loading?.then(
        (loaded) => loaded.destroy(),
        () => undefined,
      );
    },
  };
}

/**
 * Returns a token for a call without a form, without a visible trace on the
 * page. Undefined if the configuration turns the captcha off. Throws a
 * SubmitError or an HttpError.
 */
export async function captchaToken(action: string): Promise<string | undefined> {
  const container = document.createElement('div');
  container.hidden = true;
  document.body.append(container);
  const captcha = createCaptcha(container, action);
  try {
    return await captcha?.token(new AbortController().signal);
  } finally {
    captcha?.destroy();
    container.remove();
  }
}
