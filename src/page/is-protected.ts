import { config } from '../core';
import { withoutSlash } from './path';

const PROTECTED = ['profile', 'subscriptions', 'savedArticles'] as const;

/** Whether the page is one of an account's own. */
export function isProtected(): boolean {
  const { pages } = config();
  return PROTECTED.some(
    (name) => withoutSlash(new URL(pages[name], location.href).pathname) === withoutSlash(location.pathname),
  );
}
