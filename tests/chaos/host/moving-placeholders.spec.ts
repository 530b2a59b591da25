/** Placeholders that a page removes, moves and replaces while visitors use it. */
import type { Page } from '@playwright/test';
import { counter, expect, OWN, test } from '../../e2e/support/host.ts';
import { comings, type HostWindow } from '../../e2e/support/inlay.ts';
import { longestTask } from '../support/page-figures.ts';
import { answerCalls } from '../support/service-answers.ts';
import { SEARCH } from '../support/search-page.ts';

const HOME = `<div id="home">${counter()}</div><div id="other"></div>`;
const inspected = (page: Page) => page.evaluate(() => (window as never as HostWindow).inlay.inspect().length);

test(
  'removing a placeholder while its script or data loads is not an error',
  { tag: ['@H01', '@core'] },
  async ({ host, page }) => {
    await page.route('**/counter.js', async (route) => {
      await page.locator('#late').evaluate((late) => late.remove());
      await route.continue();
    });
    await host.open({ config: OWN, body: '<div id="late" data-module="counter"></div>' });
    await expect.poll(() => inspected(page)).toBe(0);

    const failures: string[] = [];
    page.on('requestfailed', (request) => SEARCH.test(request.url()) && failures.push(request.failure()!.errorText));
    const calls = await answerCalls(page, SEARCH, () => undefined);
    await host.open({
      body: '<div id="it" data-module="site-search" data-variant="page" data-load="eager"></div>',
      address: '?q=steel',
    });
    await expect.poll(() => calls.length).toBe(1);
    await host.placeholder().evaluate((element) => element.remove());
    await expect.poll(() => failures).toEqual(['net::ERR_ABORTED']);
    await expect.poll(() => inspected(page)).toBe(0);
    expect(host.consoleMessages).toEqual([]);
  },
);

test('two placeholders with the same id mount, work and go without each other', async ({ host, page }) => {
  await host.open({ config: OWN, body: counter('data-title="First"') + counter('data-title="Second"') });
  await page.getByRole('button', { name: 'Second 0' }).click();
  await expect(page.getByRole('button')).toHaveText(['First 0', 'Second 1']);
  await page
    .locator('#it')
    .first()
    .evaluate((element) => element.remove());
  await expect.poll(() => inspected(page)).toBe(1);
  await page.getByRole('button', { name: 'Second 1' }).click();
  await expect(page.getByRole('button')).toHaveText(['Second 2']);
  expect(host.consoleMessages).toEqual([]);
});

test('a placeholder that is moved keeps the visitor’s input', { tag: '@H02' }, async ({ host, page }) => {
  await host.open({ config: OWN, body: HOME });
  await host.placeholder().getByRole('button').click();
  await page.evaluate(() => document.getElementById('other')!.append(document.getElementById('it')!));
  await expect(page.locator('#other')).toHaveText('Pressed 1');
  await page.getByRole('button').click();
  await expect(page.locator('#other')).toHaveText('Pressed 2');
  expect(await comings(page)).toEqual({ mounts: 1, unmounts: 0 });
});

test(
  'a page whose content is replaced shows the new widgets, and keeps nothing of the old',
  { tag: ['@H03', '@core'] },
  async ({ host, page }) => {
    await host.open({ config: OWN, body: HOME });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    await page
      .locator('#home')
      .evaluate((home) => (home.innerHTML = '<div data-module="counter" data-title="New"></div>'));
    await expect(page.locator('#home')).toHaveText('New 0');
    await expect.poll(() => comings(page)).toEqual({ mounts: 2, unmounts: 1 });
  },
);

test(
  'a page translator that wraps every text, and an extension that takes nodes away, break nothing',
  { tag: '@H04' },
  async ({ host, page }) => {
    await host.open({ config: OWN, body: counter() });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const textNodes: Text[] = [];
      while (texts.nextNode()) textNodes.push(texts.currentNode as Text);
      for (const text of textNodes) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    });
    await host.placeholder().getByRole('button').click();
    await host
      .placeholder()
      .locator('button')
      .evaluate((element) => element.remove());
    await host.placeholder().evaluate((element) => (element.dataset.title = 'Renamed'));
    await host
      .placeholder()
      .evaluate((element) => document.getElementById('home')?.append(element) ?? element.remove());
    await expect.poll(() => inspected(page)).toBe(0);
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), counter());
    await expect(host.placeholder()).toHaveText('Pressed 0');
    expect(host.consoleMessages.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  },
);

test(
  'of ten thousand placeholders those in view come first, and the rest as the visitor scrolls',
  { tag: '@H05' },
  async ({ host, page }) => {
    test.slow();
    // One in a hundred is of another type.
    const body = Array.from(
      { length: 10_000 },
      (_, index) =>
        `<div class="many" data-module="${index % 100 === 99 ? 'pull-quote' : 'counter'}" data-quote="Steel" style="block-size: 60px"></div>`,
    ).join('');
    await host.open({ config: OWN, body: '' });
    await page.waitForFunction(() => (window as never as HostWindow).inlay.ready);
    // A slow machine takes longer for the same elements without a module; a long task is one of 50 ms.
    const limit = Math.max(
      50,
      1.25 * (await longestTask(page, () => append(page, body.replaceAll('data-module', 'data-other')))),
    );
    const longestTasks: number[] = [];
    // The best of several rounds counts, because the first of a browser also compiles.
    while (longestTasks.length < 3 && !longestTasks.some((milliseconds) => milliseconds <= limit)) {
      await host.open({ config: OWN, body: '' });
      await page.waitForFunction(() => (window as never as HostWindow).inlay.ready);
      const task = await longestTask(page, async () => {
        await append(page, body);
        await expect(page.locator('.many').first()).toHaveText('Pressed 0');
        expect(await page.locator('.many[data-state=mounted]').count()).toBeLessThan(200);
      });
      longestTasks.push(task);
    }
    expect(Math.min(...longestTasks)).toBeLessThanOrEqual(limit);
    for (const [index, expectedText] of [
      [2_500, 'Pressed 0'],
      [5_099, 'Steel'],
      [9_998, 'Pressed 0'],
    ] as const) {
      await page.locator('.many').nth(index).scrollIntoViewIfNeeded();
      await expect(page.locator('.many').nth(index)).toHaveText(expectedText);
    }
  },
);

test('a thousand comings and goings leave nothing behind', { tag: '@H06' }, async ({ page, host }) => {
  await host.open({ config: OWN, body: HOME });
  await expect(host.placeholder()).toHaveText('Pressed 0');
  const cycle = () =>
    page.evaluate(async () => {
      const other = document.getElementById('other')!;
      for (let round = 0; round < 100; round += 1) {
        other.innerHTML = '<div data-module="counter"></div>'.repeat(10);
        while (other.querySelectorAll('[data-state=mounted]').length < 10) await new Promise(requestAnimationFrame);
        other.innerHTML = '';
      }
      await new Promise(requestAnimationFrame);
    });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: value('Nodes') };
  };
  await cycle();
  const before = await measure();
  await cycle();
  const after = await measure();
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(10);
  expect(after.nodes - before.nodes).toBeLessThan(500);
  expect(await page.evaluate(() => (window as never as HostWindow).inlay.inspect().map(({ state }) => state))).toEqual([
    'mounted',
  ]);
});

/** The host's own work: parsed in parts outside our tasks. */
function append(page: Page, body: string): Promise<void> {
  return page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const remaining = [...parsed.body.children];
    return new Promise<void>((resolve) => {
      const next = () =>
        remaining.length ? (document.body.append(...remaining.splice(0, 250)), setTimeout(next)) : resolve();
      next();
    });
  }, body);
}
