/** Modules are dark if the page around them is, whatever the visitor's system prefers. */
import type { Page } from '@playwright/test';
import { expect, type Host, test } from '../support/host.ts';

const LIGHT = 'rgb(16, 36, 62)';
const DARK = 'rgb(242, 237, 228)';

const quote = (attributes = '') =>
  `<div data-module="pull-quote" ${attributes}><p data-field="quote">Words of a page</p></div>`;

interface Place {
  head?: string;
  htmlAttributes?: string;
  body?: string;
  /** The text colour of the module, on a light and on a dark system. */
  inks: readonly [string, string];
}

const scenes: Record<string, Place> = {
  'on a page that declares nothing': { inks: [LIGHT, LIGHT] },
  'on a page with color-scheme: light dark': {
    head: '<style>:root { color-scheme: light dark }</style>',
    inks: [LIGHT, DARK],
  },
  'on a page with color-scheme: dark': { head: '<style>:root { color-scheme: dark }</style>', inks: [DARK, DARK] },
  'on a page with a meta element for both': {
    head: '<meta name="color-scheme" content="dark light">',
    inks: [LIGHT, DARK],
  },
  'on a page with a meta element for light': {
    head: '<meta name="color-scheme" content="light">',
    inks: [LIGHT, LIGHT],
  },
  'on a page with data-theme="dark"': { htmlAttributes: 'data-theme="dark"', inks: [DARK, DARK] },
  'on a page with data-theme="light" and both schemes': {
    htmlAttributes: 'data-theme="light"',
    head: '<style>:root { color-scheme: light dark }</style>',
    inks: [LIGHT, LIGHT],
  },
  'in a dark section of a light page': { body: `<section data-theme="dark">${quote()}</section>`, inks: [DARK, DARK] },
  'in a light section of a dark page': {
    htmlAttributes: 'data-theme="dark"',
    body: `<section data-theme="light">${quote()}</section>`,
    inks: [LIGHT, LIGHT],
  },
  'in a section with its own colour scheme': {
    body: `<section style="color-scheme: dark">${quote()}</section>`,
    inks: [DARK, DARK],
  },
  'on a dark background that the editor chose': { body: quote('data-background-theme="ink"'), inks: [DARK, DARK] },
  'in a shadow root on a page with both schemes': {
    head: '<style>:root { color-scheme: light dark }</style>',
    body: quote('data-isolate'),
    inks: [LIGHT, DARK],
  },
};

for (const [sceneName, { inks, body = quote(), ...page }] of Object.entries(scenes)) {
  test(`${sceneName}, a module is ${wordsFor(inks)}`, async ({ host, page: tab }) => {
    await host.open({ ...page, body });
    for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
      await tab.emulateMedia({ colorScheme });
      await expect(tab.locator('figure')).toHaveCSS('color', inks[index]!);
    }
  });
}

function wordsFor([light, dark]: Place['inks']): string {
  if (light === dark) return light === LIGHT ? 'light' : 'dark';
  return 'as light or dark as the system';
}

test('a dark page is printed in light colours', async ({ host, page }) => {
  await host.open({ head: '<style>:root { color-scheme: dark }</style>', body: quote() });
  await expect(page.locator('figure')).toHaveCSS('color', DARK);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('figure')).toHaveCSS('color', LIGHT);
});

test.describe('a browser without light-dark()', () => {
  for (const [page, { head, colour }] of Object.entries({
    'a page that declares nothing': { head: '', colour: 'rgb(0, 0, 0)' },
    'a page with both schemes': {
      head: '<style>:root { color-scheme: light dark }</style>',
      colour: 'rgb(255, 255, 255)',
    },
  })) {
    test(`shows the system's text colour on ${page} while the system is dark`, async ({ host, page: tab }) => {
      await withoutLightDark(host, tab);
      await tab.emulateMedia({ colorScheme: 'dark' });
      await host.open({ head, body: quote() });
      await expect(tab.locator('figure')).toHaveCSS('color', colour);
    });
  }

  test('shows light values while the system is light', async ({ host, page }) => {
    await withoutLightDark(host, page);
    await host.open({ body: quote() });
    await expect(page.locator('figure')).toHaveCSS('color', LIGHT);
  });

  /** A replacement: the tokens use a function that no browser has. */
  function withoutLightDark({ cdn }: Host, page: Page) {
    return page.route(`${cdn.origin}/chunks/_runtime*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(#000', 'unknown(#000') });
    });
  }
});

test.describe('an accent of the page', () => {
  const GREEN = 'rgb(0, 105, 92)';
  const button = `<div data-module="forgot-password"></div>`;
  const accents = {
    'set on the root': { head: `<style>:root { --inlay-accent: ${GREEN} }</style>`, body: button },
    'set on a section': { body: `<section style="--inlay-accent: ${GREEN}">${button}</section>` },
    'set on the placeholder': {
      body: button.replace('<div', `<div style="--inlay-accent: ${GREEN}"`),
    },
  };
  for (const [where, page] of Object.entries(accents)) {
    test(`${where} changes the colours of hover and focus, too`, async ({ host, page: tab }) => {
      await host.open(page);
      const send = tab.locator('.inlay-button[data-variant="primary"]').first();
      await expect(send).toHaveCSS('background-color', GREEN);
      await send.hover();
      // Three quarters of it, and one of the text colour.
      await expect(send).toHaveCSS('background-color', /^oklab\(0\.41/);
      await send.focus();
      await tab.keyboard.press('Shift');
      await expect(send).toHaveCSS('outline-color', /^oklab\(0\.41/);
    });
  }

  test('keeps the page’s styles for hover and focus', async ({ host, page }) => {
    await host.open({
      head: `<style>:root { --inlay-accent: ${GREEN}; --inlay-accent-strong: rgb(1, 2, 3); --inlay-focus: rgb(4, 5, 6) }</style>`,
      body: button,
    });
    const send = page.locator('.inlay-button[data-variant="primary"]').first();
    await send.hover();
    await expect(send).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await send.focus();
    await page.keyboard.press('Shift');
    await expect(send).toHaveCSS('outline-color', 'rgb(4, 5, 6)');
  });
});
