/** Web Vitals, published for the host's analytics. */
import type { Page } from '@playwright/test';
import { counter, expect, OWN, test } from '../support/host.ts';
import { atRest } from '../setup/rest.ts';

const LISTEN =
  "<script>window.vitals = []; document.addEventListener('inlay:web-vitals', ({ detail }) => vitals.push(detail));</script>";
const reported = (page: Page) => page.evaluate(() => (window as never as { vitals: Record<string, unknown>[] }).vitals);
const names = async (page: Page) => (await reported(page)).map(({ name }) => name).sort();

test(
  'publishes the metrics of a visit by its end, without elements or URLs',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({
      config: { ...OWN, flags: { webVitals: true } },
      head: LISTEN,
      body: `<h1>What is painted largest</h1>${counter()}`,
      address: '?token=canary',
    });
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await expect.poll(() => names(page)).toContain('LCP');

    // The visitor switches to another tab.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    // INP is added if the browser measured the click.
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    for (const figure of await reported(page)) {
      expect(Object.keys(figure).sort()).toEqual(['id', 'name', 'navigationType', 'rating', 'value']);
      expect(figure).toMatchObject({
        value: expect.any(Number),
        rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
        navigationType: 'navigate',
      });
    }
    expect(JSON.stringify(await reported(page))).not.toContain('canary');
    expect(host.consoleMessages).toEqual([]);
  },
);

test(
  'a page without a placeholder is measured as well, and one that only has other flags fetches nothing',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({ config: { ...OWN, flags: { webVitals: true } }, head: LISTEN, body: '<h1>Nothing of ours</h1>' });
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
    const chunks: string[] = [];
    page.on('request', (request) => /\/chunks\//.test(request.url()) && chunks.push(request.url()));
    await host.open({
      config: { ...OWN, flags: { sso: true, webVitals: false } },
      head: LISTEN,
      body: '<h1>Nothing of ours</h1>',
    });
    await atRest(page);
    expect(chunks).toEqual([]);
  },
);

test(
  'nothing is measured or fetched for it unless the configuration asks',
  { tag: '@core' },
  async ({ host, page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await host.open({ config: OWN, head: LISTEN, body: counter() });
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await atRest(page);
    expect(requests.filter((url) => url.includes('web-vitals'))).toEqual([]);
    expect(await reported(page)).toEqual([]);
  },
);
