import { config } from '../core';

const PROTECTED = ['profile', 'subscriptions', 'savedArticles'] as const;

/** Whether the page is one of an account's own. */
export function isProtected(): boolean {
  const { pages } = config();
  return PROTECTED.some((name) => withoutSlash(new URL(pages[name], location.href).pathname) === withoutSlash(location.pathname));
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}

/** Kept in the tab: the identity provider that a protected page could not reach at a sign-out, and had no time to name. */
export const UNREACHED_KEY = 'provider-unreached';
