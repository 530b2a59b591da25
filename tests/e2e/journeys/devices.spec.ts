import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, mounted, type Reader, signIn, test } from '../setup/index.ts';

const profile = '/account/profile';

test(
  'a reader sees both devices and signs the other one out immediately',
  { tag: '@core' },
  async ({ page, browser, demo, reader }) => {
    await enter(page, reader);
    const elsewhere = await browser.newContext({
      baseURL: demo.site,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    });
    const phone = await elsewhere.newPage();
    await enter(phone, reader);

    const list = await openList(page);
    const here = list.getByRole('listitem').filter({ hasText: 'This device' });
    await expect(here).toContainText(/Chrome on/);
    await expect(list.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })).toHaveCount(1);
    await expectAccessible(page);

    await list.getByRole('button', { name: 'Sign out: Safari on iPhone' }).click();
    await expect(list.getByText('Safari on iPhone')).toHaveCount(0);
    await phone.goto(profile);
    await expect(phone, 'the way in, and back').toHaveURL(/signin-prompt|sign-in/);
    await expectOut(elsewhere);
    await page.goto(profile);
    await expect(await mounted(page, 'session-badge')).toContainText('Ada');
    await elsewhere.close();
  },
);

test('sign out everywhere ends every session, this one too', async ({ page, context, browser, demo, reader }) => {
  await enter(page, reader);
  const elsewhere = await browser.newContext({ baseURL: demo.site });
  const other = await elsewhere.newPage();
  await enter(other, reader);

  const list = await openList(page);
  const button = list.getByRole('button', { name: 'Sign out of all devices, including this one' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(profile));
  await expectOut(context);
  await other.goto(profile);
  await expect(other).toHaveURL(/signin-prompt|sign-in/);
  await expectOut(elsewhere);
  await elsewhere.close();
});

async function enter(page: Page, reader: Reader): Promise<void> {
  await page.goto('/account/sign-in?redirectUrl=%2Finsights');
  await signIn(await mounted(page, 'sign-in'), reader);
  await expect(page).toHaveURL(/\/insights$/);
}

async function openList(page: Page) {
  await page.goto(profile);
  const widget = await mounted(page, 'active-sessions');
  await expect(widget.getByRole('listitem').first()).toBeVisible();
  return widget;
}

async function expectOut(context: BrowserContext): Promise<void> {
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => /inlay_(access|refresh)/.test(name)))
    .toEqual([]);
}
