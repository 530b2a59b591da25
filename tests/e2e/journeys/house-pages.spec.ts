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

test('the list of all widgets stays beside the page of one, and opens by a button on phones', async ({ page }) => {
  await page.goto('/catalogue/quiz');
  const list = page.getByRole('navigation', { name: 'All widgets' });
  await expect(list.getByRole('link', { name: 'quiz', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.mouse.wheel(0, 2000);
  await expect(list.getByRole('link', { name: 'quiz', exact: true })).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list.getByRole('link').first()).toBeHidden();
  const button = list.getByRole('button', { name: 'All widgets' });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await list.getByRole('link', { name: 'table', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'table' })).toBeVisible();
});
