/** After a failure: the content that visitors still see, and the messages for developers. */
import type { Route } from '@playwright/test';
import { expectServerContent, NEIGHBOUR, notFound, QUOTE, script } from '../../chaos/support/failing-chunk';
import { counter, expect, OWN, test } from '../support/host';

for (const [what, answer] of [
  ['is refused by the network', (route: Route) => route.abort()],
  ['is a page that calls itself a script', script('<!doctype html><title>Our app</title>')],
  ['exports nothing', script('export const a = 1')],
  ['exports what is no widget', script('export default {}')],
  ['exports a function that throws', script('export default () => { throw new Error("pull-quote: of a stranger") }')],
  ['exports a function that makes a function', script('export default () => () => ({})')],
] as const) {
  test(
    `a script that ${what} leaves the server's content and every other widget, with one message`,
    { tag: '@core' },
    async ({ host, page }) => {
      await expectServerContent(host, page, answer);
    },
  );
}

test(
  'a shared script that fails is the failure of the widgets that need it',
  { tag: '@core' },
  async ({ host, page }) => {
    await page.route(/\/chunks\/_ui-/, notFound);
    await host.open({ config: OWN, body: QUOTE + NEIGHBOUR });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
    await expect(host.placeholder()).toHaveText('Steel is patient.');
    await expect(page.locator('#neighbour')).toHaveText('Pressed 0');
  },
);

test(
  'a script that is aborted because the visitor leaves the page is not reported as an error',
  { tag: '@core' },
  async ({ host, page }) => {
    const left = page.waitForRequest(/\?next$/);
    await page.route(/\/counter\.js/, async (route) => {
      await left;
      await route.abort();
    });
    await host.open({ config: OWN, body: `${counter()}<a href="?next">Next</a>` });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'loading');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/counter.js'));
    await page.route(/\?next$/, async (route) => {
      // The old page's requests are cancelled before the next page is there.
      await failed;
      await route.fulfill({ contentType: 'text/html', body: '<h1>Next page</h1>' });
    });
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Next page' })).toBeVisible();
    expect(host.consoleMessages).toEqual([]);
  },
);

test.describe('A name that we do not know', () => {
  test('is ignored if it may belong to other code', { tag: '@core' }, async ({ host, page }) => {
    const html = '<div id="it" data-module="govuk-button" data-load="eager"><p>Theirs</p></div>';
    await host.open({ config: OWN, body: html + NEIGHBOUR });
    await expect(page.locator('#neighbour')).toHaveText('Pressed 0');
    expect(await host.placeholder().evaluate((element) => element.outerHTML)).toBe(html);
    expect(host.consoleMessages).toEqual([]);
  });

  test('is reported in edit mode, with the likely name', { tag: '@core' }, async ({ host }) => {
    await host.open({
      config: { mode: 'edit' },
      body: '<div id="it" data-module="pull-qoute"><p>Server text</p></div>',
    });
    await expect(host.placeholder().getByRole('note')).toContainText(
      'there is no module "pull-qoute"; did you mean "pull-quote"?',
    );
    await expect(host.placeholder()).toContainText('Server text');
  });

  test('is a failure where the prefix says that it is ours', { tag: '@core' }, async ({ host }) => {
    await host.open({ body: '<div id="it" data-module="inlay-pull-qoute"><p>Server text</p></div>' });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
    await expect(host.placeholder()).toHaveText('Server text');
    expect(host.consoleMessages).toEqual([
      expect.stringContaining('error: Inlay: there is no module "pull-qoute"; did you mean "pull-quote"?'),
    ]);
  });
});

test(
  'a prefixed name is ours, and where only prefixed names are, a bare one is not',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({
      config: { ...OWN, prefixed: true },
      body: `<div id="it" data-module="inlay-counter" data-title="Ours"></div><div id="theirs" data-module="counter">Theirs</div>`,
    });
    await expect(host.placeholder()).toHaveText('Ours 0');
    await expect(page.locator('#theirs')).toHaveText('Theirs');
    await expect(page.locator('#theirs')).not.toHaveAttribute('data-state');
  },
);
