/** What a provider needs to know. */
export interface CaptchaSettings {
  siteKey: string;
  /** Of the page, such as `de`. */
  language: string;
  /** What the visitor is about to do, for providers that keep score by it: letters and underscores. */
  action?: string;
}

/** One provider's proof that a person is there. Made when the visitor begins to fill in the form. */
export interface CaptchaAdapter {
  /** A token that was never handed out before, renewed if it has expired. Rejects with a Refusal or an HttpError. */
  token(signal: AbortSignal): Promise<string>;
  destroy(): void;
}

export type CreateAdapter = (container: HTMLElement, settings: CaptchaSettings) => Promise<CaptchaAdapter>;
