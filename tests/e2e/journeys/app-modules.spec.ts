import { expect, expectAccessible, test, wholeIsMounted } from '../setup/index.ts';

const PAGE = '/demo/app-modules';

test(
  'components mount by the names of the publishing system, with their props, and an unknown one keeps its text',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(PAGE);
    await wholeIsMounted(page);
    const main = page.locator('main');
    await expect(main.locator('[data-app-module]')).toHaveCount(3);
    await expect(main.locator('[data-app-module][data-state=mounted]')).toHaveCount(3);
    await expect(main.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expect(main.getByText('We will send you a link.')).toBeVisible();
    await expect(main.getByText('Your posts come back soon.')).toBeVisible();
    await expectAccessible(page);
  },
);

test('an editor reads which key adds the missing one', async ({ page }) => {
  await page.goto(`${PAGE}?mode=edit`);
  await page.locator('[data-name=MyPosts]').scrollIntoViewIfNeeded();
  await expect(page.getByText('modules["app/MyPosts"]').first()).toBeVisible();
  await expect(page.getByText('is not known here')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links do the work', async ({ page }) => {
    await page.goto(PAGE);
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Write to/ })).toBeVisible();
    await main.getByRole('link', { name: 'Set a new password' }).click();
    await expect(page).toHaveURL(/forgot-password/);
  });
});
