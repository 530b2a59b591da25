/** The cost of a page before its visitor's first interaction: our scripts, as a static host sends them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { PageBudget } from '../../../build/budgets.mjs';
import { brotliSize, kilobytes } from '../../../build/sizes.mjs';

const dist = process.env['DIST_FOLDER'] ?? 'dist';

/** Paths of the scripts that pages request from the origin from now on. */
export function recordScriptRequests(page: Page, origin: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && url.pathname.endsWith('.js')) paths.push(url.pathname);
  });
  return paths;
}

/** For a settled page. Fails without ending the test, so that the page's other measurements are reported as well. */
export async function expectWithinBudget(
  page: Page,
  { bytes, requests, modules }: PageBudget,
  paths: readonly string[],
): Promise<void> {
  const mounted = () =>
    page
      .locator('[data-module][data-state=mounted]')
      .evaluateAll((elements) => [...new Set(elements.map((element) => element.dataset['module']!))].sort());
  await expect.soft
    .poll(mounted, 'the modules that build/budgets.mjs names for this page')
    .toEqual([...modules].sort());
  // Scripts that the page loads when idle count as well.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  const files = paths.map((path) => ({ path, size: brotliSize(readFileSync(join(dist, path))) }));
  const sum = files.reduce((total, { size }) => total + size, 0);
  const list = files.map(({ path, size }) => `${kilobytes(size).padStart(11)}  ${path}`).join('\n');
  expect.soft(files.length, `requests\n${list}`).toBeLessThanOrEqual(requests);
  expect.soft(sum, `bytes of ${kilobytes(bytes)}\n${list}`).toBeLessThanOrEqual(bytes);
}
