import type { Page } from '@playwright/test';
import { expect, expectAccessible, mounted, settled, test } from '../setup/index.ts';

const BLOG = '/blogs/second-shift';
const FIRST = `${BLOG}/nobody-is-against-heat`;
const SECOND = `${BLOG}/a-meter-for-every-argument`;
const THIRD = `${BLOG}/what-a-fair-heat-contract-says`;
/** The third entry, which is for registered readers. */
const SECRET = 'fifteen years the pipe';

const articles = (page: Page) => page.locator('.inlay-blog-entry__article');
const button = (page: Page) => page.getByRole('button', { name: 'Read the next' });
const path = (page: Page) => page.evaluate(() => location.pathname + location.search);
const recordRequests = (page: Page) => {
  const calls: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/second-shift/entries') && calls.push(new URL(request.url()).pathname)),
  );
  return calls;
};

async function open(page: Page, address = FIRST) {
  await page.goto(address);
  await mounted(page, 'blog-entry');
  await settled(page);
}

/** Scrolls to the end until the given number of entries is loaded, the last one with its text. */
async function readOn(page: Page, count: number) {
  await expect(async () => {
    await page
      .locator('.inlay-blog-entry__next')
      .evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }), undefined, { timeout: 500 })
      .catch(() => page.mouse.wheel(0, 900));
    expect(await articles(page).count()).toBeGreaterThanOrEqual(count);
    await expect(page.locator('.inlay-blog-entry__next')).not.toHaveAttribute('data-state', 'loading', {
      timeout: 500,
    });
  }).toPass();
}

/** The entry in the middle of the window. */
const enter = (page: Page, index: number) =>
  articles(page)
    .nth(index)
    .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));

test(
  'the next entry takes over address, title and canonical address, with the query; the first has them again further up',
  { tag: '@core' },
  async ({ page }) => {
    const calls = recordRequests(page);
    await open(page, `${FIRST}?cid=mail`);
    const title = await page.title();
    await readOn(page, 2);
    expect(calls.slice(0, 2)).toEqual([
      '/services/articles/alder-voss/second-shift/entries',
      '/services/articles/alder-voss/second-shift/entries/a-meter-for-every-argument',
    ]);
    await enter(page, 1);
    await expect.poll(() => path(page)).toBe(`${SECOND}?cid=mail`);
    await expect(page).toHaveTitle(/^A meter for every argument/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${SECOND}$`));
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^A meter for every argument/);
    await enter(page, 0);
    await expect.poll(() => path(page)).toBe(`${FIRST}?cid=mail`);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${FIRST}$`));
  },
);

test('Back returns directly to the previous page', async ({ page }) => {
  await page.goto('/offices');
  await open(page);
  await readOn(page, 2);
  await enter(page, 1);
  await expect.poll(() => path(page)).toBe(SECOND);
  await page.goBack();
  await expect(page).toHaveURL(/\/offices$/);
});

test('Back from a link in the third entry leads to that entry, with a link to the one before', async ({ page }) => {
  await open(page);
  await readOn(page, 3);
  await enter(page, 2);
  await expect.poll(() => path(page)).toBe(THIRD);
  await articles(page).nth(2).getByRole('link', { name: 'Ask the person who pays the invoice' }).click();
  await expect(page).toHaveURL(/ask-the-person-who-pays-the-invoice$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${THIRD}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a fair heat contract says');
  await expect(page.getByRole('link', { name: 'Previous article: A meter for every argument' })).toHaveAttribute(
    'href',
    new RegExp(`${SECOND}$`),
  );
});

test('Back opens an entry that was scrolled to where the reader was in its text', async ({ page }) => {
  await open(page);
  await readOn(page, 2);
  const line = (index: number) => articles(page).nth(index).locator('.inlay-blog-entry__body p').nth(2);
  const top = async (index: number) => Math.round((await line(index).boundingBox())!.y);
  await line(1).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => path(page)).toBe(SECOND);
  const before = await top(1);
  await page.goto('/offices');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A meter for every argument');
  await expect(page.getByRole('link', { name: 'Previous article: Nobody is against heat' })).toHaveCount(1);
  await expect.poll(async () => Math.abs((await top(0)) - before)).toBeLessThan(40);
});

test('shows the page’s own links if the script for the next entries fails to load', async ({ page, pageErrors }) => {
  pageErrors.expect(/_next-|ERR_FAILED|Failed to (load|fetch)/);
  await page.route(/\/_next-[^/]*\.js/, (route) => route.abort());
  await open(page);
  await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded();
  await page.getByRole('navigation', { name: 'Next articles' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${SECOND}$`));
});

test('after three entries the footer is reachable, and a button loads the next entry', async ({ page }) => {
  await open(page);
  await readOn(page, 4);
  await expect(button(page)).toBeVisible();
  const footer = page.getByRole('contentinfo').last();
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
  await expectAccessible(page);
  await expect(articles(page)).toHaveCount(4);
  await button(page).click();
  await expect(articles(page)).toHaveCount(5);
  await expect(articles(page).nth(4).getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(button(page)).toBeVisible();
});

test('prints only the entry in view', async ({ page }) => {
  await open(page);
  await readOn(page, 2);
  await enter(page, 1);
  await expect.poll(() => path(page)).toBe(SECOND);
  await page.emulateMedia({ media: 'print' });
  await expect(articles(page).nth(0)).toBeHidden();
  await expect(articles(page).nth(1)).toBeVisible();
  await expect(page.locator('.inlay-blog-entry__next')).toBeHidden();
});

test('an entry for registered readers shows its teaser; its text is in no answer and nowhere in the page', async ({
  page,
}) => {
  const answers: Promise<string>[] = [];
  page.on(
    'response',
    (response) => void (/\/blogs\/|\/entries/.test(response.url()) && answers.push(response.text().catch(() => ''))),
  );
  await open(page);
  await readOn(page, 3);
  const gated = articles(page).nth(2);
  await expect(gated).toContainText('The pipe takes two years.');
  await expect(gated.getByRole('link', { name: 'Open the article' })).toHaveAttribute('href', new RegExp(`${THIRD}$`));
  expect(await page.content()).not.toContain(SECRET);
  const responseTexts = (await Promise.all(answers)).join('\n');
  expect(responseTexts).toContain('The pipe takes two years.');
  expect(responseTexts).not.toContain(SECRET);
});

test('a reader who is signed in reads it', async ({ page, reader, signedIn }) => {
  await signedIn(reader);
  await open(page);
  await readOn(page, 3);
  await expect(articles(page).nth(2)).toContainText(SECRET);
});

test('a widget whose fields are JSON is mounted there too, and so is the offer of the blog, once', async ({ page }) => {
  await page.route(/entries\/(a-meter|water)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { main: { blogEntry: { body: string } } };
    body.main.blogEntry.body +=
      '<div data-module="pull-quote"><script type="application/json">{"quote": "<p>Three &amp; four</p>", "cite1": "A < B"}</script></div>';
    await route.fulfill({ response, json: body });
  });
  await open(page);
  await readOn(page, 3);
  const quote = articles(page).nth(1).locator('[data-module=pull-quote]');
  await quote.scrollIntoViewIfNeeded();
  await expect(quote).toHaveAttribute('data-state', 'mounted');
  await expect(quote).toContainText('Three & four');
  await expect(quote).toContainText('A < B');
  const offer = articles(page).nth(0).locator('[data-module=blog-promo-bar]');
  await offer.scrollIntoViewIfNeeded();
  await expect(
    offer.getByRole('region', { name: 'The Friday Letter' }).getByRole('button', { name: 'Subscribe' }),
  ).toBeVisible();
  await expect(page.locator('[data-module=blog-promo-bar]')).toHaveCount(1);
});

test('a status names the next entry, Tab leads from one entry to the next, and the browser finds the words of both', async ({
  page,
}) => {
  await open(page);
  await readOn(page, 2);
  await expect(page.locator('.inlay-blog-entry [role=status]')).toHaveText(/^Next article: /);
  await expect(page.locator('[role=feed]')).toHaveCount(0);
  await articles(page).nth(0).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(articles(page).nth(1).getByRole('link').first()).toBeFocused();
  for (const [index, text] of [
    [1, 'a patient woman with a clipboard'],
    [0, 'closed. It was loud on Thursdays'],
  ] as const) {
    await page.evaluate(
      (sought) =>
        (
          window as unknown as {
            find(text: string, isExact: boolean, isBackward: boolean, isEndless: boolean): boolean;
          }
        ).find(sought, true, false, true),
      text,
    );
    expect(
      await articles(page)
        .nth(index)
        .evaluate((article) => article.contains(document.getSelection()!.anchorNode)),
    ).toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the entry is complete, and links lead on', async ({ page }) => {
    await page.goto(FIRST);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody is against heat');
    await expect(page.getByText('How a neighbourhood came to want')).toBeVisible();
    await expect(page.locator('.inlay-blog-entry__portrait').first()).toHaveCSS('inline-size', '80px');
    await page.getByRole('navigation', { name: 'Next articles' }).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${SECOND}$`));
  });
});
