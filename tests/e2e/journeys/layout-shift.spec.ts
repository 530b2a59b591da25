/** Layout shifts that the audit does not cover: a reader scrolls down, a slow connection, a signed-in reader. */
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../setup/index.ts';
import { ACCEPTED_SHIFT, layoutShiftsOf, nextFrames, recordLayoutShifts } from '../setup/layout-shifts.ts';

test.beforeEach(async ({ page }) => recordLayoutShifts(page));

for (const width of [360, 1440]) {
  test(`nothing on the pages of a reader moves, ${width} pixels wide`, async ({ page, reader, signedIn }) => {
    await signedIn(reader);
    for (const address of ['/', '/account/profile', '/account/subscriptions', '/account/saved-articles'])
      await expectStable(page, { address, width });
  });
}

for (const [address, width] of [
  ['/blogs/second-shift/nobody-is-against-heat', 360],
  ['/blogs/second-shift/eleven-apprentices-and-a-heat-pump', 1440],
  ['/catalogue/blog', 1440],
  ['/catalogue/blog-entry', 1440],
  ['/catalogue/events-list', 1440],
] as const) {
  test(`nothing on ${address} shifts while a reader scrolls in steps, ${width} pixels wide`, async ({ page }) => {
    await expectStable(page, { address, width, isReadToEnd: true });
  });
}

for (const address of ['/', '/search?q=strategy', '/insights/the-quiet-factory']) {
  test(`nothing on ${address} moves on a first visit over a slow connection, on a phone`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await expectStable(page, { address, width: 412 });
  });
}

// A shared link scrolls past them while they mount, and its target would leave the viewport.
for (const width of [360, 1280]) {
  test(`cards take about as much space before they mount, ${width} pixels wide`, async ({ page, pageErrors }) => {
    await page.setViewportSize({ width, height: 800 });
    const cards = page.locator('main [data-module]:has(img)');
    const heights = () =>
      cards.evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().height)));
    await page.route('**/loader.js', (route) => route.abort());
    pageErrors.expect(/loader\.js|ERR_FAILED/);
    await page.goto('/demo/pages/cards');
    const before = await heights();
    await page.unroute('**/loader.js');
    await page.reload();
    await readToEnd(page);
    const after = await heights();
    expect(after).toHaveLength(before.length);
    const ratios = before.map((height, index) => height / after[index]!);
    expect(Math.max(...ratios), `${before.join()} before, ${after.join()} after`).toBeLessThan(1.6);
    expect(Math.min(...ratios), `${before.join()} before, ${after.join()} after`).toBeGreaterThan(0.6);
  });
}

async function expectStable(
  page: Page,
  { address, width, isReadToEnd = false }: { address: string; width: number; isReadToEnd?: boolean },
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(address);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  if (isReadToEnd) await readToEnd(page);
  const { sum, moved } = await layoutShiftsOf(page);
  expect(sum, `${address}\n${moved.join('\n')}`).toBeLessThanOrEqual(ACCEPTED_SHIFT);
}

/** Scrolls by script: shifts shortly after user input would not count. */
async function readToEnd(page: Page): Promise<void> {
  for (let isAtEnd = false; !isAtEnd;) {
    isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
    await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }));
    await nextFrames(page);
    await settled(page);
  }
}
