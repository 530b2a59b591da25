import { log } from '../../contract';
import { config } from '../../core';
import { SubmitError } from '../../forms';
import { isSignedIn } from '../../session';
import type { SignedIn } from '../../services/user';
import { messages } from './messages';

/** In bytes, of name and value together (RFC 6265bis, section 5.6). Browsers drop longer cookies without an error. */
const MAX_COOKIE_LENGTH = 4096;

/**
 * Begins the session in a response. Throws a SubmitError if the browser stores no cookie: on the next page, the visitor
 * would be anonymous.
 */
export function startSession(signedIn: SignedIn, source?: string) {
  signedIn.begin(source);
  if (isSignedIn()) return;
  const { tokenLength = 0 } = signedIn;
  if (config().cookies.accessToken.length + tokenLength <= MAX_COOKIE_LENGTH)
    throw new SubmitError('cookiesBlocked', { messages });
  log(
    'error',
    `Inlay: the access token has ${tokenLength} characters, and browsers drop cookies over ${MAX_COOKIE_LENGTH} bytes. Issue a shorter one, or set session.mode to "cookie".`,
  );
  throw new SubmitError('unexpected');
}
