import type { Page } from '@playwright/test';
import { expect, expectAccessible, mounted, test } from '../setup/index.ts';

const BLOG = '/blogs/second-shift';
const GATED = `${BLOG}/what-a-fair-heat-contract-says`;
/** In the body of that entry, not in its teaser. */
const SECRET = 'sat in one another';

const titles = (page: Page) => page.locator('[data-module=blog] .inlay-card__title');

/** The list announces what it shows. */
const showing = (page: Page, text: RegExp) =>
  expect(page.locator('.inlay-blog .inlay-list-view__line')).toHaveText(text);

test(
  'a topic and an author narrow the blog without loading the page, and Back and Forward go between them',
  { tag: '@core' },
  async ({ page }) => {
    const calls: string[] = [];
    page.on(
      'request',
      (request) =>
        void (
          /\/second-shift\//.test(request.url()) &&
          request.url().includes('/services/') &&
          calls.push(request.url())
        ),
    );
    await page.goto(BLOG);
    const blog = await mounted(page, 'blog');
    const first = (await titles(page).first().textContent())!;
    expect(calls, 'what was fetched on load').toEqual([]);

    await page.evaluate(() => ((window as unknown as { stays: boolean }).stays = true));
    await blog.getByRole('link', { name: 'Energy', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Energy' })).toBeFocused();
    await expect(page).toHaveURL(/second-shift#\/tag\/energy$/);
    await expect(blog.getByRole('status').filter({ hasText: 'Energy' })).toHaveText(/^\d+ entries; Energy$/);

    await blog.getByRole('link', { name: 'All entries' }).click();
    await showing(page, /^24 entries$/);
    await blog.getByRole('link', { name: 'Ingrid Solheim' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ingrid Solheim' })).toBeVisible();
    await expect(blog.getByText('She edits it on trains.')).toBeVisible();
    await expectAccessible(page);

    await page.goBack();
    await expect(titles(page).first()).toHaveText(first);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Energy' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Second shift' })).toBeVisible();
    expect(
      await page.evaluate(() => (window as unknown as { stays?: boolean }).stays),
      'the page was not loaded again',
    ).toBe(true);
  },
);

test('a button loads more entries, and Back from one of them returns to it', async ({ page }) => {
  await page.goto(BLOG);
  const blog = await mounted(page, 'blog');
  await blog.getByRole('button', { name: 'Show more' }).click();
  await expect(titles(page)).toHaveCount(20);
  const link = titles(page).nth(10).getByRole('link');
  await expect(link).toBeFocused();
  const name = (await link.textContent())!;
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await mounted(page, 'blog');
  await expect(page.getByRole('link', { name, exact: true }).and(page.locator('.inlay-card__link'))).toBeFocused();
});

test('the routes of the router work beside the filters', async ({ page }) => {
  await page.goto(`${BLOG}#/tag/heat`);
  await mounted(page, 'blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Heat' })).toBeVisible();
  await mounted(page, 'auth-router');
  await page.evaluate(() => (location.hash = '#/signin'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Heat' })).toBeVisible();
  await page.evaluate(() => (location.hash = '#main'));
  await expect(page.getByRole('heading', { level: 1, name: 'Heat' })).toBeVisible();
});

test('only signed-in readers receive an entry for registered readers', async ({ page, reader, signedIn }) => {
  const response = await page.goto(GATED);
  expect(await response!.text()).not.toContain(SECRET);
  await expect(page.getByText('This article is for registered readers.')).toBeVisible();
  await signedIn(reader);
  await page.goto(GATED);
  await expect(page.getByText(SECRET)).toBeVisible();
});

test('the newsletter of the blog is one press away for a reader, and the other tab knows', async ({
  page,
  context,
  reader,
  signedIn,
}) => {
  await signedIn(reader);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(BLOG);
    await tab.locator('[data-module=blog-promo-bar]').scrollIntoViewIfNeeded();
    await expect(
      tab.getByRole('region', { name: 'The Friday Letter' }).getByRole('button', { name: 'Subscribe' }),
    ).toBeVisible();
    await expect(tab.getByRole('region', { name: 'The Friday Letter' }).getByRole('textbox')).toHaveCount(0);
  }
  await page.getByRole('region', { name: 'The Friday Letter' }).getByRole('button', { name: 'Subscribe' }).click();
  for (const tab of [page, other]) await expect(tab.getByText('Thank you, you are subscribed')).toBeVisible();
});

for (const path of [BLOG, '/de/blogs/werkbank']) {
  test(`text on an editor’s own background is readable on paper: ${path}`, async ({ page }) => {
    await page.goto(path);
    await mounted(page, 'blog');
    const textBlock = page.locator('.inlay-blog__words');
    await expect(textBlock).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'print' });
    await expect(textBlock.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links to every entry, and each entry has a page', async ({ page }) => {
    await page.goto(BLOG);
    const paths = await page
      .locator('main a[href]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(new Set(paths.filter((path) => path.startsWith('/blogs/second-shift/'))).size).toBe(24);
    await page.getByRole('link', { name: 'Water by the bucket' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Water by the bucket' })).toBeVisible();
    await expect(page.getByText('eleven buckets')).toBeVisible();
  });
});
