import { config, isSamePage } from '../core';

const PROTECTED = ['profile', 'subscriptions', 'savedArticles'] as const;

/** Whether the page belongs to a visitor's account. */
export function isProtected(): boolean {
  const { pages } = config();
  return PROTECTED.some((name) => isSamePage(pages[name]));
}
