/** What a whole page costs before its visitor touches anything: our scripts, as a static host sends them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTests, type Page } from '@playwright/test';
import { BUDGETS, type PageBudget } from '../../../build/budgets.mjs';
import { brotliSize, kilobytes } from '../../../build/sizes.mjs';
import { expect, settled, test as onDemo } from '../setup/index.ts';
import { test as onHost } from '../support/host.ts';

const test = mergeTests(onDemo, onHost);
const dist = process.env['DIST_FOLDER'] ?? 'dist';
const { 'ten widgets of a host': ten, ...pages } = BUDGETS.pages;

for (const [name, budget] of Object.entries(pages)) {
  test(`${name}: scripts before a touch stay within ${kilobytes(budget.bytes)} in ${budget.requests} requests`, async ({
    demo,
    page,
  }) => {
    const asked = listenForScripts(page, demo.cdn);
    await page.goto(budget.path!);
    await expectWithin(budget, name, page, asked);
  });
}

test(`ten widgets of a host: our scripts before a touch stay within ${kilobytes(ten!.bytes)} in ${ten!.requests} requests`, async ({
  host,
  page,
}) => {
  const names = Array.from({ length: 10 }, (_, index) => `own-${index}`);
  const asked = listenForScripts(page, host.cdn.origin);
  await page.route('**/own-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: ownWidget(/own-\d/.exec(route.request().url())![0]) }),
  );
  await host.open({
    config: { modules: Object.fromEntries(names.map((name) => [name, `/${name}.js`])) },
    body: names.map((name) => `<div data-module="${name}"><p>${name}</p></div>`).join(''),
  });
  await expect(page.locator('[data-state=mounted] button')).toHaveCount(10);
  await expectWithin({ ...ten!, modules: names }, 'ten widgets of a host', page, asked);
});

/** As a host writes it that has no build of its own. */
function ownWidget(name: string): string {
  return `export default async (inlay) => {
    const { createElement, defineProps, defineWidget, integer, useState } = await inlay.kit();
    function Own({ start }) {
      const [count, setCount] = useState(start);
      return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count);
    }
    return defineWidget({ name: '${name}', props: defineProps({ start: integer({ default: 0, description: 'Where it begins.' }) }), component: Own });
  }`;
}

function listenForScripts(page: Page, origin: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && url.pathname.endsWith('.js')) asked.push(url.pathname);
  });
  return asked;
}

async function expectWithin(
  { bytes, requests, modules }: PageBudget,
  name: string,
  page: Page,
  asked: readonly string[],
): Promise<void> {
  await settled(page);
  await page.waitForLoadState('networkidle');
  const files = asked.map((path) => ({ path, size: brotliSize(readFileSync(join(dist, path))) }));
  const sum = files.reduce((total, { size }) => total + size, 0);
  const list = files.map(({ path, size }) => `${kilobytes(size).padStart(11)}  ${path}`).join('\n');
  console.log(`${name}: ${kilobytes(sum)} of ${kilobytes(bytes)} in ${files.length} of ${requests} requests\n${list}`);
  const mounted = await page
    .locator('[data-module][data-state=mounted]')
    .evaluateAll((elements) => [...new Set(elements.map((element) => element.dataset['module']!))].sort());
  expect.soft(mounted, 'the modules that build/budgets.mjs names for this page').toEqual([...modules].sort());
  expect.soft(files.length, `requests\n${list}`).toBeLessThanOrEqual(requests);
  expect.soft(sum, `bytes\n${list}`).toBeLessThanOrEqual(bytes);
}
