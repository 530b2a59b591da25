import type { Page } from '@playwright/test';
import { expect, expectAccessible, mounted, newAddress, test } from '../setup/index.ts';

const address = '/account/sign-in?redirectUrl=%2Finsights';

/** On the sign-in page, with a typed address. */
async function requestCode(page: Page, email: string) {
  await page.addInitScript(() => Object.assign(window, { inlayConfig: { flags: { mailedCode: true } } }));
  await page.goto(address);
  const widget = await mounted(page, 'sign-in');
  await widget.getByLabel('E-mail address').fill(email);
  await widget.getByRole('button', { name: 'E-mail me a code' }).click();
  await expect(widget.getByLabel('Code from the e-mail')).toBeFocused();
  return widget;
}

test(
  'a code from the mail signs in, in the browser that requested it and in no other',
  { tag: '@core' },
  async ({ page, browser, demo, reader, inbox, pageErrors }) => {
    pageErrors.expect(/status of 400/);
    const widget = await requestCode(page, reader.email);
    await expectAccessible(page);
    const code = await inbox.code(reader.email, 'sign-in-code');

    const context = await browser.newContext({ baseURL: demo.site });
    const stranger = await context.newPage();
    const elsewhere = await requestCode(stranger, reader.email);
    await stranger.keyboard.type(code);
    await stranger.keyboard.press('Enter');
    await expect(elsewhere).toContainText('This code is wrong');
    await context.close();

    // The stranger's request has not replaced this one.
    await page.bringToFront();
    await widget.getByLabel('Code from the e-mail').fill(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/insights$/);
    await expect(await mounted(page, 'session-badge')).toContainText('Ada');
  },
);

test('an address without an account gets the same answer', async ({ page }) => {
  const email = newAddress();
  const widget = await requestCode(page, email);
  await expect(widget).toContainText(`If ${email} has an account, we have sent a code to it.`);
});

test('the e-mail address is the first step if the site configures it, before the password', async ({
  page,
  reader,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, { inlayConfig: { flags: { emailFirst: true, mailedCode: true } } }),
  );
  await page.goto(address);
  const widget = await mounted(page, 'sign-in');
  await widget.getByLabel('E-mail address').fill(reader.email);
  await expect(widget.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(widget.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(widget.getByRole('button', { name: 'E-mail me a code' })).toBeVisible();
  await page.keyboard.type(reader.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/insights$/);
});
