import { config, forgetParameters, redirect, safeRedirect } from '../../core';
import { getCookie, removeCookie, setCookie } from '../../core/storage/cookies';
import { dropScrollPosition, savedPageUrl } from './scroll-position';

/** Where a flow ends: what the page was asked for, else what the placeholder says, else the page that was left for it, else home. */
export function destination(given?: string): string {
  const { home } = config().pages;
  return safeRedirect(askedDestination() ?? given ?? savedPageUrl(), home);
}

/** Leaves the page; never resolves, so that a form that waits for it stays busy until the page is gone. */
export function navigateTo(url: string): Promise<never> {
  if (savedPageUrl() !== url) dropScrollPosition();
  redirect(url);
  return new Promise(() => {});
}

/** A page for signing in or registering that leads back here, unless here is such a page itself. */
export function signInUrl(page: 'signIn' | 'signUp'): string {
  const { signIn, signUp, confirm, forgotPassword } = config().pages;
  const isAccountPage = [signIn, signUp, confirm, forgotPassword].some((other) => new URL(other, location.href).pathname === location.pathname);
  // A partner's page leads to another origin, where a path alone would not lead back.
  const isElsewhere = new URL(config().pages[page], location.href).origin !== location.origin;
  return accountHref(page, askedDestination() ?? (isAccountPage ? undefined : isElsewhere ? location.href : currentPath()));
}

/** The address of this page, to come back to within its origin. */
export function currentPath(): string {
  return location.pathname + location.search + location.hash;
}

/** Older links spell it in capitals. */
const PARAMETERS = ['redirectUrl', 'redirectURL'];

/** Where the address of this page asks to go on to. */
export function askedDestination(): string | undefined {
  const query = new URLSearchParams(location.search);
  return PARAMETERS.map((name) => query.get(name)).find(Boolean) ?? undefined;
}

/** An account page that goes on to where this one was asked to. */
export function accountHref(page: 'signIn' | 'signUp' | 'forgotPassword', back = askedDestination()): string {
  const href = config().pages[page];
  return back ? `${href}${href.includes('?') ? '&' : '?'}redirectUrl=${encodeURIComponent(back)}` : href;
}

/** By the remaining address: a widget that is moved mounts again, when the address holds none any more. */
const consumed = new Map<string, Readonly<Record<string, string>>>();

/** Reads parameters of a mail's link and removes them from the address, the history and so every referrer. Empty where the link has none. */
export function consumeUrlParams<N extends string>(...names: N[]): Readonly<Record<N, string>> {
  const query = new URLSearchParams(location.search);
  const given = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<N, string>;
  if (config().mode !== 'live') return given;
  forgetParameters(...names);
  if (names.some((name) => given[name])) consumed.set(location.href, given);
  return (consumed.get(location.href) as Record<N, string> | undefined) ?? given;
}

/** In seconds. */
const LIFETIME = 12 * 3600;

/** Where a registration goes on to once its mail's link is opened, possibly in another tab. */
export function keepRedirect(url: string) {
  setCookie(config().cookies.redirect, url, { maxAge: LIFETIME });
}

/** The stored address, home without one. A hash is appended where there is a source. */
export function keptRedirect(source?: string | null): string {
  const url = new URL(safeRedirect(getCookie(config().cookies.redirect), config().pages.home), location.href);
  if (source) url.hash = source;
  return url.href;
}

export function dropRedirect() {
  removeCookie(config().cookies.redirect);
}
