import { mask, object } from 'superstruct';
import { InlayError } from '../contract';
import { headerName, HttpError, request } from '../http';
import { lenientText } from './response';

/** A message of a visitor, with its recipient and source. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly organization: string;
  readonly subject: string;
  readonly message: string;
  /** The id of the author or partner; empty for the firm. */
  readonly to: string;
  readonly partnerName: string;
  /** `Profile` for a form on a profile, otherwise the element that opened the form. */
  readonly source: string;
  readonly page: {
    /** The id in the content system. */
    readonly id: string;
    readonly address: string;
    readonly language: string;
    readonly isPreview: boolean;
  };
}

/** A one-time code that the service rejected. */
export class CodeRefused extends InlayError {
  override name = 'CodeRefused';

  constructor(
    readonly reason: 'expired' | 'invalid',
    options?: ErrorOptions,
  ) {
    super(`contact: the code is ${reason}.`, options);
  }
}

/** The service responds to a wrong code with a bare text. */
const REFUSALS = new Map<string | undefined, CodeRefused['reason']>([
  ['Otp is expired', 'expired'],
  ['Otp is invalid', 'invalid'],
]);

interface ContactContext {
  captcha?: string;
  signal?: AbortSignal;
}

/** Sends a code that confirms the address. Code 1002 address not valid, 1008 captcha, 2005 too many attempts. */
export function sendContactCode(
  to: { email: string; firstName: string },
  { captcha, isRetry = false, signal }: ContactContext & { isRetry?: boolean },
): Promise<void> {
  const proof = isRetry ? { headers: invisible(captcha) } : { captcha };
  return request('forms', 'sendCode', {
    path: 'POST /generate-otp',
    json: to,
    ...proof,
    signal,
    read: () => undefined,
  });
}

/** Delivers a message; returns the service's message as HTML. */
export function sendContactMessage(message: ContactMessage, { captcha, signal }: ContactContext): Promise<string> {
  return request('forms', 'sendMessage', {
    path: 'POST /save-form-data',
    answers: 'thanks',
    json: toWire(message),
    captcha,
    signal,
    read: readThanks,
  });
}

/** The same with a code from an e-mail. Throws CodeRefused if it is wrong or expired. */
export async function sendProvenMessage(
  message: ContactMessage,
  otp: string,
  { captcha, signal }: ContactContext,
): Promise<string> {
  try {
    return await request('forms', 'sendMessageWithCode', {
      path: 'POST /save-form-data-with-otp',
      answers: 'thanks',
      json: toWire(message, otp),
      headers: invisible(captcha),
      signal,
      read: readThanks,
    });
  } catch (cause) {
    const reason = cause instanceof HttpError ? REFUSALS.get(cause.text?.trim()) : undefined;
    throw reason ? new CodeRefused(reason, { cause }) : cause;
  }
}

function invisible(captcha: string | undefined): Record<string, string> {
  return captcha ? { [headerName('forms', 'invisibleCaptcha')]: captcha } : {};
}

function toWire(
  { to, source, partnerName, page, name, email, title, organization, subject, message }: ContactMessage,
  otp?: string,
): object {
  return {
    PageName: page.id,
    Ref: page.address,
    language: page.language,
    isPreview: page.isPreview,
    emailData: {
      to,
      SendEmailRequest: { name, email, title, organization, subject, message },
      Source: source,
      partnerName,
      otp,
    },
  };
}

function readThanks(content: unknown): string {
  return mask(content, object({ successMessage: lenientText })).successMessage;
}
