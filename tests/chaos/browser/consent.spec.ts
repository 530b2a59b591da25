/** What a visitor refuses is not asked of anybody, and what they take back is gone. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/support/host.ts';

const THIRD_PARTY = /https:\/\/[\w.]+\.example\//;

/** As OneTrust does it: the groups as a global and a cookie, and an event with each choice. */
const TOOL = `<script>
  function choose(groups) {
    OnetrustActiveGroups = ',' + groups.join(',') + ',';
    document.cookie = 'OptanonAlertBoxClosed=2026-11-22; path=/';
    dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: groups }));
  }
  OnetrustActiveGroups = ',C0001,';
</script>`;

const FILM = `<div data-module="ceros" id="it" data-desktop-url="https://view.example/story" data-title="A story"></div>`;

const choose = (page: Page, ...groups: string[]) => page.evaluate((chosen) => (window as never as { choose(groups: string[]): void }).choose(chosen), groups);
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test('what is refused is asked of nobody, what is granted comes, and what is taken back is gone, twice', { tag: '@B05' }, async ({ page, host }) => {
  const asked: string[] = [];
  await page.route(THIRD_PARTY, (route) => {
    asked.push(route.request().url());
    const isScript = route.request().url().endsWith('.js');
    return isScript ? route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_seen=1; path=/"' }) : route.fulfill({ contentType: 'text/html', body: '<p>A story</p>' });
  });
  await host.open({
    head: TOOL,
    body: FILM,
    config: {
      consent: { tool: 'onetrust', cookies: { C0002: ['_measured*'], C0004: ['_seen'] } },
      tags: { pixel: { src: 'https://tags.example/pixel.js', group: 'C0004' } },
      analytics: { target: 'dataLayer' },
      embeds: { ceros: 'https://view.example/{id}' },
    },
  });
  const pushed = () => page.evaluate(() => (window as never as { dataLayer?: object[] }).dataLayer?.length ?? 0);
  await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
  await choose(page, 'C0001');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await cookies(page)).toEqual(['OptanonAlertBoxClosed']);
  expect(await pushed()).toBe(0);

  await choose(page, 'C0001', 'C0002', 'C0004');
  await expect.poll(() => cookies(page)).toContain('_seen');
  expect(asked).toContain('https://tags.example/pixel.js');
  await expect.poll(pushed).toBe(1);
  await page.evaluate(() => (document.cookie = '_measured_1=1; path=/'));

  // A script that runs already writes once more, on its way out.
  const between = await page.evaluate(async () => {
    (window as never as { choose(groups: string[]): void }).choose(['C0001']);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const gone = document.cookie;
    document.cookie = '_seen=2; path=/';
    return { gone, written: document.cookie };
  });
  expect(between.gone).not.toMatch(/_seen|_measured/);
  expect(between.written).toContain('_seen=2');
  await expect.poll(() => cookies(page)).not.toContain('_seen');
  expect(host.said).toEqual([]);
});
