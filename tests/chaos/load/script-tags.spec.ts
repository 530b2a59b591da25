/** The script twice on a page, in two versions, or inserted in every possible way. */
import { readFile } from 'node:fs/promises';
import { counter, expect, OWN, test } from '../../e2e/support/host.ts';
import { comings, type HostWindow } from '../../e2e/support/inlay.ts';

const dist = process.env.DIST_FOLDER ?? 'dist';
const tagOf = (src: string) => `<script src="${src}" defer></script>`;

test(
  'the same script twice mounts the page once, and says so once',
  { tag: ['@L12', '@core'] },
  async ({ host, page }) => {
    await host.open({ config: OWN, tag: tagOf(host.loader) + tagOf(host.loader), body: counter() });
    await host.placeholder().getByRole('button').click();
    await expect(host.placeholder()).toHaveText('Pressed 1');
    await expect.poll(() => comings(page)).toEqual({ mounts: 1, unmounts: 0 });
    expect(host.consoleMessages).toEqual([expect.stringMatching(/^info: Inlay already runs here: \d+\.\d+\.\d+$/)]);
  },
);

test('of two versions the first serves the page, whichever it is', { tag: '@L13' }, async ({ host, page }) => {
  const { version } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8')) as { version: string };
  await page.route('**/next/loader.js', async (route) => {
    const source = await readFile(`${dist}/loader.js`, 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: source.replaceAll(`"${version}"`, '"99.0.0"') });
  });
  const next = tagOf(`${host.cdn.origin}/next/loader.js`).replace('defer', `defer data-base="${host.cdn.origin}"`);
  const ours = tagOf(host.loader);
  for (const [tag, first] of [
    [ours + next, version],
    [next + ours, '99.0.0'],
  ] as const) {
    host.consoleMessages.length = 0;
    await host.open({ config: OWN, tag, body: counter() });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    await expect.poll(() => comings(page)).toEqual({ mounts: 1, unmounts: 0 });
    expect(await page.evaluate(() => (window as never as HostWindow).inlay.version)).toBe(first);
    expect(host.consoleMessages).toEqual([`info: Inlay already runs here: ${first}`]);
  }
});

const scriptTags: Record<string, (src: string) => { tag: string; body: string }> = {
  'in the head, blocking': (src) => ({ tag: `<script src="${src}"></script>`, body: counter() }),
  'in the head, deferred': (src) => ({ tag: tagOf(src), body: counter() }),
  'in the head, async': (src) => ({ tag: `<script src="${src}" async></script>`, body: counter() }),
  'at the end of the body': (src) => ({ tag: '', body: `${counter()}<script src="${src}"></script>` }),
  'before the placeholder': (src) => ({ tag: '', body: `<script src="${src}"></script>${counter()}` }),
  'as a module': (src) => ({
    tag: `<script type="module" src="${src}" data-base="${new URL('.', src).href}"></script>`,
    body: counter(),
  }),
  'by document.write': (src) => ({
    tag: `<script>document.write('<script src="${src}"><\\/script>')</script>`,
    body: counter(),
  }),
  'by a script in the head': (src) => ({
    tag: `<script>document.head.append(Object.assign(document.createElement('script'), { src: '${src}' }))</script>`,
    body: counter(),
  }),
  'by a tag manager once the page is loaded': (src) => ({
    tag: `<script>addEventListener('load', () => setTimeout(() => document.body.insertAdjacentElement('beforeend', Object.assign(document.createElement('script'), { src: '${src}' }))))</script>`,
    body: counter(),
  }),
};

test('the page is the same for every way to add the script', { tag: '@L14' }, async ({ host }) => {
  for (const [how, make] of Object.entries(scriptTags)) {
    await test.step(how, async () => {
      await host.open({ config: OWN, ...make(host.loader) });
      await expect(host.placeholder()).toHaveText('Pressed 0');
      const html = await host.placeholder().evaluate((element) => element.outerHTML);
      // The marker of our own output is new on each page.
      expect(html.replace(/ data-inlay-rendered="[^"]*"/, '')).toBe(
        '<div id="it" data-module="counter" data-state="mounted"><section style="min-height: 60px;"><button type="button">Pressed 0</button></section></div>',
      );
      expect(host.consoleMessages).toEqual([]);
    });
  }
});
