import { createCaptcha } from './create-captcha';

/**
 * A token for a call that no form stands behind, asked for without a trace on
 * the page. Undefined where the configuration wants no captcha. Throws a
 * Refusal or an HttpError.
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
