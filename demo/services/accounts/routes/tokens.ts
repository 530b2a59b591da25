import type { Context } from 'hono';
import { keepDevice, keepPass } from '../../http/client.ts';
import type { Tokens } from '../../security/sessions.ts';
import type { SignedIn } from '../types.ts';

/** Hands tokens to the client, in headers that no cache may keep. */
export function giveTokens(context: Context, { accessToken, refreshToken }: Tokens): void {
  context.header('access_token', accessToken);
  context.header('refresh_token', refreshToken);
  context.header('Cache-Control', 'no-store');
}

/** The tokens of a session that has just begun, and the cookie by which its browser is known again. */
export function giveSession(context: Context, { tokens, device, pass }: SignedIn): void {
  giveTokens(context, tokens);
  keepDevice(context, device);
  keepPass(context, pass);
}
