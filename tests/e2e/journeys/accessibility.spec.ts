/**
 * States that the audit does not visit: the dark theme from right to left, Arabic texts, an open wall, a signed-in
 * reader.
 */
import { auditedPages } from '../setup/audited-pages.ts';
import { expect, mounted, test, violationsOf, wholeIsMounted } from '../setup/index.ts';

// In the middle of a transition, contrast is lower.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('from right to left and in the dark, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  for (const [name, address] of Object.entries({
    ...auditedPages,
    'a blog': '/blogs/second-shift',
    'the forgotten password': '/account/forgot-password',
    'an article with ways to share it': '/insights/cement-in-small-batches',
    'the offices by country': '/offices/countries',
    'the page of application components': '/demo/app-modules',
    'the page of openings': '/demo/pages/openings',
    'the page of carousels': '/demo/pages/carousels',
    'the page of tables and notes': '/demo/pages/tables-and-notes',
    'the page of media': '/demo/pages/media',
    'the page of disclosures': '/demo/pages/disclosure',
    'the richest article in Arabic': '/ar/insights/alhydrujin-yablugh-rushdah',
    'a story with embedded pages': '/catalogue/story-container',
    'an author with a long list of work': '/people/lars-ostergaard',
    'a person with an upright portrait': '/people/mateo-ferrer',
    'a person on a picture': '/people/yuki-tanabe',
    'a person on a coloured ground': '/people/amina-el-sayed',
  })) {
    test(`${name} fits, and is accessible`, async ({ page }) => {
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')),
      );
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}theme=dark`);
      await wholeIsMounted(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      // Each of two heroes shows its way back where a page has one.
      const exceptFor = name === 'the page of openings' ? ['landmark-unique'] : [];
      expect(await violationsOf(page, { exceptFor })).toEqual([]);
    });
  }
});

for (const address of ['/search?q=energy', '/account/sign-in', '/account/sign-up', '/account/confirm?token=unknown']) {
  test(`${address} in Arabic is accessible`, async ({ page }) => {
    await page.goto(`/ar${address}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await wholeIsMounted(page);
    expect(await violationsOf(page)).toEqual([]);
  });
}

for (const theme of ['light', 'dark']) {
  test(`a gated article with the wall open is accessible, ${theme}`, async ({ page }) => {
    await page.clock.install();
    await page.goto(`/insights/the-quiet-factory?theme=${theme}`);
    await wholeIsMounted(page);
    await page.clock.runFor(9000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(1000);
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`the list of saved articles is accessible, ${theme}`, async ({ page, reader, signedIn }) => {
    await signedIn(reader);
    await page.goto(`/account/saved-articles?theme=${theme}`);
    await mounted(page, 'session-badge');
    expect(await violationsOf(page)).toEqual([]);
  });
}
