import type { Context } from 'hono';
import { keepDevice, keepPass } from '../../http/client.ts';
import type { Tokens } from '../../security/sessions.ts';
import type { SignedIn } from '../types.ts';

/** Sends tokens to the client, in headers that no cache may store. */
export function giveTokens(context: Context, { accessToken, refreshToken }: Tokens): void {
  context.header('access_token', accessToken);
  context.header('refresh_token', refreshToken);
}

/** The tokens of a new session, and the cookie that identifies its browser later. */
export function giveSession(context: Context, { tokens, device, pass }: SignedIn): void {
  giveTokens(context, tokens);
  keepDevice(context, device);
  keepPass(context, pass);
}
