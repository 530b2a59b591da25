import { config } from '../../core';

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
