import { readdirSync } from 'node:fs';
import { examplesOf, expect, expectAccessible, mounted, settled, test, wholeIsMounted } from '../setup/index.ts';

// Half a movement has half a contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const looks = { light: '?theme=light', dark: '?theme=dark' } as const;
const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const pages = {
  home: '/',
  'an article with a quiz': '/insights/leading-without-a-map',
  search: '/search?q=energy',
  'sign-in': '/account/sign-in',
  registration: '/account/sign-up',
  confirmation: '/account/confirm?token=unknown',
  'the forgotten password': '/account/forgot-password',
  'the new password': '/account/reset-password?token=unknown&uid=unknown',
} as const;

for (const [look, query] of Object.entries(looks)) {
  test.describe(look, () => {
    for (const [name, address] of Object.entries(pages)) {
      test(`${name} has no barrier known to axe`, async ({ page }) => {
        await page.goto(address.includes('?') ? address + query.replace('?', '&') : address + query);
        await wholeIsMounted(page);
        await expectAccessible(page);
      });
    }

    test('a gated article with the wall open has no barrier known to axe', async ({ page }) => {
      await page.clock.install();
      await page.goto(`/insights/the-quiet-factory${query}`);
      await wholeIsMounted(page);
      await page.clock.runFor(9000);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.clock.runFor(1000);
      await expectAccessible(page);
    });

    test('the list of saved articles has no barrier known to axe', async ({ page, reader, signedIn }) => {
      await signedIn(reader);
      await page.goto(`/account/saved-articles${query}`);
      await mounted(page, 'session-badge');
      await expectAccessible(page);
    });
  });
}

test.describe('in Arabic', () => {
  for (const [name, address] of Object.entries({ ...pages, 'an article with a quiz': undefined })) {
    test(`${name} has no barrier known to axe`, async ({ page }) => {
      await page.goto(`/ar${address === '/' ? '' : (address ?? '/insights')}`);
      if (!address) await page.locator('main a[href*="/insights/"]').first().click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await wholeIsMounted(page);
      await expectAccessible(page);
    });
  }
});

test.describe('from right to left and in the dark, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [name, address] of [
    ['a blog', '/blogs/second-shift'],
    ['an entry of a blog', '/blogs/second-shift/nobody-is-against-heat'],
    ['an article in panels, read as a page', '/insights/five-fifty/five-prices-nobody-changes'],
    ['an article with ways to share it', '/insights/hydrogen-grows-up'],
    ['the page of a person', '/people/ingrid-solheim'],
    ['the page of application components', '/demo/app-modules'],
    ['a list of events', '/events'],
    ['a month of events', '/events/calendar'],
    ['the search for positions', '/careers/jobs'],
    ['a position', '/careers/jobs/x-10401'],
    ['the gallery of films', '/videos'],
    ['a grid of articles', '/insights'],
    ['the people of the firm', '/people'],
    ['the offices', '/offices'],
  ] as const) {
    test(`${name} fits, and has no barrier known to axe`, async ({ page }) => {
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')),
      );
      await page.goto(`${address}${looks.dark}`);
      await wholeIsMounted(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectAccessible(page);
    });
  }
});

test.describe('the catalogue', () => {
  for (const name of widgets) {
    test(`shows ${name} without a barrier known to axe`, async ({ page }) => {
      await page.goto(examplesOf(name));
      await settled(page);
      // Only here one widget stands on a page several times in the same words.
      await expectAccessible(page, { exceptFor: ['landmark-unique'] });
    });
  }
});
