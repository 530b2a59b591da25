/** With every page service on, pages are as stable and correct as without them, and hardly heavier. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BUDGETS } from '../../../build/budgets.mjs';
import { brotliSize } from '../../../build/sizes.mjs';
import { expect, expectAccessible, settled, test } from '../setup/index.ts';
import { atRest } from '../setup/rest.ts';

const dist = process.env['DIST_FOLDER'] ?? 'dist';

const PAGES = { home: '/', article: '/insights/copper-without-new-mines', search: '/search?q=steel' };

const ALL = {
  consent: { tool: 'built-in', groups: ['C0002', 'C0003', 'C0004'], googleMode: true },
  tags: {
    container: { src: 'https://tags.example/container.js', group: 'C0004' },
    measuring: { src: 'https://tags.example/measuring.js', group: 'C0002', when: 'idle' },
  },
  analytics: { target: 'dataLayer', events: ['signed-in', 'form-started', 'form-submitted', 'web-vitals'] },
  metadata: { firm: 'Alder & Voss', breadcrumbs: '.breadcrumbs', organisation: { url: '/' } },
  shell: { parts: ['language', 'skip-link', 'live-region', 'fonts', 'header', 'footer'] },
  links: { office: '/de' },
  flags: { webVitals: true, gatedFiles: true },
};

/** Lighthouse's threshold for a good page. */
const STEADY = 0.1;
/**
 * Including the cookie question, and code that requests and checks the visitor's region: the page itself makes no
 * requests.
 */
const MAX_SERVICES = Object.values(BUDGETS.pageServices).reduce((sum, bytes) => sum + bytes, 9450);

for (const [name, path] of Object.entries(PAGES)) {
  test(
    `${name} with every page service on is as steady, clean and complete as without them`,
    { tag: name === 'home' ? '@core' : [] },
    async ({ page, context, demo }) => {
      const without = await measure(page, path, demo.cdn);
      const other = await context.newPage();
      await other.addInitScript((inlayConfig) => Object.assign(window, { inlayConfig }), ALL);
      const foreign: string[] = [];
      other.on('request', (request) => /\.example\//.test(request.url()) && foreign.push(request.url()));
      const withServices = await measure(other, path, demo.cdn);
      await expect(other.getByRole('region', { name: 'Cookies on this site' })).toBeVisible();
      expect(foreign).toEqual([]);

      // The largest paint is still content, not the banner.
      expect(withServices.largest).toBe(without.largest);
      expect(withServices.shift).toBeLessThanOrEqual(Math.max(without.shift, 0.001));
      expect(withServices.shift).toBeLessThan(STEADY);
      expect(withServices.head).toEqual(without.head);
      const added = withServices.scripts.filter((script) => !without.scripts.includes(script));
      console.log(
        `${name}: ${added.length} scripts more, ${weigh(added)} bytes\n${added.map((file) => `${weigh([file])} ${file}`).join('\n')}`,
      );
      expect(weigh(added)).toBeLessThanOrEqual(MAX_SERVICES);
      await expectAccessible(other);
    },
  );
}

/** Measures of a settled page: its largest paint, layout shifts, our scripts, and elements that must be unique. */
async function measure(page: Page, path: string, cdn: string) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === cdn && url.pathname.endsWith('.js')) scripts.push(url.pathname);
  });
  await page.addInitScript(() => {
    const seen = { largest: '', shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.largest =
          ((entry as unknown as { element?: Element }).element?.className ||
            (entry as unknown as { element?: Element }).element?.localName) ??
          '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { hadRecentInput: boolean; value: number }[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await settled(page);
  await atRest(page);
  const { largest, shift } = await page.evaluate(
    () => (window as never as { seen: { largest: string; shift: number } }).seen,
  );
  const head = await page.evaluate(() =>
    ['title', 'meta[name="description"]', 'meta[name="robots"]', 'link[rel="canonical"]', 'meta[property="og:title"]']
      .map((tag) => document.head.querySelectorAll(tag).length)
      .concat(document.querySelectorAll('body > footer, main, h1, a[href="#main"]').length),
  );
  return { largest, shift, head, scripts };
}

function weigh(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliSize(readFileSync(join(dist, file))), 0);
}
