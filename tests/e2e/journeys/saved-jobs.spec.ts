import type { Page } from '@playwright/test';
import { expect, expectAccessible, mounted, test } from '../setup/index.ts';
import { signInBrowser } from '../setup/readers.ts';

const JOBS = '/careers/jobs';
const listOf = async (page: Page) => (await mounted(page, 'job-search')).getByRole('region');
const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test('positions that a visitor stores are in the account after the sign-in, also on another device', async ({
  page,
  context,
  browser,
  demo,
  reader,
  signedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(JOBS);
  const search = await mounted(page, 'job-search');
  const title = (await search.getByRole('heading', { level: 2 }).getByRole('link').first().textContent())!.trim();
  // By keyboard, without an account.
  await search.getByRole('button', { name: new RegExp(`^Apply later ?: ${title}$`) }).focus();
  await page.keyboard.press('Enter');
  await expect((await listOf(page)).getByRole('link', { name: title })).toBeVisible();

  await signedIn(reader);
  const saved = page.waitForResponse((response) => /\/jobs$/.test(response.url()) && response.status() === 201);
  await page.goto('/account/saved-articles');
  await saved;
  await expect((await mounted(page, 'saved-articles')).getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ baseURL: demo.site });
  await signInBrowser(elsewhere, reader);
  const device = await elsewhere.newPage();
  await device.goto(JOBS);
  const list = await listOf(device);
  await expect(list.getByRole('link', { name: title })).toBeVisible();
  await list.getByRole('button', { name: new RegExp(`^Remove from list ?: ${title}$`) }).focus();
  const removed = device.waitForResponse((response) => response.request().method() === 'DELETE');
  await device.keyboard.press('Enter');
  expect((await removed).status()).toBe(204);
  await expect(list.getByRole('heading', { name: 'To apply later (0)' })).toBeFocused();
  await elsewhere.close();

  await page.goto(JOBS);
  await expect((await mounted(page, 'job-search')).getByRole('button', { name: /^Apply later/ }).first()).toBeVisible();
  await expect(await listOf(page)).toHaveCount(0);
  await context.clearCookies();
});

test('with the account service down, a position stays on the device until it can be saved, and a sign-out removes it', async ({
  page,
  reader,
  signedIn,
  pageErrors,
}) => {
  pageErrors.expect(/status of 503/);
  await signedIn(reader);
  await page.route('**/services/user/v2/users/*/jobs', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(JOBS);
  const search = await mounted(page, 'job-search');
  const button = search.getByRole('button', { name: /^Apply later/ }).first();
  const title = (await button.textContent())!.replace('Apply later: ', '');
  await button.click();
  await expect(page.locator('[data-inlay-live]').first()).toContainText(`${title} is in your list on this device.`);
  await page.unroute('**/services/user/v2/users/*/jobs');
  const saved = page.waitForResponse((response) => /\/jobs$/.test(response.url()) && response.status() === 201);
  await page.reload();
  await saved;
  await expect((await listOf(page)).getByRole('link', { name: title })).toBeVisible();

  const badge = await mounted(page, 'session-badge');
  await badge.getByRole('button', { name: /Ada/ }).click();
  await badge.getByRole('button', { name: 'Sign out' }).click();
  await expect((await mounted(page, 'job-search')).getByRole('region')).toHaveCount(0);
  await expect.poll(() => storedTexts(page)).not.toContain(title);
});
