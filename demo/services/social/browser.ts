import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSecure } from '../http/asker.ts';
import { createToken } from '../security/one-time.ts';

/** Says which browser began; no script can read it. */
const name = 'inlay_social';

/** The secret of this browser, a new one where it has none. One browser may have several sign-ins under way. */
export function browserOf(context: Context): string {
  const secret = knownBrowser(context) || createToken();
  setCookie(context, name, secret, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 60 * 60,
    secure: isSecure(context),
  });
  return secret;
}

/** Empty where none has begun. */
export function knownBrowser(context: Context): string {
  return getCookie(context, name) ?? '';
}

export function forgetBrowser(context: Context): void {
  deleteCookie(context, name, { path: '/' });
}
