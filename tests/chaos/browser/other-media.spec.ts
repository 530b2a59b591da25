/** Paper, large text, forced colours, reduced motion, no script. */
import { expect, violationsOf, mounted, settled, test } from '../../e2e/setup/index.ts';

test('the whole article is printed, without bars and dialogs', { tag: '@B07' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/demo/regwall/default');
  await settled(page);
  await page.clock.runFor(3500);
  await expect(page.locator('.inlay-regwall__banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.inlay-regwall__banner')).toBeHidden();
  await expect(page.locator('.gated p').last()).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/demo/regwall/timer');
  await settled(page);
  await page.clock.runFor(8500);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.gated p').last()).toBeVisible();
  const isStuck = await page
    .locator('[data-module] *')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.getClientRects().length,
        )
        .map(({ className }) => className),
    );
  expect(isStuck).toEqual([]);
});

test(
  'with large type, few colours, no movement and 320 pixels the pages can be used',
  { tag: '@B08' },
  async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    for (const [path, module] of [
      ['/account/sign-in', 'sign-in'],
      ['/search?q=energy', 'site-search'],
      ['/insights/leading-without-a-map', 'quiz'],
    ] as const) {
      for (const [width, type] of [
        [320, '100%'],
        [640, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 640 });
        await page.goto(path);
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), type);
        await settled(page);
        const widget = await mounted(page, module);
        const fits = await widget.evaluate(
          (element) =>
            element.scrollWidth <= element.clientWidth + 1 && element.getBoundingClientRect().right <= innerWidth + 1,
        );
        expect(fits, `${module} at ${width} pixels and ${type}`).toBe(true);
        // axe reads computed styles, which do not reveal forced colours.
        expect(await violationsOf(page, { exceptFor: ['color-contrast'] })).toEqual([]);
      }
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every fallback of a widget has text and a link', { tag: '@B09' }, async ({ page }) => {
    await page.goto('/insights/leading-without-a-map');
    const quiz = page.locator('[data-module=quiz]');
    await expect(quiz.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await quiz.locator('summary').first().click();
    await expect(quiz.locator('details strong').first()).toBeVisible();
    await page.goto('/account/sign-in');
    await expect(page.locator('[data-module=sign-in]').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.goto('/demo/regwall/click');
    await expect(page.locator('.gated p').last()).toBeVisible();
    await expect(page.locator('[data-module=regwall]').getByRole('link').first()).toBeVisible();
  });
});
