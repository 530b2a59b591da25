import type { BrowserContext, Page } from '@playwright/test';
import { expect, mounted, signIn, test } from '../setup/index.ts';

const article = '/insights/hydrogen-grows-up';

test.describe('two tabs', () => {
  test(
    'a sign-in, a saved article and a sign-out in one tab show in the other within a second',
    { tag: '@core' },
    async ({ page, context, reader }) => {
      const other = await context.newPage();
      await Promise.all([page.goto(`/account/sign-in?redirectUrl=${article}`), other.goto(article)]);
      await mounted(other, 'session-badge');
      // The second starts after the first response, because each password check takes its own time.
      const signedIn = page.waitForResponse(/v2\/auth\/signin$/);
      await signIn(await mounted(page, 'sign-in'), reader);
      await signedIn;
      await expect(badge(other)).toContainText('Ada', { timeout: 1000 });

      await expect(page).toHaveURL(new RegExp(`${article}$`));
      const otherWidget = await mounted(other, 'save-article');
      const save = await mounted(page, 'save-article');
      await save.getByRole('button', { name: 'Save' }).click();
      await expect(save.getByRole('button', { name: /Saved/ })).toBeVisible();
      await expect(otherWidget.getByRole('button', { name: /Saved/ })).toBeVisible({ timeout: 1000 });

      await badge(other).getByRole('button', { name: /Ada/ }).click();
      await badge(other).getByRole('button', { name: 'Sign out' }).click();
      for (const tab of [other, page]) {
        await expect(badge(tab)).toContainText('Sign in', { timeout: 1000 });
        await expect(tab.locator('[data-module=save-article]').getByRole('button')).toHaveAccessibleName('Save', {
          timeout: 1000,
        });
      }
      await expect.poll(() => cookieNames(context), 'no cookie of the session stays').toEqual([]);
      const storedKeys = async () =>
        (await page.evaluate(() => Object.keys(localStorage))).filter((key) => /user|articles|ratings/.test(key));
      await expect.poll(storedKeys, 'nothing of the visitor stays').toEqual([]);
    },
  );

  test('a message begun in one tab is not kept for the next visitor after a sign-out in the other', async ({
    page,
    context,
    reader,
    signedIn,
  }) => {
    await signedIn(reader);
    const other = await context.newPage();
    await Promise.all([page.goto('/offices'), other.goto(article)]);
    const form = await mounted(page, 'contact-form');
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue(/^Ada/);
    await form.getByLabel('Subject').fill('A private question');
    await page.reload();
    await expect(form.getByLabel('Subject')).toHaveValue('A private question');

    await mounted(other, 'session-badge');
    await badge(other).getByRole('button', { name: /Ada/ }).click();
    await badge(other).getByRole('button', { name: 'Sign out' }).click();
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
    await page.reload();
    await expect(form.getByLabel('Subject')).toHaveValue('');
    const keys = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /visitor:|drafts-of/.test(key)));
    expect(await keys()).toEqual([]);
  });
});

function badge(page: Page) {
  return page.locator('[data-module=session-badge]');
}

/** Without the device cookie, which protects a returning user from a lock caused by others' attempts. */
async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'inlay_device');
}
