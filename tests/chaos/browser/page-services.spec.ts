/** Page services at hosts in edit mode, and for visitors who block or store what a consent tool needs. */
import { expect, test } from '../../e2e/support/host.ts';
import { blockCookies, blockStorage } from '../support/blocked-storage.ts';
import {
  choose,
  cookies,
  EXPERIENCE,
  publishedEvents,
  LISTENER,
  pushed,
  THIRD_PARTY,
  TOOL,
} from '../support/consent-tool.ts';
import { atRest } from '../../e2e/setup/rest.ts';

const TAGS = {
  pixel: { src: 'https://tags.example/pixel.js', group: 'C0004' },
  fonts: { src: 'https://tags.example/fonts.js', group: 'none' },
};
const EMBEDS = { ceros: 'https://view.example/{id}' };

/** Third-party requests, all of which get a response. */
let thirdPartyRequests: string[] = [];

test.beforeEach(async ({ page }) => {
  thirdPartyRequests = [];
  await page.route(THIRD_PARTY, (route) => {
    thirdPartyRequests.push(route.request().url());
    return route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: '' })
      : route.fulfill({ contentType: 'text/html', body: '<p>A story</p>' });
  });
});

test(
  'in edit mode no page service starts: no question, no tag, nothing reported, no change of the head or the page',
  { tag: '@core' },
  async ({ page, host }) => {
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(new URL(request.url()).pathname));
    const services = {
      consent: { tool: 'built-in', googleMode: true },
      tags: TAGS,
      analytics: { target: 'dataLayer', group: 'none' },
      links: { office: '/de' },
      metadata: { firm: 'Alder & Voss' },
      shell: { parts: ['skip-link', 'footer', 'language'] },
      embeds: EMBEDS,
    };
    const body = `<main><h1>A page</h1><a href="/insights/steel">Steel</a></main>${EXPERIENCE}`;
    await host.open({ body, head: LISTENER, config: { ...services, mode: 'edit' } });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
    await page.getByRole('link', { name: 'Steel' }).hover();
    await atRest(page);
    expect([thirdPartyRequests, await publishedEvents(page), await pushed(page), await cookies(page)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    const inPage = () =>
      page.evaluate(() => ({
        head: document.head.querySelectorAll(
          'meta[name="robots"], link[rel="canonical"], script[type="application/ld+json"]',
        ).length,
        parts: document.querySelectorAll('.inlay-consent__banner, footer, a[href="#main"]').length,
        link: document.querySelector('main a')!.getAttribute('href'),
      }));
    expect(await inPage()).toEqual({ head: 0, parts: 0, link: '/insights/steel' });

    // For visitors, the same page has all of it.
    await host.open({ body, head: LISTENER, config: services });
    await expect(page.locator('.inlay-consent__banner')).toBeVisible();
    await expect.poll(() => thirdPartyRequests).toEqual([TAGS.fonts.src]);
    await expect.poll(() => pushed(page)).toContain('page');
    await expect.poll(inPage).toMatchObject({ head: 2 });
  },
);

for (const [what, block] of Object.entries({
  storage: [blockStorage],
  cookies: [blockCookies],
  both: [blockStorage, blockCookies],
})) {
  test(`if a visitor blocks ${what}, they are asked, granted scripts run, and withdrawn ones are removed`, async ({
    page,
    host,
  }) => {
    for (const each of block) await each(page);
    await host.open({
      body: EXPERIENCE + '<button data-consent-settings>Cookies</button>',
      head: LISTENER,
      config: {
        consent: { tool: 'built-in', cookies: { C0004: ['_fbp'] } },
        tags: TAGS,
        analytics: { target: 'dataLayer' },
        embeds: EMBEDS,
      },
    });
    const banner = page.getByRole('region', { name: 'Cookies on this site' });
    await banner.getByRole('button', { name: 'Accept all' }).click();
    await expect(banner).toBeHidden();
    await expect(host.placeholder().locator('iframe')).toBeVisible();
    await expect.poll(() => thirdPartyRequests).toContain(TAGS.pixel.src);
    await expect.poll(() => pushed(page)).toEqual(['page']);
    await page.getByRole('button', { name: 'Cookies', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse all' }).click();
    await expect(host.placeholder().locator('iframe')).toHaveCount(0);
    expect((await publishedEvents(page)).slice(-2)).toEqual(['pixel', 'C0001']);
    expect(host.consoleMessages).toEqual([]);
  });
}

test('a cookie that only the server can delete, and one that is set again each time, remain, and the withdrawal is kept', async ({
  page,
  context,
  host,
}) => {
  await context.addCookies([{ name: '_ga_server', value: '1', url: host.site.origin, httpOnly: true }]);
  await host.open({
    body: EXPERIENCE,
    head: TOOL + LISTENER,
    config: { consent: { tool: 'onetrust', cookies: { C0002: ['_ga*'], C0004: [] } }, embeds: EMBEDS },
  });
  await choose(page, 'C0001', 'C0002', 'C0004');
  await expect(host.placeholder().locator('iframe')).toBeVisible();
  await page.evaluate(() => {
    document.cookie = '_ga_gone=1; path=/';
    setInterval(() => (document.cookie = '_ga_back=1; path=/'), 20);
  });
  await choose(page, 'C0001');
  await expect(host.placeholder().locator('iframe')).toHaveCount(0);
  await expect.poll(() => cookies(page)).not.toContain('_ga_gone');
  await expect.poll(() => cookies(page)).toEqual(expect.arrayContaining(['_ga_server', '_ga_back']));
  expect((await publishedEvents(page)).at(-1)).toBe('C0001');
  expect(host.consoleMessages).toEqual([]);
});

test('where an ad blocker keeps the consent tool and the tags away nothing is granted, and the page works', async ({
  page,
  host,
}) => {
  await page.route(/onetrust|tags\.example/, (route) => route.abort('blockedbyclient'));
  await host.open({
    body: EXPERIENCE,
    head: `<script src="https://cdn.onetrust.example/otSDKStub.js"></script>${LISTENER}`,
    config: { consent: { tool: 'onetrust' }, tags: TAGS, analytics: { target: 'dataLayer' }, embeds: EMBEDS },
  });
  await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
  await expect.poll(() => publishedEvents(page)).toEqual(['']);
  await expect.poll(() => host.consoleMessages).toHaveLength(2);
  expect(host.consoleMessages.join('\n')).toMatch(/consent\.tool is "onetrust", and its script is not on the page/);
  expect(host.consoleMessages.join('\n')).toMatch(/tags\.fonts did not load/);
  expect([thirdPartyRequests, await pushed(page)]).toEqual([[], []]);
  // A visitor may still allow one of them.
  await host.placeholder().getByRole('button').first().click();
  await expect(host.placeholder().locator('iframe')).toBeVisible();
});
