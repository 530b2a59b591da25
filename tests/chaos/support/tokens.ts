import type { BrowserContext } from '@playwright/test';
import { readDemo } from '../../e2e/setup/demo.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A token as services issue it, with an invalid signature; `lifetime` in seconds from now, negative for an expired one.
 */
export function tokenOf(sub: string, lifetime: number): string {
  const exp = Math.floor(Date.now() / 1000) + lifetime;
  return `${part({ alg: 'HS256' })}.${part({ sub, sid: `${sub}-${lifetime}`, iat: exp - 600, exp })}.x`;
}

/** The stored keys and values of a session. */
export async function keepCookies(
  context: BrowserContext,
  cookies: Record<string, string>,
  url = readDemo().site,
): Promise<void> {
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}

export async function cookie(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((candidate) => candidate.name === name)?.value;
}
