import type { Link } from '../../src/contract';
import { signInUrl } from '../../src/features/visitor';
import { safeLink, type Translate } from '../../src/core';
import type { Start } from './effects/overlay';
import type { messages } from './messages';
import type { RegwallProps } from './props';

/** What the wall says and where it leads: the server's own words first. */
export interface CallToAction extends Readonly<Record<Start, Link>> {
  readonly title: string;
  readonly text: string;
  readonly benefits: readonly string[];
  /** Whether the server wrote it, so that it has a place in the text. */
  readonly isWritten: boolean;
}

export function invitationOf({ title, text, benefits = [], registerLink, signInLink }: RegwallProps, t: Translate<keyof typeof messages.texts>): CallToAction {
  return {
    title: title ?? t('title'),
    text: text ?? t('text'),
    benefits,
    'sign-up': { url: safeLink(registerLink?.url) ?? signInUrl('signUp'), text: registerLink?.text || t('register') },
    'sign-in': { url: safeLink(signInLink?.url) ?? signInUrl('signIn'), text: signInLink?.text || t('signIn') },
    isWritten: Boolean(title ?? text ?? registerLink ?? signInLink),
  };
}
