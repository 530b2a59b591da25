import type { Page } from '@playwright/test';
import { expect, expectAccessible, mounted, newAddress, signIn, test } from '../setup/index.ts';

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
/** Above the text. */
const count = (page: Page) => page.getByRole('note');
const fading = (page: Page) => page.locator('.inlay-regwall__fading');

/** The page's JSON-LD about an article that is not free. */
async function gatedPart(page: Page): Promise<unknown> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts
    .flatMap((text) => ((data: { '@graph'?: object[] }) => data['@graph'] ?? [data])(JSON.parse(text) as object))
    .find((node) => 'hasPart' in node);
}

test(
  'three articles a month are free, each states how many are left, and the fourth shows the wall with the next date',
  { tag: '@core' },
  async ({ page }) => {
    const counts = [
      'You have 2 more free articles this month',
      'You have 1 more free article this month',
      'This is your last free article this month',
    ];
    for (const [index, text] of counts.entries()) {
      await open(page, articles[index]!);
      await expect(count(page)).toContainText(text);
      const [strip, paragraph] = await Promise.all([
        count(page).boundingBox(),
        page.locator('.story-main .body > p').first().boundingBox(),
      ]);
      expect(strip!.width).toBeCloseTo(paragraph!.width, 0);
      expect(strip!.y + strip!.height).toBeLessThanOrEqual(paragraph!.y);
      await expect(fading(page)).toHaveCount(0);
    }
    await expectAccessible(page);
    await open(page, articles[3]);
    await expect(fading(page)).toBeVisible();
    await expect(page.locator('[data-module=regwall]')).toContainText(
      /You have read your 3 free articles this month\. Your next free articles come on 1 \w+\./,
    );

    // A free article stays free, also after a reload, and signed-in readers see no wall.
    await open(page, articles[0]);
    await expect(count(page)).toContainText('This is your last free article this month');
  },
);

test('two tabs share one allowance', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([open(page, articles[0]), open(other, articles[1])]);
  await other.bringToFront();
  await expect(count(other)).toContainText(/more free article/);
  await page.bringToFront();
  await expect(count(page)).toContainText(/more free article/);
  await open(page, articles[2]);
  await expect(count(page)).toContainText('This is your last free article this month');
});

test('signing in at the wall removes the limit', async ({ page, reader }) => {
  for (const slug of articles) {
    await open(page, slug);
    await expect(slug === articles[3] ? fading(page) : count(page).filter({ hasText: /free article/ })).toBeVisible();
  }
  const signInLink = page.locator('[data-module=regwall]').getByRole('link', { name: 'Sign in' });
  await signInLink.click();
  await signIn(page.getByRole('dialog'), reader);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(fading(page)).toHaveCount(0);
});

test('a reader may register on a free article', async ({ page }) => {
  await open(page, articles[0]);
  await count(page).getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('no request of a metered page is cached together with the reader, and the counter does not contain the articles', async ({
  page,
  context,
}) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/v2/readings'));
  await open(page, articles[0]);
  expect((await answered).headers()['cache-control']).toBe('no-store');
  await expect(count(page)).toContainText(/2 more/);
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
    await expect(count(page)).toContainText(/2 more free articles/);
    await expect(fading(page)).toHaveCount(0);
    expect(await gatedPart(page)).toMatchObject({ isAccessibleForFree: false, hasPart: { cssSelector: '.gated' } });
    await context.close();
  }
});

const rules = (page: Page, wall: object) =>
  page.addInitScript((values) => Object.assign(window, { inlayConfig: { wall: values } }), wall);

test('a rule opens the wall for the first visit, and for readers from another site', async ({ page }) => {
  await rules(page, { openVisits: 1, openReferrers: ['news.example'] });
  await page.goto('/demo/regwall/click');
  await mounted(page, 'regwall');
  await expect(fading(page)).toHaveCount(0);

  // The second visit.
  await page.evaluate(() => localStorage.setItem('inlay:wall-visits', JSON.stringify({ count: 1, at: 0 })));
  await page.reload();
  await expect(fading(page)).toBeVisible();
  await page.goto('/demo/regwall/click', { referer: 'http://news.example/today' });
  await mounted(page, 'regwall');
  await expect(fading(page)).toHaveCount(0);
});

test('a reader without an account subscribes to the newsletter at the wall, and reads on', async ({ page }) => {
  await rules(page, { newsletter: 'weekly' });
  await page.goto('/demo/regwall/click');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await expect(fading(page)).toBeVisible();
  await form.getByLabel('E-mail address').fill(newAddress());
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Subscribe and read on' }).click();
  await expect(fading(page)).toHaveCount(0);
  await page.goto('/demo/regwall/click');
  await mounted(page, 'regwall');
  await expect(fading(page)).toHaveCount(0);
});
