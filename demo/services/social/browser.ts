import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSecure } from '../http/client.ts';
import { createToken } from '../security/one-time.ts';

/** Identifies the browser that began a sign-in. Scripts cannot read it. */
const name = 'inlay_social';

/** The secret of this browser, created if necessary. A browser may have several sign-ins in progress. */
export function browserOf(context: Context): string {
  const secret = browserSecret(context) || createToken();
  setCookie(context, name, secret, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 60 * 60,
    secure: isSecure(context),
  });
  return secret;
}

/** Empty if no sign-in has begun. */
export function browserSecret(context: Context): string {
  return getCookie(context, name) ?? '';
}

export function forgetBrowser(context: Context): void {
  deleteCookie(context, name, { path: '/' });
}
