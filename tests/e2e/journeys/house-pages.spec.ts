import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../setup/index.ts';

const pages = ['cards', 'openings', 'carousels', 'tables-and-notes', 'media', 'disclosure'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, theme] of [[360, 'dark'], [1440, 'light']] as const) {
  for (const [name, address] of [...pages.map((page) => [`the page of ${page}`, `/demo/pages/${page}`]), ['the richest article in Arabic', '/ar/insights/alhydrujin-yablugh-rushdah']] as const) {
    test(`${name} has no barrier known to axe and nothing beside the screen, ${width} pixels wide, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}?theme=${theme}`);
      await wholeIsMounted(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the width of the page').toBeLessThanOrEqual(width);
      // Two heroes show their way back where a page has one.
      await expectAccessible(page, name.endsWith('openings') ? { exceptFor: ['landmark-unique'] } : {});
    });
  }
}

async function wholeIsMounted(page: Page): Promise<void> {
  await settled(page);
  const waiting = page.locator('main [data-module]:is([data-state=pending], [data-state=loading]):visible');
  await expect(async () => {
    if ((await waiting.count()) === 0) return;
    await waiting.first().evaluate((element) => element.scrollIntoView({ behavior: 'instant' }), undefined, { timeout: 500 });
    throw new Error('Some widgets still wait to be seen.');
  }).toPass({ intervals: [50] });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
