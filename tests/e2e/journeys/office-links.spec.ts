/**
 * An office's site keeps its visitors: links to articles and people lead to the office's own pages, however they are
 * followed.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, mounted, test } from '../setup/index.ts';

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => Object.assign(window, { inlayConfig: { links: { office: '/de' } } }));
  // The demo has no such office.
  await context.route(/\/de\/our-/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Of the office</h1>' }),
  );
});

const opened = (page: Page, address: string) => expect(page).toHaveURL((url) => url.pathname === address);

/** The chunk that changes links loads without a visible sign. */
async function goto(page: Page, address: string) {
  const chunk = page.waitForResponse(/_page-[^/]*\.js/);
  await page.goto(address);
  await (await chunk).finished();
}

/**
 * By a modified click, by the URL that the context menu copies, and finally by a click or a key, one after the other on
 * one link.
 */
async function follow(page: Page, link: Locator, office: string, act: () => Promise<void>) {
  // The URL that a new tab would open: real tabs, opened by a key or a click, stall Chromium under Playwright.
  const tab = link.evaluate(
    (element: HTMLAnchorElement) =>
      new Promise((resolve) =>
        element.addEventListener('click', (event) => (event.preventDefault(), resolve(element.pathname)), {
          once: true,
        }),
      ),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await tab).toBe(office);
  await link.click({ button: 'right' });
  await expect(link).toHaveAttribute('href', office);
  await act();
  await opened(page, office);
}

test('a result that the search wrote', { tag: '@core' }, async ({ page }) => {
  await goto(page, '/search?q=steel');
  const search = await mounted(page, 'site-search');
  const slug = (await search.locator('a[href^="/insights/"]').first().getAttribute('href'))!
    .split('/')[2]!
    .split(/[?#]/)[0]!;
  const link = search.locator(`a[href$="/${slug}"]`).first();
  await follow(page, link, `/de/our-insights/${slug}`, () => link.click());
});

test('a person on a page of the server', async ({ page }) => {
  await goto(page, '/people');
  const slug = (await page.locator('main a[href^="/people/"]').first().getAttribute('href'))!.split('/')[2]!;
  const link = page.locator(`main a[href$="/${slug}"]`).first();
  await follow(page, link, `/de/our-people/${slug}`, async () => {
    await link.focus();
    await page.keyboard.press('Enter');
  });
});
