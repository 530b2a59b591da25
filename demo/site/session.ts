import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSecure, keepDevice, keepPass, type SignedIn } from '../services/index.ts';
import type { Env } from './site.ts';

// Inlay's own cookies by their default names: the forms that work without JavaScript and the widgets share one session.
const names = {
  access: 'inlay_access',
  refresh: 'inlay_refresh',
  premium: 'inlay_premium',
  practice: 'inlay_practice',
  subscriptions: 'inlay_subscriptions',
} as const;
const optionsFor = (c: Context<Env>) =>
  ({ path: '/', sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60, secure: isSecure(c) }) as const;

export type Tokens = SignedIn['tokens'];

/** The tokens of a request, if it has both. */
export function tokensOf(c: Context<Env>): Tokens | undefined {
  const accessToken = getCookie(c, names.access);
  const refreshToken = getCookie(c, names.refresh);
  return accessToken && refreshToken ? { accessToken, refreshToken } : undefined;
}

/** The user's rights according to the cookies; only to render the right variant of the page. */
export function rolesOf(c: Context<Env>): string[] {
  return (['premium', 'practice'] as const).filter((role) => getCookie(c, names[role]) === '1');
}

export function openSession(c: Context<Env>, { user, tokens, device, pass }: SignedIn): void {
  const options = optionsFor(c);
  keepTokens(c, tokens);
  keepDevice(c, device);
  keepPass(c, pass);
  if (user.isPremiumUser) setCookie(c, names.premium, '1', options);
  if (user.practiceUser) setCookie(c, names.practice, '1', options);
  setCookie(c, names.subscriptions, user.subscriptions.join(','), options);
}

export function keepTokens(c: Context<Env>, { accessToken, refreshToken }: Tokens): void {
  const options = optionsFor(c);
  setCookie(c, names.access, accessToken, options);
  setCookie(c, names.refresh, refreshToken, options);
}

export function closeSession(c: Context<Env>): void {
  for (const name of Object.values(names)) deleteCookie(c, name, { path: '/' });
}
