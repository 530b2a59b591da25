/** What visitors see when a script does not load, or has unexpected content. */
import { counter, expect, OWN, test } from '../../e2e/support/host.ts';
import { test as onSite } from '../../e2e/setup/index.ts';
import { expectServerContent, failingChunk, NEIGHBOUR, notFound, QUOTE, script } from '../support/failing-chunk.ts';

test('a page whose loader is blocked reads as the server rendered it', { tag: '@L01' }, async ({ host, page }) => {
  await page.route('**/loader.js', (route) => route.abort());
  await host.open({
    config: OWN,
    body: QUOTE + counter().replace('id="it"', 'id="other"'),
    head: '<script>(window.inlay ||= []).push(() => { throw new Error("never") })</script>',
  });
  await expect(host.placeholder()).toHaveText('Steel is patient.');
  await expect(page.locator('#other')).toHaveText('Server text');
  await expect(host.placeholder()).not.toHaveAttribute('data-state');
  expect(host.consoleMessages).toEqual([]);
});

/** Content that the stylesheet collapses until the script runs opens after five seconds. */
const MUCH_LATER = { timeout: 15_000 };

onSite(
  'tabs and a quiz that were folded for a script that never comes open by themselves',
  async ({ page, pageErrors }) => {
    pageErrors.expect(/loader\.js/);
    await page.route('**/loader.js', (route) => route.abort());
    await page.goto('/demo/pages/disclosure');
    const tab = page.getByText('One author, one opinion');
    await expect(tab).toBeHidden();
    await expect(tab).toBeVisible(MUCH_LATER);
    const [tabs, next] = await Promise.all(
      ['tabbed-container', 'scrolly-media'].map((name) => page.locator(`[data-module=${name}]`).boundingBox()),
    );
    const last = await tab.boundingBox();
    expect(last!.y + last!.height, 'the words have their room').toBeLessThanOrEqual(tabs!.y + tabs!.height);
    expect(tabs!.y + tabs!.height).toBeLessThanOrEqual(next!.y);

    await page.goto('/insights/leading-without-a-map');
    const question = page.locator('[data-module=quiz] [data-item=questions]').last().getByRole('heading');
    await expect(question).toBeHidden();
    await expect(question).toBeVisible(MUCH_LATER);
    await expect(page.locator('[data-module=quiz]'), 'no room is kept any more').toHaveCSS('min-block-size', '0px');
  },
);

test(
  'a script that is missing once is requested at another URL, and the widget mounts',
  { tag: ['@L02', '@core'] },
  async ({ host, page }) => {
    const requests = await failingChunk(page, (route, times) => (times === 1 ? notFound(route) : route.continue()));
    await host.open({ body: QUOTE });
    await expect(host.placeholder().getByRole('figure')).toHaveText('Steel is patient.');
    expect(requests).toEqual(['', '?retry']);
    expect(host.consoleMessages).toEqual([]);
  },
);

test(
  'a missing script leaves the server-rendered content and every other widget',
  { tag: ['@L03', '@core'] },
  async ({ host, page }) => {
    await expectServerContent(host, page, notFound);
  },
);

test(
  'an app that returns a page for every URL leaves the server-rendered content',
  { tag: '@L04' },
  async ({ host, page }) => {
    await expectServerContent(host, page, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Our app</title>' }),
    );
  },
);

test('a truncated script leaves the server-rendered content', { tag: '@L05' }, async ({ host, page }) => {
  await expectServerContent(host, page, async (route) => {
    const whole = await (await route.fetch()).text();
    await script(whole.slice(0, whole.length / 2))(route);
  });
});

test(
  'a script that never arrives fails after ten seconds, twice, and does not delay the page',
  { tag: '@L06' },
  async ({ host, page }) => {
    await page.clock.install();
    const requests = await failingChunk(page, () => undefined);
    await host.open({ config: OWN, body: QUOTE + NEIGHBOUR });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'loading');
    await expect.poll(() => requests.length).toBe(1);
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    await page.clock.fastForward(10_500);
    await expect.poll(() => requests.length).toBe(2);
    await page.clock.fastForward(10_500);
    await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
    await expect(host.placeholder()).toHaveText('Steel is patient.');
  },
);

test('a delivery network that asks to wait two minutes is not waited for', { tag: '@L07' }, async ({ host, page }) => {
  const begin = Date.now();
  await expectServerContent(host, page, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '120' } }));
  expect(Date.now() - begin).toBeLessThan(10_000);
});

test('without the stylesheet of the page a widget still looks like one', { tag: '@L08' }, async ({ host, page }) => {
  await page.route('**/inlay.css', notFound);
  await host.open({
    head: `<link rel="stylesheet" href="${host.cdn.origin}/inlay.css">`,
    body: '<div id="it" data-module="sign-in" data-load="eager"></div>',
  });
  const button = host.placeholder().getByRole('button', { name: 'Sign in' });
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('cursor', 'pointer');
  await expect(host.placeholder().getByLabel('E-mail address')).toBeVisible();
});

test('a script without CORS headers leaves the server-rendered content', { tag: '@L10' }, async ({ host }) => {
  const elsewhere = host.site.origin.replace('127.0.0.1', 'localhost');
  await host.open({ config: { modules: { counter: `${elsewhere}/counter.js` } }, body: counter() });
  await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
  await expect(host.placeholder()).toHaveText('Server text');
  expect(host.consoleMessages).toEqual([expect.stringMatching(/^error: Inlay: counter: http\S+ could not be loaded/)]);
});

test(
  'an open page keeps its server-rendered content after a release removed its scripts',
  { tag: ['@L11', '@core'] },
  async ({ host, page }) => {
    await page.route(/\/chunks\//, notFound);
    await host.open({ config: OWN, body: QUOTE + counter().replace('id="it"', 'id="other"') });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
    await expect(page.locator('#other')).toHaveAttribute('data-state', 'failed');
    await expect(host.placeholder()).toHaveText('Steel is patient.');
    await expect(page.locator('#other')).toHaveText('Server text');
    expect(host.consoleMessages.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  },
);
