/** What visitors see when the search does not respond, or not as it should. */
import type { Locator, Route } from '@playwright/test';
import { expect, test } from '../../e2e/setup/index.ts';
import { answerOf, askFor, openSearch, SEARCH } from '../support/search-page.ts';
import { answerCalls, json, refusal } from '../support/service-answers.ts';
import { atRest } from '../../e2e/setup/rest.ts';

test(
  'a failed search is tried three times and then reported, and Try again loads the results',
  { tag: ['@A01', '@core'] },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 500/);
    const search = await openSearch(page);
    const calls = await answerCalls(page, SEARCH, refusal(500, 0));
    await search.getByRole('link', { name: 'Insights' }).click();
    await expectFailure(search);
    expect(calls).toHaveLength(3);
    const [first, second, third] = calls.map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(140);
    expect(third - second).toBeGreaterThanOrEqual(290);
    await page.unroute(SEARCH);
    await search.getByRole('button', { name: 'Try again' }).click();
    await expect(search.getByRole('alert')).toHaveCount(0);
    await expect(search.getByRole('link', { name: 'Insights' })).toHaveAttribute('aria-current', 'true');
    await expect(rows(search).first()).toBeVisible();
  },
);

test(
  'a search that is asked too often says so, and asks nothing before its time',
  { tag: '@A04' },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 429/);
    await page.clock.install();
    const search = await openSearch(page);
    const calls = await answerCalls(page, SEARCH, refusal(429, 2005));
    await search.getByRole('link', { name: 'Insights' }).click();
    await expect(search.getByRole('alert')).toContainText('There were too many requests');
    expect(calls).toHaveLength(1);
    await search.getByRole('button', { name: 'Try again' }).click();
    await expect(search.getByRole('alert')).toContainText('There were too many requests');
    expect(
      calls.slice(1).every(({ at }) => at - calls[0]!.at >= 1000),
      'nothing within a second',
    ).toBe(true);
    await page.clock.runFor(1_500);
    await atRest(page);
    expect(calls.length, 'nothing is retried automatically').toBeLessThanOrEqual(2);
  },
);

test(
  'a search without a response fails after ten seconds, and a video after thirty',
  { tag: '@A05' },
  async ({ page }) => {
    await page.clock.install();
    const search = await openSearch(page);
    const failures: string[] = [];
    page.on('requestfailed', (request) => failures.push(request.failure()?.errorText ?? ''));
    const calls = await answerCalls(page, SEARCH, () => undefined);
    await search.getByRole('link', { name: 'Insights' }).click();
    await expect.poll(() => calls.length).toBe(1);
    await page.clock.fastForward(9_000);
    await expect(search.getByRole('alert')).toHaveCount(0);
    await page.clock.fastForward(1_500);
    await expect(search.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(failures).toEqual(['net::ERR_ABORTED']);
    expect(calls, 'a request that took ten seconds is not retried automatically').toHaveLength(1);

    const videoCalls = await answerCalls(page, /\/services\/video\//, () => undefined);
    await page
      .locator('main')
      .evaluate((main) =>
        main.insertAdjacentHTML(
          'afterbegin',
          '<div id="video" data-module="inline-video" data-load="eager" data-video-id="6300000000001" data-title="A video"></div>',
        ),
      );
    await expect(page.locator('#video')).toHaveAttribute('data-state', 'mounted');
    await page.locator('#video').getByRole('button').first().click();
    await expect.poll(() => videoCalls.length).toBeGreaterThan(0);
    failures.length = 0;
    await page.clock.fastForward(20_000);
    expect(failures.filter((text) => text === 'net::ERR_ABORTED')).toEqual([]);
    await page.clock.fastForward(11_000);
    await expect.poll(() => failures).toContain('net::ERR_ABORTED');
  },
);

for (const [id, what, tag, answer] of [
  [
    'A07',
    'half a JSON',
    { tag: '@A07' },
    (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"results": [{"id"' }),
  ],
  [
    'A09',
    'the page of a captive portal',
    { tag: '@A09' },
    (route: Route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Sign in to the network</title><img src=x onerror="window.taken = true">',
      }),
  ],
  ['A10', 'nothing at all', { tag: '@A10' }, (route: Route) => route.fulfill({ status: 204 })],
] as const) {
  test(
    `a search whose response is ${what} shows an error, and the page is not blank`,
    tag,
    async ({ page, pageErrors }) => {
      // One message for the integrator.
      pageErrors.expect(/something else than the call needs/);
      const search = await openSearch(page);
      await answerCalls(page, SEARCH, answer);
      await search.getByRole('link', { name: 'Insights' }).click();
      await expectFailure(search);
      await expect(search.getByRole('combobox'), id).toHaveValue('energy');
      await expect(page.locator('main'), 'nothing of it is shown').not.toContainText(
        /Sign in to the network|"results"/,
      );
      expect(await page.evaluate(() => 'taken' in window)).toBe(false);
      await page.unroute(SEARCH);
      await search.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(search).first()).toBeVisible();
    },
  );
}

test(
  'whatever is wrong with an answer of the search, the visitor gets results or a message',
  { tag: '@A08' },
  async ({ page, pageErrors }) => {
    test.slow();
    // Images that do not exist.
    pageErrors.expect(/status of 4(04|31)|something else than the call needs/);
    const search = await openSearch(page);
    const good = answerOf(['Hydrogen'], { queryUsedForSearch: 'energy' });
    const answers = [
      ...damaged(good),
      ...damaged({ id: '1', description: 'Words', metatags: {} }, inResult),
      ...damaged(
        {
          title: 'T',
          url: '/x',
          'search-image': '/i',
          'authors-name': 'A|B',
          'title-location': 'Oslo',
          'searchresults-tags': 'x',
        },
        inMetatags,
      ),
    ];
    let current: unknown;
    await answerCalls(page, SEARCH, (route) => json(current)(route));
    for (const [index, answer] of answers.entries()) {
      current = answer;
      const answered = page.waitForResponse(SEARCH);
      await askFor(search, `turn ${index}`);
      await answered;
      await expect(search.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(
        search
          .getByRole('alert')
          .or(search.getByRole('heading', { level: 2 }))
          .first(),
      ).toBeVisible();
      expect(await rows(search).count(), 'a list has its limit').toBeLessThanOrEqual(1_000);
      await expect(page.locator('[data-module=site-search][data-state=failed]')).toHaveCount(0);
    }
  },
);

async function expectFailure(search: Locator): Promise<void> {
  await expect(search.getByRole('alert')).toContainText('Search is not available', { timeout: 15_000 });
}

function rows(search: Locator): Locator {
  return search.locator('.inlay-site-search__result');
}

const inResult = (result: object) => ({ ...answerOf([]), numFound: 1, results: [result] });
const inMetatags = (metatags: object) => inResult({ id: '1', description: 'Words', metatags });

/** Each field in turn is missing, null, of a wrong type, a megabyte of text, or a hundred thousand items. */
function damaged(good: object, wrap: (value: object) => object = (value) => value): object[] {
  const megabyte = 'x'.repeat(1_000_000);
  return Object.keys(good).flatMap((key) => [
    wrap(Object.fromEntries(Object.entries(good).filter(([name]) => name !== key))),
    ...[null, 7, { strange: true }, ['x'], megabyte].map((value) => wrap({ ...good, [key]: value })),
    ...(key === 'results'
      ? [wrap({ ...good, results: Array(100_000).fill((good as { results: unknown[] }).results[0]) })]
      : []),
  ]);
}
