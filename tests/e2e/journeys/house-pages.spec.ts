import { expect, expectAccessible, test, wholeIsMounted } from '../setup/index.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('while no script has come the page of carousels has no barrier known to axe', async ({ page }) => {
  await page.route(/\/loader\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/demo/pages/carousels');
  await expectAccessible(page);
  await expect(page.locator('.inlay-carousel__slides').first()).toHaveCSS('overflow-x', 'auto');
});

for (const width of [320, 360]) {
  test(`the home page fits a phone of ${width} pixels with text twice as large`, { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    await wholeIsMounted(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'the width of the page',
    ).toBeLessThanOrEqual(width);
  });
}

test('no module of a page has a title as large as the page’s, and none of an article a larger one than its sections', async ({
  page,
}) => {
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((titles) => Math.max(...titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize))));
  await page.goto('/demo/pages/cards');
  await wholeIsMounted(page);
  expect(await sizeOf('main h1')).toBeGreaterThan(await sizeOf('main h2'));
  await page.goto('/insights/the-transformer-queue');
  await wholeIsMounted(page);
  const section = await sizeOf('.body > h2');
  expect(await sizeOf('.story-main [data-module] h2')).toBeLessThanOrEqual(section);
  expect(await sizeOf('.story-main [data-module] h3')).toBeLessThan(section);
});
