/** The sources of a configuration, and the messages about a wrong one. */
import { counter, expect, OWN, test } from '../support/host';
import type { HostWindow } from '../support/inlay';

const json = (values: object) => `<script type="application/json" data-inlay-config>${JSON.stringify(values)}</script>`;

async function configured(page: import('@playwright/test').Page) {
  return page.evaluate(async () => {
    const { inlay } = window as never as HostWindow;
    await new Promise((resolve) => inlay.push(resolve));
    const { mode, language, clientId, services } = inlay.config;
    return { mode, language, clientId, user: services.user };
  });
}

test('sources are merged, the tag of the script the strongest', { tag: '@core' }, async ({ host, page }) => {
  await host.open({
    head: json({ language: 'de', clientId: 'Head', services: { user: '/head' } }),
    config: { clientId: 'Window', mode: 'edit' },
    tag: `<script src="${host.loader}" defer data-mode="preview"></script>`,
    body: json({ language: 'ar', clientId: 'Body' }),
  });
  expect(await configured(page)).toEqual({ language: 'de', clientId: 'Window', mode: 'preview', user: '/head' });
  expect(host.consoleMessages).toEqual([]);
});

for (const mode of ['edit', 'preview'])
  test(`mode "${mode}" in the body does not turn off consent and analytics for visitors`, async ({ host, page }) => {
    await host.open({ config: OWN, body: json({ mode }) + counter() });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    expect(await configured(page)).toMatchObject({ mode: 'live' });
    await expect(page.locator('[data-inlay-edit], .inlay-edit, .inlay-toolbar')).toHaveCount(0);
    await expect
      .poll(() => host.consoleMessages)
      .toEqual([expect.stringMatching(/key "mode" is only taken from <head>, window.inlayConfig or the loader's tag/)]);
  });

test(
  'an unknown key, a wrong type and JSON that does not parse are one message each, and the page works',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({
      head: `${json({ languge: 'de', mode: 'editing' })}<script type="application/json" data-inlay-config>{"mode": "edit",}</script>`,
      config: OWN,
      body: counter(),
    });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    expect(await configured(page)).toMatchObject({ mode: 'live', language: '' });
    await expect
      .poll(() => host.consoleMessages.slice().sort())
      .toEqual([
        expect.stringMatching(
          /^warning: Inlay: configuration has an unknown key "languge"; did you mean "language"\? \(data-inlay-config\)$/,
        ),
        expect.stringMatching(
          /^warning: Inlay: configuration key "mode" must be "live", "edit" or "preview", got "editing". The default is used\. \(data-inlay-config\)$/,
        ),
        expect.stringMatching(/^warning: Inlay: the JSON in data-inlay-config is not valid, so it is not used\./),
      ]);
  },
);

test('former names of keys and texts work, with one warning each', { tag: '@core' }, async ({ host, page }) => {
  await page.route('**/texts/dictionary/en', (route) =>
    route.fulfill({ json: { entries: { 'consent.refuseAll': 'No, thank you' } } }),
  );
  await host.open({
    config: {
      services: { content: '/texts' },
      consent: { tool: 'built-in' },
      policy: { longestEmail: 20, longestName: 30, maxNameLength: 40 },
    },
    body: '<div id="it" data-module="forgot-password" data-load="eager"></div>',
  });
  await expect(page.getByRole('button', { name: 'No, thank you' })).toBeVisible();
  await host.placeholder().getByLabel('E-mail').fill('ada@long-name.example.com');
  await host.placeholder().getByRole('button', { name: 'Send' }).click();
  await expect(host.placeholder()).toContainText('can have at most 20 characters. Remove 5.');
  const policy = await page.evaluate(() => (window as never as HostWindow).inlay.config.policy);
  expect(policy).toEqual({ maxEmailLength: 20, maxNameLength: 40 });
  await expect
    .poll(() => host.consoleMessages.slice().sort())
    .toEqual([
      'warning: Inlay: configuration key "policy.longestEmail" is deprecated: it is now "policy.maxEmailLength". (window.inlayConfig)',
      'warning: Inlay: configuration key "policy.longestName" is deprecated and not read, because its new name "policy.maxNameLength" is set, too. (window.inlayConfig)',
      'warning: Inlay: dictionary key "consent.refuseAll" is deprecated: it is now "consent.rejectAll".',
    ]);
});

for (const [what, json, message] of [
  ['null', 'null', 'configuration must be an object such as {"language": "de"}, got null. It is not used.'],
  [
    'a base that is no address',
    '{"base":"http://["}',
    'configuration key "base" must be an address such as "https://www.example.com/path" or "/path", got "http://[". The default is used.',
  ],
] as const) {
  test(`${what} logs one message, and breaks no widget`, { tag: '@core' }, async ({ host, page }) => {
    await host.open({
      head: `<script type="application/json" data-inlay-config>${json}</script>`,
      config: OWN,
      body: `<script type="application/json" data-inlay-config>{}</script>${counter()}<div id="own" data-module="pull-quote" data-quote="Steel is patient."></div>`,
    });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    await expect(page.locator('#own').getByRole('figure')).toHaveText('Steel is patient.');
    expect(await configured(page)).toMatchObject({ language: '', mode: 'live' });
    await expect.poll(() => host.consoleMessages).toEqual([`warning: Inlay: ${message} (data-inlay-config)`]);
  });
}

test(
  'of two scripts the one in the head wins, for the loader as for the rest',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({
      config: OWN,
      head: json({ language: 'de', prefixed: false }),
      body: `${json({ language: 'ar', prefixed: true })}${counter()}<div data-module="sign-in" data-load="eager"></div>`,
    });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(host.consoleMessages).toEqual([]);
  },
);

test('modules may stand on the tag as JSON', { tag: '@core' }, async ({ host }) => {
  await host.open({
    tag: `<script src="${host.loader}" defer data-modules='{"counter": "/counter.js"}'></script>`,
    body: counter(),
  });
  await expect(host.placeholder()).toHaveText('Pressed 0');
  expect(host.consoleMessages).toEqual([]);
});

for (const base of ['', 'data-base'])
  test(`as a module, the script finds its files by ${base || 'its own tag'}`, { tag: '@core' }, async ({ host }) => {
    await host.open({
      config: OWN,
      tag: `<script type="module" src="${host.loader}" ${base && `${base}="${host.cdn.origin}"`}></script>`,
      body: counter(),
    });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    expect(host.consoleMessages).toEqual([]);
  });

test('a script without its own address says that it needs `data-base`', async ({ host, page }) => {
  await host.open({ config: OWN, tag: '', body: counter() });
  const source = await (await fetch(host.loader)).text();
  await page.evaluate(
    (text) => document.head.append(Object.assign(document.createElement('script'), { textContent: text })),
    source,
  );
  await expect.poll(() => host.consoleMessages.join('\n')).toContain('set data-base on the script tag');
});

test(
  'a script inside another bundle uses the configured location of its files',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({ config: { ...OWN, base: host.cdn.origin }, tag: '', body: counter() });
    const source = await (await fetch(host.loader)).text();
    await page.evaluate(
      (text) => document.head.append(Object.assign(document.createElement('script'), { textContent: text })),
      source,
    );
    await expect(host.placeholder()).toHaveText('Pressed 0');
  },
);

test(
  'a page in German speaks German, a placeholder in Arabic speaks Arabic',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({
      config: OWN,
      htmlAttributes: 'lang="de-AT"',
      body: '<div data-module="sign-in" data-load="eager"></div><div id="it" data-module="sign-in" data-load="eager" data-language="ar"></div>',
    });
    await expect(page.locator('[data-module=sign-in]').first().getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(host.placeholder()).toHaveAttribute('dir', 'rtl');
    await expect(host.placeholder().getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  },
);

test(
  'a placeholder that is given another language speaks that, and without one the language of its page',
  { tag: '@core' },
  async ({ host }) => {
    await host.open({ config: OWN, body: '<div id="it" data-module="sign-in" data-load="eager"></div>' });
    await expect(host.placeholder().getByRole('button', { name: 'Sign in' })).toBeVisible();
    await host.placeholder().evaluate((element) => (element.dataset.language = 'ar'));
    await expect(host.placeholder().getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
    await expect(host.placeholder()).toHaveAttribute('dir', 'rtl');
    await expect(host.placeholder()).toHaveAttribute('lang', 'ar');
    await host.placeholder().evaluate((element) => element.removeAttribute('data-language'));
    await expect(host.placeholder().getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(host.placeholder()).not.toHaveAttribute('dir');
  },
);

test('a language that cannot be fetched leaves English', { tag: '@core' }, async ({ host, page }) => {
  await page.route(/\/chunks\/_de-/, (route) => route.abort());
  await host.open({
    config: OWN,
    htmlAttributes: 'lang="de"',
    body: '<div id="it" data-module="sign-in" data-load="eager"></div>',
  });
  await expect(host.placeholder().getByRole('button', { name: 'Sign in' })).toBeVisible();
});
