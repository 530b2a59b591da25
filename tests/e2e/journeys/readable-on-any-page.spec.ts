/** Modules follow the colours of their page, not the visitor's system: every text is readable. */
import type { Page } from '@playwright/test';
import { readCatalogue } from '../../../demo/catalogue/read.ts';
import { expect, test, wholeIsMounted } from '../setup/index.ts';
import { measureTexts } from '../setup/text-contrast.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The test serves the host's page; scripts come from a port of this machine.
  permissions: ['local-network-access'],
});

interface HostPage {
  readonly style: string;
  readonly theme?: string;
}

const white: HostPage = { style: 'body { background: #fff; color: #000 }' };

const hosts: Record<string, HostPage> = {
  'a white page': white,
  'a page that declares nothing': { style: '' },
  'a page with both colour schemes': { style: ':root { color-scheme: light dark }' },
  'a dark page': { style: ':root { color-scheme: dark } body { background: #10151c; color: #eee }' },
  'a dark page with data-theme': { style: 'body { background: #10151c; color: #eee }', theme: 'dark' },
};

/** Few pages take little time to open, and short ones little time to measure. */
const MODULES_PER_PAGE = 33;

const catalogue = await readCatalogue();
// Without the token of an e-mailed link, this one redirects to the home page.
const modules = catalogue.widgets.filter(({ name }) => name !== 'registration-confirmation');

test('every module can be read on a white page while the system is dark', { tag: '@core' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(
    page,
    modules.map(({ examples }) => examples[0]!.html),
  );
  await dress(page, white);
  const { count, faint } = await measureTexts(page);
  expect(count, 'texts').toBeGreaterThan(500);
  expect(faint).toEqual([]);
});

for (let start = 0; start < modules.length; start += MODULES_PER_PAGE) {
  const some = modules.slice(start, start + MODULES_PER_PAGE);
  test(`modules from ${some[0]!.name} to ${some.at(-1)!.name} can be read on light and dark pages, whatever the system's scheme`, async ({
    page,
  }) => {
    await open(
      page,
      some.flatMap(({ examples }) => examples.map(({ html }) => html)),
    );
    const faint: object[] = [];
    for (const [host, look] of Object.entries(hosts)) {
      await dress(page, look);
      for (const system of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: system });
        const measured = await measureTexts(page);
        expect(measured.count, 'texts').toBeGreaterThan(400);
        faint.push(...measured.faint.map((text) => ({ host, system, ...text })));
      }
    }
    expect(faint).toEqual([]);
  });
}

/** A host's page with these examples, the demo's services, and no stylesheet except Inlay's. */
async function open(page: Page, examples: readonly string[]) {
  const demonstration = await (await page.request.get('/catalogue/quiz')).text();
  const scripts = demonstration.match(
    /<script[^>]* data-inlay-config>.*?<\/script>|<script\s[^>]*loader\.js[^>]*><\/script>/gs,
  );
  const body = examples.map((html) => `<section>${html}</section>`).join('');
  await page.route('/of-a-host', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Host</title>${scripts?.join('')}</head><body><main>${body}</main></body></html>`,
    }),
  );
  await page.goto('/of-a-host');
  await wholeIsMounted(page);
}

/** The same page with another host's stylesheet. */
function dress(page: Page, host: HostPage) {
  return page.evaluate(({ style, theme }) => {
    const sheet = document.querySelector('#host-styles') ?? document.head.appendChild(document.createElement('style'));
    sheet.id = 'host-styles';
    sheet.textContent = style;
    if (theme) document.documentElement.dataset['theme'] = theme;
    else delete document.documentElement.dataset['theme'];
  }, host);
}
