import { config, forgetParameters } from '../../../core';
import { SubmitError } from '../../../forms';
import { HttpError } from '../../../http';
import { messages } from './messages';

/** The result of the redirect from a provider. */
export interface SocialReturn {
  /** The key of the error. */
  readonly problem?: keyof typeof messages.texts;
  /** The newly linked provider. */
  readonly linked?: string;
}

/** Reads it once: a reload or a bookmark must not show it again. */
export function consumeSocialCallback(): SocialReturn {
  const query = new URLSearchParams(location.search);
  const linked = query.get('linked') ?? undefined;
  const code = query.get('ssoError') ?? undefined;
  if (config().mode === 'live' && (linked || code)) forgetParameters('ssoError', 'linked');
  return { linked, problem: code ? (socialProblem(code) ?? 'refused') : undefined };
}

/** The service's error codes about single sign-on, by the key of their message. */
const KEYS: Readonly<Record<string, keyof typeof messages.texts>> = {
  2021: 'refused',
  2022: 'expired',
  2023: 'linkedElsewhere',
};

/** Undefined for other codes. */
function socialProblem(code: string | number = ''): keyof typeof messages.texts | undefined {
  return Object.hasOwn(KEYS, code) ? KEYS[code] : undefined;
}

/** The key of the message for an error of these calls. Undefined for any other error. */
export function socialProblemOf(error: unknown): keyof typeof messages.texts | undefined {
  return error instanceof HttpError ? socialProblem(error.code) : undefined;
}

/** The form's error for an error of these calls. Any other error stays unchanged. */
export function socialError(error: unknown): unknown {
  const key = socialProblemOf(error);
  return key ? new SubmitError(key, { messages, cause: error }) : error;
}
