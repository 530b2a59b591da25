/** Without consent, only the site, its services and the origin of our scripts receive requests. */
import type { Page } from '@playwright/test';
import { widgetNames } from '../setup/catalogue.ts';
import { examplesOf, expect, test, wholeIsMounted } from '../setup/index.ts';
import { pagesOf, selectPages, thirdPartiesIn, UNLINKED } from '../support/crawl.ts';

test.describe('no page of the site', () => {
  // One worker crawls the site once.
  test.describe.configure({ mode: 'default' });

  test('makes a browser contact third parties without JavaScript', async ({ demo }) => {
    test.setTimeout(400_000);
    const pages = await pagesOf(demo.site, UNLINKED);
    expect(pages.size).toBeGreaterThan(1000);
    for (const [path, markup] of pages) expect(thirdPartiesIn(markup, [demo.site, demo.cdn]), path).toEqual([]);
  });

  for (const half of [0, 1]) {
    test(`contacts third parties once its widgets are mounted: every kind of page with every widget on it, half ${half + 1}`, async ({
      page,
      demo,
    }) => {
      test.setTimeout(400_000);
      const chosen = selectPages(await pagesOf(demo.site, UNLINKED));
      expect(chosen.length).toBeGreaterThan(30);
      const thirdParties = listenForOthers(page, [demo.site, demo.cdn]);
      for (const path of chosen.filter((_, index) => index % 2 === half)) {
        await page.goto(path);
        // A page for readers redirects to the sign-in.
        await expect(() => wholeIsMounted(page)).toPass({ timeout: 30_000 });
        expect(thirdParties(), path).toEqual([]);
      }
    });
  }
});

test(
  'no account page contacts third parties after sign-in',
  { tag: '@core' },
  async ({ page, demo, reader, signedIn }) => {
    await signedIn(reader);
    const thirdParties = listenForOthers(page, [demo.site, demo.cdn]);
    for (const path of ['/account/profile', '/account/subscriptions', '/account/saved-articles']) {
      await page.goto(path);
      await wholeIsMounted(page);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(thirdParties(), path).toEqual([]);
    }
  },
);

for (const half of [0, 1]) {
  test(`no example of the catalogue contacts third parties, half ${half + 1}`, async ({ page, demo }) => {
    test.slow();
    const thirdParties = listenForOthers(page, [demo.site, demo.cdn]);
    for (const name of widgetNames.filter((_, index) => index % 2 === half)) {
      await page.goto(examplesOf(name));
      await wholeIsMounted(page);
      expect(thirdParties(), name).toEqual([]);
    }
  });
}

test.describe('a third party', () => {
  // The site's CSP would block it anyway.
  test.use({ bypassCSP: true });

  test('that a template or a script plants is seen by these tests', async ({ page, demo, pageErrors }) => {
    const planted = [
      '<img src="https://planted.example/pixel.gif">',
      '<script src="//planted.example/tag.js"></script>',
      '<link rel="preconnect" href="https://planted.example">',
      '<iframe src="https://planted.example/"></iframe>',
      '<img srcset="/a.png 1x, https://planted.example/b.png 2x">',
      '<div style="background: url(https://planted.example/b.png)"></div>',
    ];
    for (const markup of planted)
      expect(thirdPartiesIn(markup, [demo.site, demo.cdn]), markup).toEqual([
        expect.stringMatching(/^https?:\/\/planted\.example$/),
      ]);
    for (const markup of [
      '<a href="https://elsewhere.example/">',
      `<script src="${demo.cdn}/loader.js">`,
      '<link rel="canonical" href="https://elsewhere.example/">',
      '<img src="/own.png">',
      '<template><iframe src="https://elsewhere.example/"></iframe></template>',
    ])
      expect(thirdPartiesIn(markup, [demo.site, demo.cdn]), markup).toEqual([]);

    pageErrors.expect(/planted\.example|ERR_FAILED/);
    await page.route('https://planted.example/**', (route) => route.abort());
    await page.addInitScript(() =>
      addEventListener('load', () => void fetch('https://planted.example/beacon', { mode: 'no-cors' }).catch(() => {})),
    );
    const thirdParties = listenForOthers(page, [demo.site, demo.cdn]);
    await page.goto('/terms');
    await expect.poll(thirdParties).toEqual(['https://planted.example/beacon']);
  });
});

test('the same test detects a frame that a visitor allows', async ({ page, demo }) => {
  const thirdParties = listenForOthers(page, [demo.site, demo.cdn]);
  await page.goto('/demo/consent');
  await wholeIsMounted(page);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(thirdParties).not.toEqual([]);
});

function listenForOthers(page: Page, ownOrigins: readonly string[]): () => string[] {
  const foreignRequests = new Set<string>();
  page.on('request', (asking) => {
    const { origin, protocol, pathname } = new URL(asking.url());
    if (/^(https?|wss?):$/.test(protocol) && !ownOrigins.includes(origin)) foreignRequests.add(origin + pathname);
  });
  return () => [...foreignRequests];
}
