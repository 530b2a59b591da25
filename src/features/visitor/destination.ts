import {
  config,
  forgetParameters,
  isSamePage,
  pageKey,
  redirect,
  safeRedirect,
  tabStore,
  VISITOR_PREFIX,
} from '../../core';
import { getCookie, removeCookie, setCookie } from '../../core/storage/cookies';
import { dropScrollPosition, savedPageUrl } from './scroll-position';

/** The destination of a flow: the redirect URL of the page, else of the placeholder, else the previous page, else home. */
export function destination(fallback?: string): string {
  const { home } = config().pages;
  return safeRedirect(requestedRedirect() ?? fallback ?? savedPageUrl(), home);
}

/** Leaves the page; never resolves, so that a form that awaits it stays busy until the page unloads. */
export function navigateTo(url: string): Promise<never> {
  if (savedPageUrl() !== url) dropScrollPosition();
  redirect(url);
  return new Promise(() => {});
}

/** Whether this is the configured page. */
export function isPage(name: 'signIn' | 'signUp' | 'confirm' | 'forgotPassword'): boolean {
  return isSamePage(config().pages[name]);
}

/** The URL of a sign-in or registration page that returns here, unless this is such a page. */
export function signInUrl(page: 'signIn' | 'signUp'): string {
  const isAccountPage = (['signIn', 'signUp', 'confirm', 'forgotPassword'] as const).some(isPage);
  // A partner's page may be on another origin, where a path would not lead back here.
  const isElsewhere = new URL(config().pages[page], location.href).origin !== location.origin;
  return accountHref(
    page,
    requestedRedirect() ?? (isAccountPage ? undefined : isElsewhere ? location.href : currentPath()),
  );
}

/** The URL of this page within its origin, for a later return. */
export function currentPath(): string {
  return location.pathname + location.search + location.hash;
}

/** Older links spell it in upper case. */
const PARAMETERS = ['redirectUrl', 'redirectURL'];

/** The redirect in the URL of this page. */
export function requestedRedirect(): string | undefined {
  const query = new URLSearchParams(location.search);
  return PARAMETERS.map((name) => query.get(name)).find(Boolean) ?? undefined;
}

/** An account page with the same redirect as this page. */
export function accountHref(page: 'signIn' | 'signUp' | 'forgotPassword', back = requestedRedirect()): string {
  const href = config().pages[page];
  if (!back) return href;
  // Before the anchor of a section. A route of the host, such as `#/sign-in`, has its own query.
  return href.replace(/(?=#\w)|$/, `${href.includes('?') ? '&' : '?'}redirectUrl=${encodeURIComponent(back)}`);
}

/** In milliseconds: long enough to leave the tab and look for a password. */
const LINK_LIFETIME = 30 * 60_000;
const LINK_PREFIX = `${VISITOR_PREFIX}link:`;

/**
 * Reads parameters of an e-mail's link and removes them from the URL, the history and so from every referrer. This tab
 * stores them until they are used: after a reload, Back, or a discarded tab on a phone they are available again. Empty
 * if there are none.
 */
export function consumeUrlParams<N extends string>(...names: N[]): Readonly<Record<N, string>> {
  const query = new URLSearchParams(location.search);
  // Back ends write base64 into links without encoding it. A query decodes its `+` as a space, which no secret
  // contains.
  const valueOf = (name: N) => (query.get(name) ?? '').replaceAll(' ', '+');
  const fromUrl = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<N, string>;
  if (config().mode !== 'live') return fromUrl;
  forgetParameters(...names);
  const key = `${LINK_PREFIX}${pageKey()}:${names.join()}`;
  if (names.some((name) => fromUrl[name])) tabStore.setJson(key, { parameters: fromUrl, since: Date.now() });
  const { parameters: stored, since } = (tabStore.getJson(key) ?? {}) as {
    parameters?: Partial<Record<N, unknown>>;
    since?: unknown;
  };
  if (typeof since !== 'number' || Date.now() - since > LINK_LIFETIME) return fromUrl;
  return Object.fromEntries(
    names.map((name) => [name, typeof stored?.[name] === 'string' ? stored[name] : '']),
  ) as Record<N, string>;
}

/** Called after they have been used. */
export function dropUrlParams() {
  tabStore.removeAll(LINK_PREFIX);
}

/** In seconds. */
const LIFETIME = 12 * 3600;

/** Stores the redirect of a registration, for when its e-mail's link opens, possibly in another tab. */
export function storeRedirect(url: string) {
  setCookie(config().cookies.redirect, url, { maxAge: LIFETIME });
}

export function hasRedirect(): boolean {
  return Boolean(getCookie(config().cookies.redirect));
}

/** The stored URL. Default: home. A source is appended as its hash, unless the URL opens a file. */
export function storedRedirect(source?: string | null): string {
  const url = new URL(safeRedirect(getCookie(config().cookies.redirect), config().pages.home), location.href);
  if (source && !url.hash.startsWith('#/')) url.hash = source;
  return url.href;
}

export function dropRedirect() {
  removeCookie(config().cookies.redirect);
}
