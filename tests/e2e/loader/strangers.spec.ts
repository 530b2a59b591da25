/** Hosts that are hostile, old, strict or strange. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { QUOTE } from '../../chaos/support/modules.ts';
import { counter, expect, OWN, test } from '../support/host.ts';

test(
  'a widget of the host is made once, however many placeholders wait for it',
  { tag: '@core' },
  async ({ host, page }) => {
    const code = `export default async (inlay) => {
    window.made = (window.made ?? 0) + 1;
    const { createElement, defineWidget } = await inlay.kit();
    return defineWidget({ name: 'counter', component: () => createElement('b', null, 'Here') });
  }`;
    await page.route('**/counter.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
    await host.open({
      config: OWN,
      body: Array.from({ length: 20 }, () => counter('data-load="eager"').replace('id="it"', '')).join(''),
    });
    await expect(page.locator('[data-state="mounted"] b')).toHaveCount(20);
    expect(await page.evaluate('window.made')).toBe(1);
  },
);

test(
  'a widget of the host without a component counts on the server-rendered button, from where its attribute says',
  { tag: '@core' },
  async ({ host, page }) => {
    const code = `export default async (inlay) => {
    const { defineProps, defineWidget, integer } = await inlay.kit();
    return defineWidget({
      name: 'counter',
      props: defineProps({ from: integer({ default: 0, description: 'Where it begins.' }) }),
      enhance({ from }, { element }) {
        const button = element.querySelector('button');
        const onClick = () => (button.textContent = element.dataset.count = String(++from));
        button.addEventListener('click', onClick);
        return () => button.removeEventListener('click', onClick);
      },
    });
  }`;
    await page.route('**/counter.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
    await host.open({
      config: OWN,
      body: '<div id="it" data-module="counter" data-from="7"><p>Press <button>7</button></p></div>',
    });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
    const button = host.placeholder().getByRole('button');
    for (const count of ['8', '9']) {
      await button.click();
      await expect(button).toHaveText(count);
      await expect(host.placeholder()).toHaveAttribute('data-count', count);
    }
    await page.evaluate("document.querySelector('#it').dataset.from = '20'");
    await button.click();
    await expect(button).toHaveText('21');
    await page.evaluate("inlay.unmount(document.querySelector('#it'))");
    await button.click();
    await expect(button).toHaveText('21');
    await expect(host.placeholder()).not.toHaveAttribute('data-state');
    expect(host.consoleMessages).toEqual([]);
  },
);

test('beside the jQuery of 2016 both work', { tag: '@core' }, async ({ host, page }) => {
  const jquery = await readFile('node_modules/jquery/dist/jquery.min.js', 'utf8');
  await page.route('**/jquery.js', (route) => route.fulfill({ contentType: 'text/javascript', body: jquery }));
  await host.open({
    config: OWN,
    head: '<script src="/jquery.js"></script>',
    body: `${counter()}<p id="answer"></p><script>jQuery(document).on('inlay:poll-answered', (event) => jQuery('#answer').text(event.originalEvent.detail.answer))</script>`,
  });
  await host.placeholder().getByRole('button').click();
  await page.evaluate(() =>
    (window as never as { jQuery(selector: string): { attr(name: string, value: string): void } })
      .jQuery('#it')
      .attr('data-title', 'By jQuery'),
  );
  await expect(host.placeholder()).toHaveText('By jQuery 1');
  await page.evaluate(() =>
    (window as never as { inlay: { publish(name: string, detail: object): void } }).inlay.publish('poll-answered', {
      answer: 'yes',
    }),
  );
  await expect(page.locator('#answer')).toHaveText('yes');
});

test.describe('After a page translator has replaced our texts,', () => {
  const translate = async (page: Page) => page.evaluate(await readFile('tests/hosts/libraries/translator.js', 'utf8'));

  test('a button that changes says what it does now', { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, body: counter() });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    await translate(page);
    for (const text of ['Pressed 1', 'Pressed 2']) {
      await host.placeholder().getByRole('button').click();
      await expect(host.placeholder()).toHaveText(text);
      await translate(page);
    }
    expect(host.consoleMessages).toEqual([]);
  });

  test('the services are still asked in the language of the page', { tag: '@core' }, async ({ host, page }) => {
    await page.route('**/services/search/**', (route) => route.fulfill({ json: { terms: [] } }));
    await host.open({ body: '<div id="it" data-module="site-search" data-variant="page" data-load="eager"></div>' });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
    await translate(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const request = page.waitForRequest(/suggestions\?/);
    await host.placeholder().getByRole('combobox').fill('steel');
    expect(new URL((await request).url()).searchParams.get('lang')).toBe('en');
  });
});

test(
  'names that an article gives its elements neither hide anything from us nor choose where our scripts come from',
  { tag: '@core' },
  async ({ host, page }) => {
    const strange: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil')) strange.push(request.url());
    });
    const clobbering =
      '<form name="inlayConfig" id="inlayConfig"><input name="base" value="https://evil.example"></form><img id="inlay" alt="" name="currentScript" src="data:," data-base="https://evil.example"><form id="session"></form><a id="location"></a>';
    await host.open({ config: OWN, body: clobbering + QUOTE + counter() });
    await expect(page.locator('#quote').getByRole('figure')).toHaveText('Steel is patient.');
    await expect(host.placeholder()).toHaveText('Pressed 0');
    expect(strange).toEqual([]);
  },
);
