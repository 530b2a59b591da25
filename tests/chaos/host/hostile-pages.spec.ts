/** Hosts that are old, unusual or hostile. */
import { aroundPlaceholder, counter, expect, OWN, test } from '../../e2e/support/host.ts';
import { DAMAGE } from '../support/damaged-built-ins.ts';
import { HTML, QUOTE, SIGN_IN } from '../support/modules.ts';
import { atRest } from '../../e2e/setup/rest.ts';

test(
  'widgets work on a page whose libraries have changed the built-ins, and change nothing of the host',
  { tag: ['@H07', '@core'] },
  async ({ host, page }) => {
    const bodies: unknown[] = [];
    await page.route('**/v2/auth/signin', async (route) => {
      bodies.push(route.request().postData());
      await route.fulfill({ status: 401, contentType: 'application/json', body: '{"error":{"code":2004}}' });
    });
    const names = `window.names = function () { var all = []; [Object, Array, Function, String, Element, Node, Promise, Map].forEach(function (one) { Object.getOwnPropertyNames(one.prototype).forEach(function (key) { all.push(one.name + '.' + key); }); }); return all.concat(Object.getOwnPropertyNames(window)); }; window.before = []; window.before = names();`;
    await host.open({
      config: OWN,
      head: `<script>${DAMAGE}${names}</script>`,
      body: SIGN_IN + QUOTE + HTML + counter(),
    });
    await expect(page.locator('#quote')).toHaveText('Steel is patient.');
    await expect(page.locator('#html em')).toHaveText('not');
    await host.placeholder().getByRole('button').click();
    await expect(host.placeholder()).toHaveText('Pressed 1');
    const form = page.locator('#form');
    await form.getByLabel('E-mail address').fill('ingrid@example.com');
    await form.getByLabel('Password', { exact: true }).fill('Lighthouse-42');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    expect(bodies.map((body) => JSON.parse(String(body)) as unknown)).toEqual([
      { username: 'ingrid@example.com', password: 'Lighthouse-42' },
    ]);
    const added = await page.evaluate(() => {
      const { before, names: now } = window as never as { before: string[]; names(): string[] };
      return now().filter((name) => before.indexOf(name) < 0);
    });
    expect(added.filter((name) => !['it', 'form', 'quote', 'html', 'mounts'].includes(name))).toEqual(['inlay']);
    expect(host.consoleMessages).toEqual([]);
  },
);

test('a stylesheet that restyles every bare element spoils no widget', { tag: '@H08' }, async ({ host, page }) => {
  const theme =
    '<style>* { box-sizing: content-box } button, input, label, p, figure, blockquote { all: revert; font: 40px fantasy; text-transform: uppercase; border: 9px solid red; position: absolute; float: right; letter-spacing: 1em }</style>';
  await host.open({ config: OWN, head: theme, body: `<div style="inline-size: 400px">${SIGN_IN}</div>` });
  const button = page.locator('#form').getByRole('button', { name: 'Sign in' });
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('text-transform', 'none');
  await expect(button).toHaveCSS('position', /static|relative/);
  const box = (await button.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(420);
});

const pages = {
  'a blog': {
    doctype: '<!doctype html>',
    htmlAttributes: 'lang="en"',
    wrap: (it: string) =>
      `<div class="wp-site-blocks"><main><article class="post"><div class="entry-content"><p>Before</p>${it}<p>After</p></div></article></main></div>`,
  },
  'a wiki table': {
    doctype: '<!doctype html>',
    htmlAttributes: 'lang="en"',
    wrap: (it: string) =>
      `<div id="mw-content-text"><table class="wikitable"><tr><td>Before</td><td>${it}</td></tr></table></div>`,
  },
  'HTML 4.01': {
    doctype: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">',
    htmlAttributes: 'lang="en"',
    wrap: (it: string) => `<center><font size="2">Before ${it}</font></center>`,
  },
  'no document type at all': {
    doctype: '',
    htmlAttributes: 'lang="en"',
    wrap: (it: string) => `<ul><li>Before<li>${it}</ul>`,
  },
  'a page in Hebrew, in a form': {
    doctype: '<!doctype html>',
    htmlAttributes: 'lang="he" dir="rtl"',
    wrap: (it: string) => `<form action="/search"><label>לפני <input name="q"></label>${it}</form>`,
  },
  'a page in Arabic, in details': {
    doctype: '<!doctype html>',
    htmlAttributes: 'lang="ar" dir="rtl"',
    wrap: (it: string) => `<details open><summary>المزيد</summary>${it}</details>`,
  },
  'a footer': {
    doctype: '<!doctype html>',
    htmlAttributes: '',
    wrap: (it: string) => `<footer><small>Before</small>${it}</footer>`,
  },
  'an open dialog': {
    doctype: '<!doctype html>',
    htmlAttributes: 'lang="tlh"',
    wrap: (it: string) => `<dialog open>${it}</dialog>`,
  },
};

test(
  'a widget shows the same text everywhere, and changes nothing around it',
  { tag: ['@H09', '@core'] },
  async ({ host, page }) => {
    for (const [where, { wrap, ...more }] of Object.entries(pages)) {
      await test.step(where, async () => {
        const body = wrap(counter('data-title="Here"'));
        await host.open({ config: OWN, body, ...more });
        await expect(host.placeholder()).toHaveText('Here 0');
        await host.placeholder().getByRole('button').click();
        await expect(host.placeholder()).toHaveText('Here 1');
        expect(await aroundPlaceholder(page)).toBe(await aroundPlaceholder(page, `${more.doctype}<html><body>${body}`));
        expect(host.consoleMessages).toEqual([]);
      });
    }
  },
);

test('a page served as XML works or is unchanged, without an exception', { tag: '@H10' }, async ({ host, page }) => {
  const xhtml = `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>XHTML</title><script>window.inlayConfig = ${JSON.stringify({ services: { content: '' }, ...OWN })}</script><script src="${host.loader}" defer="defer"></script></head><body><div id="it" data-module="counter" data-title="Here"><p>Server text</p></div>${QUOTE}${SIGN_IN}</body></html>`;
  await page.goto(host.site.publish(xhtml, { 'content-type': 'application/xhtml+xml' }));
  await expect(host.placeholder()).toHaveAttribute('data-state', /mounted|failed/);
  await expect(host.placeholder()).toHaveText(/^(Here 0|Server text)$/);
  await expect(page.locator('#quote')).toHaveText('Steel is patient.');
  await expect(page.locator('#form')).toHaveAttribute('data-state', /mounted|failed/);
  await expect(page.locator('#form')).toContainText('Sign in');
  expect(host.consoleMessages.filter((text) => text.startsWith('uncaught'))).toEqual([]);
});

test('a form looks the same in quirks mode', { tag: '@H11' }, async ({ host, page }) => {
  const sizes: { width: number; height: number }[][] = [];
  for (const doctype of ['<!doctype html>', '']) {
    await host.open({ doctype, body: `<div style="inline-size: 400px; font: 16px/1.5 sans-serif">${SIGN_IN}</div>` });
    await expect(page.locator('#form').getByRole('button', { name: 'Sign in' })).toBeVisible();
    sizes.push(
      await page
        .locator('#form :is(form, label, input, button)')
        .evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
        ),
    );
  }
  const [standard, quirks] = sizes as [(typeof sizes)[0], (typeof sizes)[0]];
  expect(quirks).toHaveLength(standard.length);
  for (const [index, { width, height }] of standard.entries()) {
    expect(Math.abs(quirks[index]!.width - width)).toBeLessThanOrEqual(2);
    expect(Math.abs(quirks[index]!.height - height)).toBeLessThanOrEqual(index ? 4 : 16);
  }
});

test(
  'a base element that points elsewhere moves neither our scripts nor our calls',
  { tag: '@H12' },
  async ({ host, page }) => {
    const strange: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil')) strange.push(request.url());
    });
    await host.open({
      config: { services: { content: '/services/content' } },
      head: '<base href="https://evil.example/">',
      body: QUOTE + SIGN_IN,
    });
    await expect(page.locator('#quote')).toHaveText('Steel is patient.');
    const form = page.locator('#form');
    await form.getByLabel('E-mail address').fill('ingrid@example.com');
    await form.getByLabel('Password', { exact: true }).fill('Lighthouse-42');
    const sent = page.waitForRequest(/\/v2\/auth\/signin/);
    await form.getByRole('button', { name: 'Sign in' }).click();
    expect(new URL((await sent).url()).origin).toBe(host.site.origin);
    expect(new URL(page.url()).origin).toBe(host.site.origin);
    await atRest(page);
    expect(strange).toEqual([]);
  },
);

test(
  'a page that is overwritten while Inlay runs throws nothing, and can start Inlay again',
  { tag: '@H13' },
  async ({ host, page }) => {
    await host.open({ config: OWN, body: counter() });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    await page.evaluate(
      ([src, placeholder]) => {
        document.open();
        document.write(
          `<!doctype html><title>Anew</title><p id="anew">Anew</p>${placeholder}<script src="${src}"></script>`,
        );
        document.close();
      },
      [host.loader, counter('data-title="Again"')] as const,
    );
    await expect(page.locator('#anew')).toHaveText('Anew');
    await expect(host.placeholder()).toHaveText('Again 0');
    expect(host.consoleMessages.filter((text) => !text.startsWith('info'))).toEqual([]);
  },
);
