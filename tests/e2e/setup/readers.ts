import type { BrowserContext, Page } from '@playwright/test';
import { createClient } from '../../services/setup/client.ts';
import { createPeople, type People, type Reader } from '../../services/setup/people.ts';
import { solveCaptcha } from '../../services/setup/solve-captcha.ts';
import { readDemo } from './demo.ts';
import { mailsTo } from './mail.ts';

export type { People, Reader };

/**
 * Registers and confirms visitors through the services, whose responses are checked against the OpenAPI description.
 */
export async function createReaders(): Promise<People> {
  const client = await createClient(readDemo().site);
  return createPeople({ client, captcha: () => solveCaptcha(client), mailsTo });
}

/** Sets the cookies of a signed-in user, for tests of what follows a sign-in. */
export async function signInBrowser(
  context: BrowserContext,
  { user, accessToken, refreshToken }: Reader,
): Promise<void> {
  const { site } = readDemo();
  const cookies: Record<string, string | false> = {
    inlay_access: accessToken,
    inlay_refresh: refreshToken,
    inlay_premium: user.isPremiumUser && '1',
    inlay_practice: user.practiceUser && '1',
  };
  await context.addCookies(
    Object.entries(cookies).flatMap(([name, value]) => (value ? [{ name, value, url: site }] : [])),
  );
}

/**
 * Removes the cookies, or those with a name, while no page of ours is open: one that lost its session may reload, which
 * aborts the navigation that a test starts next.
 */
export async function clearCookiesOffPage(page: Page, name?: RegExp): Promise<void> {
  await page.goto('/health/live');
  await page.context().clearCookies(name && { name });
}
