import type { Context } from 'hono';
import type { Language } from '../../content/load.ts';
import { clientAddress } from './client-address.ts';
import { languageOf } from './language.ts';

/** Who asks: the language to answer and write in, the address that limits are counted by, and what the browser calls itself. */
export interface Asker {
  language: Language;
  address: string;
  userAgent: string;
}

/** In characters; more than any browser says of itself. */
const longestName = 400;

export type AskerOf = (context: Context) => Asker;

export function createAskerOf(options: { trustProxy: boolean }): AskerOf {
  return (context) => ({ language: languageOf(context), address: clientAddress(context, options), userAgent: userAgentOf(context) });
}

/** What the browser calls itself, for lists of devices; anybody may say anything here. */
export function userAgentOf(context: Context): string {
  return context.req.header('user-agent')?.slice(0, longestName) ?? '';
}
