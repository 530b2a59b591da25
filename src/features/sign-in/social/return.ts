import { config, forgetParameters } from '../../../core';
import { socialProblem } from './problems';
import type { messages } from './messages';

/** What the browser came back with from a provider. */
export interface SocialReturn {
  /** The key of what went wrong. */
  readonly problem?: keyof typeof messages.texts;
  /** The provider that is linked now. */
  readonly linked?: string;
}

/** Reads it once: a reload or a bookmark should not tell it again. */
export function takeSocialReturn(): SocialReturn {
  const query = new URLSearchParams(location.search);
  const linked = query.get('linked') ?? undefined;
  const code = query.get('ssoError') ?? undefined;
  if (config().mode === 'live' && (linked || code)) forgetParameters('ssoError', 'linked');
  return { linked, problem: code ? (socialProblem(code) ?? 'refused') : undefined };
}
