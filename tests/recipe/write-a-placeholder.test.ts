/** Every example of docs/write-a-placeholder.md, pasted unchanged. */
import { readFileSync } from 'node:fs';
import { screen } from 'testing';
import { loadWidget } from './load-widget';
import { openPage } from './page';
import { silenceServices } from './silent-services';

const examples = [...readFileSync('docs/write-a-placeholder.md', 'utf8').matchAll(/```html\n(.*?)```/gs)].map(
  ([, html = '']) => [/data-module="([\w-]+)"/.exec(html)![1]!, html] as const,
);

/** Markup that content systems remove from authors' markup. */
const TAKEN = 'script, style, iframe, form, input, data, time';

beforeEach(silenceServices);

test('the page for editors has examples', () => {
  expect(examples.length).toBeGreaterThan(5);
});

describe.each(examples)('the example of %s', (name, html) => {
  test('needs nothing that a content system takes away', () => {
    const host = document.createElement('div');
    host.innerHTML = html;
    expect(host.querySelector(TAKEN)).toBeNull();
    expect(html).not.toMatch(/ (?:style|on\w+)=/);
  });

  test.each(['live', 'edit'])('shows every word and leaves nothing to correct (mode: %s)', async (mode) => {
    const page = openPage(html, loadWidget(name), { mode });
    await page.mount();
    expect(page.notes()).toEqual([]);
    expect(page.host.querySelector('[data-module]')!.textContent).toMatch(/\w/);
    await page.unmount();
    page.host.remove();
  });
});

test('renders emphasis and formulas in its titles', async () => {
  const page = openPage(examples.find(([name]) => name === 'accordion')![1], loadWidget('accordion'));
  await page.mount();
  expect(screen.getByText('2')).toHaveProperty('localName', 'sub');
  await page.unmount();
});
