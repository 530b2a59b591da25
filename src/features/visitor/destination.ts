import { config, redirect, safeRedirect } from '../../core';
import { accountHref, askedDestination } from './account-href';
import { dropScrollPosition, savedPageUrl } from './scroll-position';

/** Where a flow ends: what the page was asked for, else what the placeholder says, else the page that was left for it, else home. */
export function destination(given?: string): string {
  const { home } = config().pages;
  return safeRedirect(askedDestination() ?? given ?? savedPageUrl(), home);
}

/** Goes there, and never comes back: a form that waits for it stays busy until the page is gone. */
export function navigateTo(url: string): Promise<never> {
  if (savedPageUrl() !== url) dropScrollPosition();
  redirect(url);
  return new Promise(() => {});
}

/** A page for signing in or registering that leads back here, unless here is such a page itself. */
export function signInUrl(page: 'signIn' | 'signUp'): string {
  const { signIn, signUp, confirm, forgotPassword } = config().pages;
  const isWayIn = [signIn, signUp, confirm, forgotPassword].some((other) => new URL(other, location.href).pathname === location.pathname);
  // A partner's page leads to another origin, from where a path alone would not lead back.
  const isElsewhere = new URL(config().pages[page], location.href).origin !== location.origin;
  return accountHref(page, askedDestination() ?? (isWayIn ? undefined : isElsewhere ? location.href : currentPath()));
}

/** The address of this page, as a way back within its origin. */
export function currentPath(): string {
  return location.pathname + location.search + location.hash;
}
