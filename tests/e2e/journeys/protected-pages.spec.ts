import type { BrowserContext } from '@playwright/test';
import { expect, mounted, signIn, signInWrongly, test } from '../setup/index.ts';

const pages = ['/account/profile', '/account/subscriptions', '/account/saved-articles'];
const prompt = (path: string) => new RegExp(`/account/signin-prompt/${encodeURIComponent(path)}$`);

/** An expired token, as the browser stores it. */
const ended = `${part({ alg: 'HS256' })}.${part({ sub: '42', iat: 1, exp: 2 })}.x`;

test.use({ viewport: { width: 1440, height: 900 } });

for (const path of pages) {
  test(
    `${path} sends a guest to the prompt, and the sign-in there leads back`,
    { tag: path === pages[0] ? '@core' : [] },
    async ({ page, reader }) => {
      await page.goto(path);
      await expect(page).toHaveURL(prompt(path));
      const flow = await mounted(page, 'auth-router');
      await expect(flow.getByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();
      await signIn(flow, reader);
      await expect(page).toHaveURL(path);
      await expect(await mounted(page, 'session-badge')).toContainText('Ada');
    },
  );
}

test('the query of the URL survives the sign-in prompt', async ({ page, reader }) => {
  const path = '/account/profile?tab=names&from=mail';
  await page.goto(path);
  await expect(page).toHaveURL(prompt(path));
  await signIn(await mounted(page, 'auth-router'), reader);
  await expect(page).toHaveURL(/\/account\/profile\?tab=names&from=mail$/);
});

test('a session that has ended and cannot be renewed is treated as signed out', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  await keep(context, { inlay_access: ended, inlay_refresh: 'gone' });
  await page.goto('/account/profile');
  await expect(page).toHaveURL(prompt('/account/profile'));
});

test('a session that has ended and can be renewed asks for a fresh sign-in on the page', async ({
  page,
  context,
  reader,
}) => {
  await keep(context, { inlay_access: ended, inlay_refresh: reader.refreshToken });
  await page.goto('/account/profile');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/account\/profile#\/signin-prompt\//);
  await signIn(dialog, reader);
  await expect(page).toHaveURL(/\/account\/profile$/);
  await expect(dialog).toBeHidden();
});

test('a session that needs a fresh sign-in shows the prompt, which the user may decline', async ({
  page,
  context,
  reader,
  signedIn,
}) => {
  await signedIn(reader);
  await keep(context, { inlay_relogin: '1' });
  await page.goto('/account/profile');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/account\/profile$/);
});

test('signing out in another tab leaves the page', async ({ page, context, reader, signedIn }) => {
  await signedIn(reader);
  await page.goto('/account/profile');
  await mounted(page, 'session-badge');
  const other = await context.newPage();
  await other.goto('/');
  const badge = await mounted(other, 'session-badge');
  await badge.getByRole('button', { name: /your account/i }).click();
  await badge.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(prompt('/account/profile'));
});

test('an account that locks keeps the way back, and the new password leads there', async ({
  page,
  reader,
  inbox,
  pageErrors,
}) => {
  pageErrors.expect(/status of (401|423)/);
  const path = '/account/saved-articles';
  await page.goto(path);
  await expect(page).toHaveURL(prompt(path));
  const flow = await mounted(page, 'auth-router');
  await signInWrongly(flow, reader.email, 6);
  await expect(flow.getByRole('alert')).toContainText(/locked until/);

  await flow.getByRole('link', { name: 'Forgotten your password?' }).click();
  const forgotten = await mounted(page, 'forgot-password');
  await forgotten.getByLabel('E-mail address').fill(reader.email);
  await forgotten.getByRole('button', { name: 'Send me a link' }).click();
  await expect(forgotten).toContainText('Check your inbox');
  await page.goto(await inbox.link(reader.email, 'reset-password'));
  const reset = await mounted(page, 'reset-password');
  await reset.getByLabel('New password', { exact: true }).fill('Harbour-lights-88');
  await reset.getByLabel('Repeat the new password').fill('Harbour-lights-88');
  await reset.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(path);
});

function keep(context: BrowserContext, cookies: Record<string, string>): Promise<void> {
  return context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: process.env['INLAY_SITE']! })),
  );
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
