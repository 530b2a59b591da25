import { config, isThisPage } from '../core';

const PROTECTED = ['profile', 'subscriptions', 'savedArticles'] as const;

/** Whether the page is one of an account's own. */
export function isProtected(): boolean {
  const { pages } = config();
  return PROTECTED.some((name) => isThisPage(pages[name]));
}
