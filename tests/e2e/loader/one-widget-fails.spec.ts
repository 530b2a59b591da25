/** One widget fails in an unusual way; every other widget of the page mounts all the same. */
import type { Page } from '@playwright/test';
import { script } from '../../chaos/support/failing-chunk';
import { expect, OWN, test, type Host } from '../support/host';

const BROKEN = '<div id="it" data-module="broken" data-load="eager"><p>Server text</p></div>';
const OTHERS = [1, 2, 3].map((id) => `<div id="other-${id}" data-module="counter" data-load="eager"></div>`).join('');

/** The broken widget is between others, to see what follows it. */
async function open(host: Host, page: Page, code: string, head = '') {
  await page.route('**/broken.js', script(code));
  await host.open({
    config: { ...OWN, policy: { timeout: 500 } },
    head,
    body: OTHERS.replaceAll('other', 'before') + BROKEN + OTHERS,
  });
}

async function expectOthers(page: Page) {
  await expect(page.locator('[data-module="counter"][data-state="mounted"]')).toHaveCount(6);
  await expect(page.locator('#other-3')).toHaveText('Pressed 0');
  expect(await page.evaluate('inlay.ready.then(() => "ready")')).toBe('ready');
}

for (const [what, code, message] of [
  [
    'whose component throws null',
    'export default { name: "broken", component() { throw null; } }',
    'broken: threw null, which is not an Error',
  ],
  [
    'whose component throws nothing',
    'export default { name: "broken", component() { throw undefined; } }',
    'broken: threw undefined, which is not an Error',
  ],
  [
    'whose component throws a text',
    'export default { name: "broken", component() { throw "boom"; } }',
    'broken: threw boom, which is not an Error',
  ],
  [
    'that prepares itself and throws null',
    'export default { name: "broken", prepare() { throw null; }, component: () => null }',
    'broken: threw null, which is not an Error',
  ],
  [
    'that prepares itself and rejects with nothing',
    'export default { name: "broken", prepare: () => Promise.reject(), component: () => null }',
    'broken: threw undefined, which is not an Error',
  ],
  [
    'whose module rejects with nothing',
    'export default () => Promise.reject()',
    'broken: threw undefined, which is not an Error',
  ],
  [
    'that prepares itself for ever',
    'export default { name: "broken", prepare: () => new Promise(() => {}), component: () => null }',
    'broken: what its `prepare` waits for did not come within 500 ms (policy.timeout)',
  ],
  [
    'whose module makes it for ever',
    'export default () => new Promise(() => {})',
    'broken: the widget that its script makes did not come within 500 ms (policy.timeout)',
  ],
] as const) {
  test(`a widget ${what} leaves its server content and every other widget, with one message`, async ({
    host,
    page,
  }) => {
    await open(host, page, code);
    await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
    await expect(host.placeholder()).toHaveText('Server text');
    await expectOthers(page);
    expect(host.consoleMessages).toEqual([expect.stringContaining(`error: Inlay: ${message}`)]);
  });
}

test('a host whose console throws still gets every other widget', async ({ host, page }) => {
  await open(
    host,
    page,
    'export default { name: "broken", component() { throw new Error("boom"); } }',
    '<script>console.error = () => { throw null; };</script>',
  );
  await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
  await expect(host.placeholder()).toHaveText('Server text');
  await expectOthers(page);
});

test('a host whose scheduler throws still gets every widget', async ({ host, page }) => {
  const head = '<script>Object.defineProperty(self, "scheduler", { value: { postTask() { throw null; } } });</script>';
  const many = Array.from(
    { length: 300 },
    (_, id) => `<div id="many-${id}" data-module="counter" data-load="eager"></div>`,
  );
  await host.open({ config: OWN, head, body: many.join('') });
  await expect(page.locator('[data-state="mounted"]')).toHaveCount(300);
});
