import { config, forgetParameters } from '../../../core';
import { SubmitError } from '../../../forms';
import { HttpError } from '../../../http';
import { messages } from './messages';

/** The result with which a provider redirected back. */
export interface SocialReturn {
  /** The key of what went wrong. */
  readonly problem?: keyof typeof messages.texts;
  /** The provider that is linked now. */
  readonly linked?: string;
}

/** Reads it once: a reload or a bookmark should not show it again. */
export function consumeSocialCallback(): SocialReturn {
  const query = new URLSearchParams(location.search);
  const linked = query.get('linked') ?? undefined;
  const code = query.get('ssoError') ?? undefined;
  if (config().mode === 'live' && (linked || code)) forgetParameters('ssoError', 'linked');
  return { linked, problem: code ? (socialProblem(code) ?? 'refused') : undefined };
}

/** The service's codes about signing in elsewhere, by the key of what to do. */
const KEYS: Readonly<Record<string, keyof typeof messages.texts>> = {
  2021: 'refused',
  2022: 'expired',
  2023: 'linkedElsewhere',
  2024: 'lastLogin',
  2025: 'passwordExists',
  4004: 'notLinked',
};

/** Undefined for a code that is about something else. */
function socialProblem(code: string | number = ''): keyof typeof messages.texts | undefined {
  return Object.hasOwn(KEYS, code) ? KEYS[code] : undefined;
}

/** The form's error for an error of these calls. Any other error stays unchanged. */
export function socialError(error: unknown): unknown {
  const key = error instanceof HttpError ? socialProblem(error.code) : undefined;
  return key ? new SubmitError(key, { messages, cause: error }) : error;
}
