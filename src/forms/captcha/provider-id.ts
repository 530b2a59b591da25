import { InlayError } from '../../contract';
import { config } from '../../core';

export type ProviderId = (typeof PROVIDER_IDS)[number];

const PROVIDER_IDS = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile', 'none'] as const;

/** What the configuration asks for. Throws an InlayError for a provider that nobody knows, before a visitor types anything. */
export function providerId(): ProviderId {
  const given = config().captcha.provider;
  const id = PROVIDER_IDS.find((one) => one === given);
  if (!id) throw new InlayError(`captcha: the configuration's provider must be ${PROVIDER_IDS.join(', ')}, got "${given}".`);
  return id;
}
