/** Header and footer, for hosts that have none. */
import { expect as expectDemo, mounted, test as demoTest } from '../setup/index.ts';
import { counter, expect, FAR, OWN, test } from '../support/host.ts';
import { atRest } from '../setup/rest.ts';

const PARTS = ['language', 'skip-link', 'live-region', 'fonts', 'header', 'footer'];
const PAGE = `<header style="position: sticky; inset-block-start: 0; block-size: 60px"><a href="#/menu">Menu</a></header><main><button>One</button>${counter()}</main>`;

test(
  'by keyboard a visitor skips to the main part of a page that has no link for it',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({ config: { ...OWN, shell: { parts: PARTS } }, body: PAGE });
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await expect(link).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThan(30);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'One' })).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('tabindex');
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.locator('body > [aria-live="polite"]')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(host.consoleMessages).toEqual([]);
  },
);

test(
  'a page without a module has the configured shell, and requests nothing without a configuration',
  { tag: '@core' },
  async ({ host, page }) => {
    const requests: string[] = [];
    page.on(
      'request',
      (request) => request.url().startsWith(host.cdn.origin) && requests.push(new URL(request.url()).pathname),
    );
    await host.open({ config: { flags: { sso: true } }, body: '<main>Words alone</main>' });
    await atRest(page);
    expect(requests).toEqual(['/loader.js']);
    await host.open({ config: { shell: { parts: ['skip-link'] } }, body: '<main>Words alone</main>' });
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeAttached();
    expect(host.consoleMessages).toEqual([]);
  },
);

test('an Arabic page that does not say so reads from right to left', { tag: '@core' }, async ({ host, page }) => {
  await host.open({ config: { ...OWN, language: 'ar', shell: { parts: PARTS } }, htmlAttributes: '', body: PAGE });
  await expect(page.locator('html[lang="ar"][dir="rtl"]')).toHaveCount(1);
  await expect(page.locator('.inlay-skip-link')).toHaveText('الانتقال إلى المحتوى الرئيسي');
});

test(
  'a header is marked while it overlaps a hero, and no longer once the hero is scrolled away',
  { tag: '@core' },
  async ({ host, page }) => {
    const hero = '<div data-module="full-hero" data-title="Harbours" style="--inlay-header-height: 60px"></div>';
    await host.open({
      config: { shell: { parts: ['header'] } },
      body: `<header style="position: sticky; inset-block-start: 0; block-size: 60px">Menu</header><main>${hero}${FAR}</main>`,
    });
    const header = page.locator('body > header');
    await expect(header).toHaveAttribute('data-inlay-header', 'over');
    await page.evaluate(() => scrollTo(0, 3000));
    await expect(header).not.toHaveAttribute('data-inlay-header');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header).toHaveAttribute('data-inlay-header', 'over');
  },
);

test(
  'an editor has the page as the server rendered it, and so has a host that asks for nothing',
  { tag: '@core' },
  async ({ host, page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const config of [{ ...OWN, mode: 'edit', shell: { parts: PARTS } }, OWN]) {
      await host.open({ config, body: PAGE });
      await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
      await atRest(page);
      await expect(page.locator('.inlay-skip-link, .inlay-footer, [data-inlay-live]')).toHaveCount(0);
    }
    expect(requests.filter((url) => /_shell/.test(url))).toEqual([]);
  },
);

demoTest(
  'a partner’s page whose server writes no skip link has one, and keeps its footer',
  { tag: '@core' },
  async ({ page, demo }) => {
    await page.goto(demo.microsite);
    await mounted(page, 'session-badge');
    await expectDemo(page.getByRole('link', { name: 'Skip to main content' })).toBeAttached();
    await expectDemo(page.getByRole('contentinfo')).toHaveCount(1);
    await expectDemo(page.locator('.inlay-footer')).toHaveCount(0);
  },
);
