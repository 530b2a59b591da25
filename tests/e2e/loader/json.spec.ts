/** Notes for editors when a CMS has mangled the JSON of a placeholder. */
import { expect, test } from '../support/host.ts';

const DATA = { quote: 'Steel is patient.', cite1: 'Lucie Marchand' };
const GOOD = JSON.stringify(DATA);
const placeholder = (json: string) =>
  `<div id="it" data-module="pull-quote"><script type="application/json">${json}</script><p>Server text</p></div>`;

for (const [damage, json, repair] of [
  ['typographic quotes', '{“quote”: “Steel is patient.”, “cite1”: “Lucie Marchand”}', 'typographic quotes'],
  ['paragraphs as HTML', `<p>${GOOD}</p>`, 'line breaks and paragraphs as HTML'],
  ['a CDATA section', `//<![CDATA[\n${GOOD}\n//]]>`, 'a CDATA or comment wrapper'],
] as const) {
  test(`${damage}: the widget mounts, and edit mode reports the repair`, { tag: '@core' }, async ({ host }) => {
    await host.open({ config: { mode: 'edit' }, body: placeholder(json) });
    await expect(host.placeholder().getByRole('figure')).toContainText('Steel is patient.');
    await expect(host.placeholder().getByRole('figure')).toContainText(/Lucie\s+Marchand/);
    await expect(host.placeholder().getByRole('note')).toContainText(
      `the JSON was repaired (${repair}); please correct it`,
    );
  });
}

test('on a live page, visitors see a widget with repaired JSON and no note', { tag: '@core' }, async ({ host }) => {
  await host.open({ body: placeholder('{“quote”: “Steel is patient.”}') });
  await expect(host.placeholder()).toHaveText('Steel is patient.');
  expect(host.consoleMessages).toEqual([]);
});

for (const [damage, json] of [
  ['cut off in the middle', '{"quote": "Steel is pat'],
  ['a list', '["Steel is patient."]'],
] as const) {
  test(
    `JSON that is ${damage}: the server's content stays, and the editor reads where to look`,
    { tag: '@core' },
    async ({ host }) => {
      await host.open({ config: { mode: 'edit' }, body: placeholder(json) });
      await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
      await expect(host.placeholder().getByText('Server text')).toBeVisible();
      await expect(host.placeholder().getByRole('note')).toContainText(
        /pull-quote: the JSON in the placeholder (cannot be read\. Line 1: .+\.|must be a group of values such as \{"title": "…"\}, got a list)/,
      );
      expect(host.consoleMessages).toEqual([
        expect.stringMatching(/^error: Inlay: pull-quote: the JSON in the placeholder /),
      ]);
    },
  );
}

test(
  'reports a wrong value, a missing one and an unknown attribute in place, each with the fix',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({
      config: { mode: 'edit' },
      body:
        '<div id="it" data-module="pull-quote" data-qoute="Steel"><p>Server text</p></div><div id="cut" data-module="pull-quote" data-quote="Steel" data-cite-1="Lucie" data-cite2="' +
        'x'.repeat(200) +
        '"></div>',
    });
    await expect(host.placeholder().getByRole('note')).toContainText(
      'pull-quote: data-field="quote" is missing. The quoted text, without quotation marks. Write <div data-field="quote">…</div>.',
    );
    await expect(host.placeholder().getByText('Server text')).toBeVisible();
    await expect(page.locator('#cut').getByRole('note')).toContainText('cite2 was cut to 160 characters: it had 200');
  },
);

test('a megabyte in a value neither blocks the page nor is shown whole', { tag: '@core' }, async ({ host }) => {
  await host.open({
    body: `<div id="it" data-module="pull-quote" data-quote="Steel" data-cite1="${'x'.repeat(1_000_000)}"></div>`,
  });
  await expect(host.placeholder().getByRole('figure')).toContainText('Steel');
  expect((await host.placeholder().textContent())!.length).toBeLessThan(10_000);
});

test('JSON that poses as markup, a prototype or an element runs nothing', { tag: '@core' }, async ({ host, page }) => {
  const attack = '<img src=x onerror="window.hacked = true"><script>window.hacked = true<\\/script>';
  await host.open({
    body: `${placeholder(JSON.stringify({ quote: attack, cite1: attack }).replaceAll('</', '<\\/'))}<div id="proto" data-module="pull-quote"><script type="application/json">{"__proto__": {"hacked": true}, "constructor": {"prototype": {"hacked": true}}, "quote": "Fine"}</script></div>`,
  });
  await expect(page.locator('#proto')).toHaveText('Fine');
  const figure = host.placeholder().getByRole('figure');
  await expect(figure).toBeVisible();
  await expect(figure.locator('script, [onerror]')).toHaveCount(0);
  await expect(figure.locator('figcaption img')).toHaveCount(0);
  expect(
    await page.evaluate(() => [(window as never as { hacked?: true }).hacked, ({} as { hacked?: true }).hacked]),
  ).toEqual([undefined, undefined]);
});
