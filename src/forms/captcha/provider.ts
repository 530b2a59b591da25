import { InlayError } from '../../contract';
import { config } from '../../core';

export type ProviderId = (typeof PROVIDER_IDS)[number];

const PROVIDER_IDS = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile', 'none'] as const;

/** The configured provider. Throws an InlayError for an unknown one, before a visitor types anything. */
export function providerId(): ProviderId {
  const configured = config().captcha.provider;
  const id = PROVIDER_IDS.find((candidate) => candidate === configured);
  if (!id)
    throw new InlayError(
      `captcha: the configuration's provider must be ${PROVIDER_IDS.join(', ')}, got "${configured}".`,
    );
  return id;
}

/** Settings of a provider. */
export interface CaptchaSettings {
  siteKey: string;
  /** The page's language, such as `de`. */
  language: string;
  /** The name of the action, for providers that score by it: letters and underscores. */
  action?: string;
}

/** A provider's check that the visitor is a person. Created when the visitor starts to fill in the form. */
export interface CaptchaAdapter {
  /** An unused token, renewed if it has expired. Rejects with a SubmitError or an HttpError. */
  token(signal: AbortSignal): Promise<string>;
  destroy(): void;
}

export type CreateAdapter = (container: HTMLElement, settings: CaptchaSettings) => Promise<CaptchaAdapter>;
