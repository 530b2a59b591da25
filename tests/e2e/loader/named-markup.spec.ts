/** An article may name its elements like members of the document or of a form. */
import type { Page } from '@playwright/test';
import { QUOTE } from '../../chaos/support/modules';
import { counter, expect, OWN, test, type Host } from '../support/host';

type Named = 'document' | 'form';

/** Every name that a page may read from a document or a form. */
async function membersOf(page: Page, what: Named): Promise<string[]> {
  return page.evaluate((kind) => {
    const names = new Set<string>();
    for (
      let prototype: object | null = kind === 'form' ? document.createElement('form') : document;
      prototype;
      prototype = Object.getPrototypeOf(prototype) as object | null
    ) {
      for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
    }
    return [...names];
  }, what);
}

const image = (name: string) => `<img alt="" name="${name}" src="data:,">`;
const formOf = (name: string) => `<form name="${name}"></form>`;
const input = (name: string) => `<input type="hidden" name="${name}">`;

// One element with a name is returned as an element, two as a list.
const once = (names: readonly string[]) => `${names.map(image).join('')}${QUOTE}${counter()}`;
const twice = (names: readonly string[]) =>
  `${names.map(image).join('')}${names.map(formOf).join('')}${QUOTE}${counter()}`;
const inForm = (names: readonly string[]) =>
  `<form id="it" data-module="counter" data-title="Here" action="/search">${names.map(input).join('')}<p data-field="body">Server text</p></form>${QUOTE}`;

/** In the content of the widget, and beside its JSON. */
const aroundForm = (names: readonly string[]) =>
  `<div id="it" data-module="counter" data-title="Here"><form action="/search">${names.map(input).join('')}</form><form data-field="body">${names.map(input).join('')}Server text</form></div>${QUOTE}`;

async function works(host: Host, page: Page, body: string, label: string): Promise<string | undefined> {
  host.consoleMessages.length = 0;
  await host.open({ config: OWN, body });
  try {
    await expect(page.locator('#quote').getByRole('figure')).toHaveText('Steel is patient.');
    await expect(host.placeholder()).toContainText(`${label} 0`);
    // By tag name: a search by role reads properties of every form, which named elements may shadow.
    await host.placeholder().locator('button').click();
    await expect(host.placeholder()).toContainText(`${label} 1`);
    await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
    expect(host.consoleMessages).toEqual([]);
    return undefined;
  } catch (error) {
    return `${host.consoleMessages.join('\n')}\n${(error as Error).message}`;
  }
}

/** Bisects the names that break something. */
async function culprits(
  names: readonly string[],
  isFine: (some: readonly string[]) => Promise<boolean>,
): Promise<string[]> {
  if (await isFine(names)) return [];
  if (names.length === 1) return [...names];
  const middle = names.length >> 1;
  const halves = [await culprits(names.slice(0, middle), isFine), await culprits(names.slice(middle), isFine)].flat();
  return halves.length ? halves : [`together: ${names.join(' ')}`];
}

for (const [what, kind, compose, label] of [
  ['images of a page', 'document', once, 'Pressed'],
  ['images and forms of a page', 'document', twice, 'Pressed'],
  ['controls of a placeholder that is a form', 'form', inForm, 'Here'],
  ['controls of forms inside a placeholder', 'form', aroundForm, 'Here'],
] as const) {
  test(
    `everything mounts and nothing is logged, whatever the names of ${what}`,
    { tag: '@core' },
    async ({ host, page }) => {
      await host.open({ body: '' });
      const names = await membersOf(page, kind);
      expect(names.length).toBeGreaterThan(200);
      const problem = await works(host, page, compose(names), label);
      if (problem === undefined) return;
      test.setTimeout(600_000);
      expect(
        await culprits(names, async (some) => (await works(host, page, compose(some), label)) === undefined),
        problem,
      ).toEqual([]);
    },
  );
}

test(
  'nor do names choose where our scripts or our configuration come from',
  { tag: '@core' },
  async ({ host, page }) => {
    const strange: string[] = [];
    page.on('request', (request) => request.url().includes('evil') && strange.push(request.url()));
    await host.open({
      config: OWN,
      body: `<a id="inlayConfig" href="https://evil.example">x</a><iframe name="inlayConfig" srcdoc="<a id=base href=https://evil.example></a>"></iframe>${image('currentScript')}${image('URL')}${QUOTE}${counter()}`,
    });
    await expect(page.locator('#quote').getByRole('figure')).toHaveText('Steel is patient.');
    await expect(host.placeholder()).toHaveText('Pressed 0');
    expect(strange).toEqual([]);
  },
);
