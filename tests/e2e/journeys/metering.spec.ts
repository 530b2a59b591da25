import type { Page } from '@playwright/test';
import { expect, expectAccessible, mounted, signIn, test } from '../setup/index.ts';

const articles = [
  'the-quiet-factory',
  'batteries-on-the-balance-sheet',
  'copper-without-new-mines',
  'the-heat-we-throw-away',
] as const;

const open = async (page: Page, slug: string) => {
  await page.goto(`/demo/metered/${slug}`);
  await mounted(page, 'regwall');
};
const heading = (page: Page) => page.locator('[data-module=regwall] h2').first();
const fading = (page: Page) => page.locator('.inlay-regwall__fading');

/** What the page's JSON-LD says of an article that is not free. */
async function gatedPart(page: Page): Promise<unknown> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts
    .flatMap((text) => ((data: { '@graph'?: object[] }) => data['@graph'] ?? [data])(JSON.parse(text) as object))
    .find((node) => 'hasPart' in node);
}

test(
  'three articles a month are free, each says how many are left, and the fourth meets the wall with the day of the next',
  { tag: '@core' },
  async ({ page }) => {
    const headings = [
      'You have 2 more free articles this month',
      'You have 1 more free article this month',
      'This is your last free article this month',
    ];
    for (const [index, text] of headings.entries()) {
      await open(page, articles[index]!);
      await expect(heading(page)).toHaveText(text);
      await expect(fading(page)).toHaveCount(0);
    }
    await expectAccessible(page);
    await open(page, articles[3]);
    await expect(fading(page)).toBeVisible();
    await expect(page.locator('[data-module=regwall]')).toContainText(
      /You have read your 3 free articles this month\. Your next free articles come on 1 \w+\./,
    );

    // What was free stays free, also after a reload, and a signed-in reader meets no wall.
    await open(page, articles[0]);
    await expect(heading(page)).toHaveText('This is your last free article this month');
  },
);

test('two tabs share one allowance', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([open(page, articles[0]), open(other, articles[1])]);
  await other.bringToFront();
  await expect(heading(other)).toHaveText(/more free article/);
  await page.bringToFront();
  await expect(heading(page)).toHaveText(/more free article/);
  await open(page, articles[2]);
  await expect(heading(page)).toHaveText('This is your last free article this month');
});

test('who signs in at the wall reads on without a limit', async ({ page, reader }) => {
  for (const slug of articles) {
    await open(page, slug);
    await expect(slug === articles[3] ? fading(page) : heading(page).filter({ hasText: /free article/ })).toBeVisible();
  }
  const signInLink = page.locator('[data-module=regwall]').getByRole('link', { name: 'Sign in' });
  await signInLink.click();
  await signIn(page.getByRole('dialog'), reader);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(fading(page)).toHaveCount(0);
});

test('no request of a metered page is kept by a cache with the reader in it, and the counter says nothing of what was read', async ({
  page,
  context,
}) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/v2/readings'));
  await open(page, articles[0]);
  expect((await answered).headers()['cache-control']).toBe('private, no-store');
  await expect(heading(page)).toHaveText(/2 more/);
  const counter = (await context.cookies()).find(({ name }) => name === 'inlay_meter');
  expect(counter?.value).toMatch(/^[\w.-]+$/);
  expect(Buffer.from(decodeURIComponent(counter!.value)).toString()).not.toContain(articles[0]);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('a robot', () => {
  test.use({ javaScriptEnabled: false });
  test('reads the whole article and that a part of it is gated, whatever the meter says', async ({ page }) => {
    await page.goto(`/demo/metered/${articles[3]}`);
    await expect(page.locator('.gated p').last()).toBeVisible();
    expect(await gatedPart(page)).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { isAccessibleForFree: false, cssSelector: '.gated' },
    });
  });
});

test('a robot that runs scripts and keeps nothing reads every article, still declared as gated', async ({
  browser,
  demo,
}) => {
  for (const slug of articles) {
    const context = await browser.newContext({ baseURL: demo.site });
    const page = await context.newPage();
    await open(page, slug);
    await expect(heading(page)).toHaveText(/2 more free articles/);
    await expect(fading(page)).toHaveCount(0);
    expect(await gatedPart(page)).toMatchObject({ isAccessibleForFree: false, hasPart: { cssSelector: '.gated' } });
    await context.close();
  }
});
