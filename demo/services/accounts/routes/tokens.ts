import type { Context } from 'hono';
import type { Tokens } from '../../security/sessions.ts';

/** Hands tokens to the client, in headers that no cache may keep. */
export function giveTokens(context: Context, { accessToken, refreshToken }: Tokens): void {
  context.header('access_token', accessToken);
  context.header('refresh_token', refreshToken);
  context.header('Cache-Control', 'no-store');
}
