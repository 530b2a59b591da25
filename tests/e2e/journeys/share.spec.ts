import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, mounted, test } from '../setup/index.ts';

const ARTICLE = '/insights/the-quiet-factory';
const SHORTENER = '**/services/links';

const linkedin = (tools: Locator) => tools.getByRole('link', { name: 'Share on LinkedIn' });
const sharedBy = async (link: Locator) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('url') ?? '';

test.beforeEach(({ context }) => answerForNetworks(context));

test(
  'each network gets its own short URL, and none is requested before the visitor approaches the links',
  { tag: '@core' },
  async ({ demo, page }) => {
    const requests: string[] = [];
    page.on(
      'request',
      (request) =>
        void (/services\/links|linkedin|facebook|x\.com/.test(request.url()) && requests.push(request.url())),
    );
    const tools = await open(page, `${ARTICLE}?cid=nl-7&token=canary&email=ingrid@example.com`);
    const address = `${demo.site}${ARTICLE}`;
    expect(await sharedBy(linkedin(tools))).toBe(`${address}?cid=soc-web-li`);
    expect(await sharedBy(tools.getByRole('link', { name: 'Share on X' }))).toBe(`${address}?cid=soc-web-x`);
    expect(
      new URL((await tools.getByRole('link', { name: 'Share on Facebook' }).getAttribute('href'))!).searchParams.get(
        'u',
      ),
    ).toBe(`${address}?cid=soc-web-fb`);
    const mail = (await tools.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href'))!;
    expect(mail).toContain('%20');
    expect(mail).not.toContain('+');
    expect(decodeURIComponent(mail)).toBe(
      `mailto:?subject=The quiet factory&body=I recommend you visit ${address}?cid=eml-web to read “The quiet factory”.`,
    );
    expect(requests).toEqual([]);
    await expectAccessible(page);
  },
);

test('a short URL is fetched on hover, shown in a small centred window, and opens the article', async ({
  demo,
  page,
}) => {
  const tools = await open(page);
  await linkedin(tools).hover();
  await expect.poll(() => sharedBy(linkedin(tools))).toMatch(new RegExp(`^${demo.site}/s/[\\w-]{8}$`));
  const [popup] = await Promise.all([page.waitForEvent('popup'), linkedin(tools).click()]);
  await popup.waitForURL(/linkedin/);
  const short = new URL(popup.url()).searchParams.get('url')!;
  expect(short).toBe(await sharedBy(linkedin(tools)));
  expect(await popup.evaluate(() => [window.opener, innerWidth, innerHeight])).toEqual([null, 600, 500]);
  await popup.close();
  await expect(page, 'the article stays').toHaveURL(new RegExp(`${ARTICLE}$`));
  await page.goto(short);
  await expect(page).toHaveURL(`${demo.site}${ARTICLE}?cid=soc-web-li`);
});

test('pressing before the short URL has loaded shares the long one immediately', async ({ page }) => {
  await page.route(SHORTENER, () => new Promise(() => {}));
  const tools = await open(page);
  const [popup] = await Promise.all([page.waitForEvent('popup'), linkedin(tools).click()]);
  await popup.waitForURL(/cid%3Dsoc-web-li/);
});

for (const [what, answer] of [
  ['is down', { status: 503 }],
  ['answers a script', { json: { link: 'javascript:alert(1)' } }],
] as const) {
  test(`a shortener that ${what} keeps the long URL`, async ({ page, pageErrors }) => {
    pageErrors.expect(/503|services\/links/);
    await page.route(SHORTENER, (route) => route.fulfill(answer));
    const tools = await open(page);
    const answered = page.waitForResponse(SHORTENER);
    await linkedin(tools).hover();
    await answered;
    const [popup] = await Promise.all([page.waitForEvent('popup'), linkedin(tools).click()]);
    await popup.waitForURL(/cid%3Dsoc-web-li/);
  });
}

test('where windows are blocked the link opens a tab', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  const tools = await open(page);
  const [tab] = await Promise.all([page.waitForEvent('popup'), linkedin(tools).click()]);
  await tab.waitForURL(/linkedin/);
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('its own apps come first, and changing one’s mind is no error', async ({ demo, page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => {
        shared.push(data!);
        throw new DOMException('Share canceled', 'AbortError');
      };
    });
    const tools = await open(page);
    await expect(tools.getByRole('listitem').first().getByRole('button', { name: 'Share in an app' })).toBeVisible();
    await tools.getByRole('button', { name: 'Share in an app' }).tap();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
      .toEqual([{ title: 'The quiet factory', url: `${demo.site}${ARTICLE}` }]);
    await expect(linkedin(tools)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links are visible', async ({ demo, page }) => {
    await page.goto(ARTICLE);
    const tools = page.locator('[data-module=article]');
    await expect(tools.getByRole('link')).toHaveCount(4);
    expect(await sharedBy(linkedin(tools))).toBe(`${demo.site}${ARTICLE}?cid=soc-web-li`);
    await expect(linkedin(tools)).toHaveAttribute('target', '_blank');
  });
});

async function open(page: Page, address = ARTICLE): Promise<Locator> {
  await page.goto(address);
  const tools = await mounted(page, 'article');
  await tools.scrollIntoViewIfNeeded();
  return tools;
}

/** Tests make no external requests. */
async function answerForNetworks(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/(?:www\.linkedin|x|www\.facebook)\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A network</title>' }),
  );
}
