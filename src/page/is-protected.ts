import { config, isSamePage } from '../core';

const PROTECTED = ['profile', 'subscriptions', 'savedArticles'] as const;

/** Whether the page is one of an account's own. */
export function isProtected(): boolean {
  const { pages } = config();
  return PROTECTED.some((name) => isSamePage(pages[name]));
}
