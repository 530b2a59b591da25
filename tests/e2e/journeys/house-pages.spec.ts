import { expect, expectAccessible, test, wholeIsMounted } from '../setup/index.ts';

const pages = ['cards', 'openings', 'carousels', 'tables-and-notes', 'media', 'disclosure'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, theme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  for (const [name, address] of [
    ...pages.map((page) => [`the page of ${page}`, `/demo/pages/${page}`]),
    ['the richest article in Arabic', '/ar/insights/alhydrujin-yablugh-rushdah'],
  ] as const) {
    test(`${name} has no barrier known to axe and nothing beside the screen, ${width} pixels wide, ${theme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}?theme=${theme}`);
      await wholeIsMounted(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        'the width of the page',
      ).toBeLessThanOrEqual(width);
      // Two heroes show their way back where a page has one.
      await expectAccessible(page, name.endsWith('openings') ? { exceptFor: ['landmark-unique'] } : {});
    });
  }
}

test('a story with pages of other houses stays within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/catalogue/story-container');
  await wholeIsMounted(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the width of the page').toBeLessThanOrEqual(
    360,
  );
});

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
