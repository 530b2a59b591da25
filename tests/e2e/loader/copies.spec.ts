/** Pages that copy, store and restore a widget's rendered markup. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/host.ts';

const DATA = '<script type="application/json">{"items": [{"title": "Who pays?", "body": "<p>We do.</p>"}]}</script>';
const QUESTIONS = `<main><section id="slides"><div id="it" data-module="accordion">${DATA}</div>
<div id="rich" data-module="accordion"><details data-item="items"><summary>How much?</summary><div data-field="body"><p>A <em>lot</em>.</p></div></details></div></section></main>`;

const rendered = (page: Page) => page.locator('[data-module="accordion"]');
const buttons = (page: Page) => page.locator('main').getByRole('button', { name: /Who pays|How much/ });

/** Each question is there once per placeholder, and opens. */
async function expectAlive(page: Page, count: number) {
  await expect(page.locator('[data-module][data-state="mounted"]')).toHaveCount(count);
  await expect(buttons(page)).toHaveCount(count);
  await buttons(page).last().click();
  await expect(buttons(page).last()).toHaveAttribute('aria-expanded', 'true');
  await expect(rendered(page).last()).toContainText('A lot.');
}

test.beforeEach(async ({ host, page }) => {
  await host.open({ body: QUESTIONS });
  await expectAlive(page, 2);
});

test('a page of the history snapshots of htmx mounts again', { tag: '@core' }, async ({ host, page }) => {
  const main = page.locator('main');
  const snapshot = await main.innerHTML();
  await main.evaluate((element) => (element.innerHTML = '<p>Another page</p>'));
  await expect(main).toHaveText('Another page');
  await main.evaluate((element, html) => (element.innerHTML = html), snapshot);
  await expectAlive(page, 2);
  expect(host.consoleMessages).toEqual([]);
});

test('a page from the cache of Turbo mounts again, also with another head', async ({ host, page }) => {
  const snapshot = await page.evaluateHandle(() => document.body.cloneNode(true) as HTMLElement);
  await page.evaluate(() => {
    const next = document.createElement('body');
    next.innerHTML = '<p>Another page</p>';
    document.body.replaceWith(next);
    document.head.replaceChildren(Object.assign(document.createElement('title'), { textContent: 'Another head' }));
  });
  await expect(page.locator('body')).toHaveText('Another page');
  await snapshot.evaluate((body) => document.body.replaceWith(body));
  await expectAlive(page, 2);
  expect(host.consoleMessages).toEqual([]);
});

test('slides that a slider clones are alive, and the originals stay as they are', async ({ host, page }) => {
  await page.evaluate(() => {
    const slides = document.getElementById('slides')!;
    slides.after(slides.cloneNode(true));
  });
  await expectAlive(page, 4);
  await page.evaluate(() => document.querySelector('#slides + #slides')!.remove());
  await expect(buttons(page).last()).toHaveAttribute('aria-expanded', 'true');
  expect(host.consoleMessages).toEqual([]);
});

/** Copies whose page no longer has the server's content: the script has to start again. */
for (const [what, change] of [
  ['saved as a file', (html: string) => html],
  [
    'behind a translation proxy',
    (html: string) => html.replace(/(Who pays\?|How much\?)/g, '<font dir="auto"><font>$1</font></font>'),
  ],
] as const) {
  test(`a page ${what} shows its content, once`, async ({ host, page }) => {
    const main = await page.locator('main').evaluate((element) => element.outerHTML);
    await host.open({ body: change(main) });
    await expect(rendered(page).first()).toHaveAttribute('data-state', 'failed');
    await expect(rendered(page).last()).toHaveAttribute('data-state', 'failed');
    await expect(buttons(page)).toHaveText(['Who pays?', 'How much?']);
    await expect(rendered(page).last()).toContainText('A lot.');
    expect(host.consoleMessages).toEqual([
      expect.stringContaining('accordion: this placeholder holds a copy of what the module showed'),
      expect.stringContaining('accordion: this placeholder holds a copy of what the module showed'),
    ]);
  });
}

test('edit mode explains what to do if the content system stored a mounted page', async ({ host, page }) => {
  const main = await page.locator('main').evaluate((element) => element.outerHTML);
  await host.open({ body: main, config: { mode: 'edit' } });
  await expect(page.getByRole('note').first()).toContainText('Write the content again');
  await expect(buttons(page)).toHaveText(['Who pays?', 'How much?']);
});

test('a copy of a widget without server content mounts on any page', async ({ host, page }) => {
  await host.open({ body: '<main><div id="it" data-module="pull-quote" data-quote="Steel is patient."></div></main>' });
  await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
  const main = await page.locator('main').evaluate((element) => element.outerHTML);
  await host.open({ body: main });
  await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
  await expect(page.getByRole('figure')).toHaveText('Steel is patient.');
  expect(host.consoleMessages).toEqual([]);
});
