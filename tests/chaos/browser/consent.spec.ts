/** Nothing is requested without consent, and what a visitor withdraws is removed. */
import type { Page } from '@playwright/test';
import { counter, expect, OWN, test } from '../../e2e/support/host.ts';
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

test(
  'refused scripts are not requested, granted ones load, and withdrawal deletes their cookies, twice',
  { tag: ['@B05', '@core'] },
  async ({ page, host }) => {
    const requests: string[] = [];
    await page.route(THIRD_PARTY, (route) => {
      requests.push(route.request().url());
      const isScript = route.request().url().endsWith('.js');
      return isScript
        ? route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_seen=1; path=/"' })
        : route.fulfill({ contentType: 'text/html', body: '<p>A story</p>' });
    });
    await host.open({
      head: TOOL,
      body: EXPERIENCE,
      config: {
        consent: { tool: 'onetrust', cookies: { C0002: ['_measured*'], C0004: ['_seen'] } },
        tags: { pixel: { src: 'https://tags.example/pixel.js', group: 'C0004' } },
        analytics: { target: 'dataLayer' },
        embeds: { ceros: 'https://view.example/{id}' },
      },
    });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
    await choose(page, 'C0001');
    await atRest(page);
    expect(requests).toEqual([]);
    expect(await cookies(page)).toEqual(['OptanonAlertBoxClosed']);
    expect(await pushed(page)).toEqual([]);

    await choose(page, 'C0001', 'C0002', 'C0004');
    await expect.poll(() => cookies(page)).toContain('_seen');
    expect(requests).toContain('https://tags.example/pixel.js');
    await expect.poll(() => pushed(page)).toEqual(['page']);
    await page.evaluate(() => (document.cookie = '_measured_1=1; path=/'));

    // A running script writes once more while it unloads.
    const between = await page.evaluate(async () => {
      (window as never as { choose(groups: string[]): void }).choose(['C0001']);
      while (/_seen|_measured/.test(document.cookie)) await new Promise(requestAnimationFrame);
      const during = document.cookie;
      document.cookie = '_seen=2; path=/';
      return { during, after: document.cookie };
    });
    expect(between.during).not.toMatch(/_seen|_measured/);
    expect(between.after).toContain('_seen=2');
    await expect.poll(() => cookies(page)).not.toContain('_seen');
    expect(host.consoleMessages).toEqual([]);
  },
);

test('deletes a withdrawn group’s cookies on every parent domain and in the page’s folder, twice, and keeps ours', async ({
  page,
  host,
}) => {
  // Browsers allow no page with such a host name to call this machine, so page and scripts are routed.
  await page.route('https://www.news.alder.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({
        url: (/\/loader\.js$|^\/chunks\//.test(pathname) ? host.cdn.origin : host.site.origin) + pathname,
      }),
    });
  });
  await host.open({
    head: TOOL + LISTENER,
    tag: '<script src="/loader.js" defer></script>',
    body: counter(),
    config: { ...OWN, consent: { tool: 'onetrust', cookies: { C0002: ['_ga*', 'inlay_*'] } } },
  });
  await page.goto(`https://www.news.alder.example${new URL(page.url()).pathname}`);
  await choose(page, 'C0001', 'C0002');
  await expect.poll(() => publishedEvents(page)).toContain('C0001,C0002');
  const left = await page.evaluate(async () => {
    const write = (name: string) =>
      ['', 'www.news.alder.example', 'news.alder.example', 'alder.example'].forEach(
        (domain, index) => (document.cookie = `${name}${index}=1; path=/${domain && `; domain=${domain}`}`),
      );
    write('_ga');
    document.cookie = `_ga_folder=1; path=${location.pathname}`;
    document.cookie = 'inlay_access=ours; path=/; domain=alder.example';
    const before = document.cookie;
    (window as never as { choose(groups: string[]): void }).choose(['C0001']);
    while (document.cookie.includes('_ga')) await new Promise(requestAnimationFrame);
    const after = document.cookie;
    write('_ga_late');
    return { before, after, late: document.cookie };
  });
  for (const name of ['_ga0', '_ga1', '_ga2', '_ga3', '_ga_folder']) expect(left.before).toContain(name);
  expect(left.after).not.toContain('_ga');
  for (const name of ['_ga_late0', '_ga_late1', '_ga_late2', '_ga_late3']) expect(left.late).toContain(name);
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga');
  expect(await page.evaluate(() => document.cookie)).toContain('inlay_access=ours');
});

const publish = (page: Page, event: string) =>
  page.evaluate(
    (name) =>
      (window as never as { inlay: { publish(name: string, detail: object): void } }).inlay.publish('analytics', {
        event: name,
      }),
    event,
  );

test('a tag that throws, one that never loads and one that replaces the data layer stop nothing', async ({
  page,
  host,
}) => {
  const scripts: Record<string, string | undefined> = {
    'throws.js': 'throw new Error("Theirs");',
    'replaces.js':
      'dataLayer = { list: [...dataLayer], push(one) { this.list.push(one); }, flatMap(each) { return this.list.flatMap(each); } };',
    'never.js': undefined,
  };
  await page.route(THIRD_PARTY, (route) => {
    const body = scripts[new URL(route.request().url()).pathname.slice(1)];
    // `undefined`: the request gets no response while the page is open.
    return body === undefined ? undefined : route.fulfill({ contentType: 'text/javascript', body });
  });
  await host.open({
    head: TOOL,
    body: EXPERIENCE,
    config: {
      consent: { tool: 'onetrust', googleMode: true },
      tags: Object.fromEntries(
        Object.keys(scripts).map((file) => [
          file.slice(0, -3),
          { src: `https://tags.example/${file}`, group: 'C0004' },
        ]),
      ),
      analytics: { target: 'dataLayer' },
      embeds: { ceros: 'https://view.example/{id}' },
    },
  });
  await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
  await choose(page, 'C0001', 'C0002', 'C0004');
  await expect
    .poll(() => page.evaluate(() => 'list' in ((window as never as { dataLayer?: object }).dataLayer ?? {})))
    .toBe(true);
  await expect.poll(() => pushed(page)).toEqual(['page']);
  await publish(page, 'after');
  await expect.poll(() => pushed(page)).toEqual(['page', 'after']);
  expect(host.consoleMessages).toEqual(['uncaught: Theirs']);
});

test('a withdrawal in another tab while a tag still loads is reported here, and its cookies are deleted in both', async ({
  page,
  context,
  host,
}) => {
  const requests: string[] = [];
  // The requests get no response while the pages are open.
  await context.route(THIRD_PARTY, (route) => void requests.push(route.request().url()));
  await host.open({
    head: TOOL + LISTENER,
    body: counter(),
    config: {
      ...OWN,
      consent: { tool: 'onetrust', cookies: { C0004: ['_seen'] } },
      tags: { pixel: { src: 'https://tags.example/pixel.js', group: 'C0004' } },
    },
  });
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await expect.poll(() => publishedEvents(tab)).toEqual(['C0001']);
  await choose(page, 'C0001', 'C0004');
  await expect.poll(() => publishedEvents(other)).toEqual(['C0001', 'C0001,C0004']);
  await expect.poll(() => requests).toHaveLength(2);
  await page.evaluate(() => (document.cookie = '_seen=1; path=/'));
  await choose(other, 'C0001');
  for (const tab of [page, other])
    await expect.poll(() => publishedEvents(tab)).toEqual(['C0001', 'C0001,C0004', 'pixel', 'C0001']);
  await expect.poll(() => cookies(page)).not.toContain('_seen');
});

test('a prerendered page shows no consent prompt and loads no third-party scripts or analytics', async ({
  page,
  host,
}) => {
  const requests: string[] = [];
  await page.route(THIRD_PARTY, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.addInitScript(() => {
    Object.assign(window, { isPrepared: true });
    Object.defineProperty(Document.prototype, 'prerendering', {
      get: () => (window as never as { isPrepared: boolean }).isPrepared,
      configurable: true,
    });
  });
  const tags = { fonts: { src: 'https://tags.example/fonts.js', group: 'none' } };
  await host.open({
    body: EXPERIENCE,
    head: LISTENER,
    config: {
      consent: { tool: 'built-in' },
      tags,
      analytics: { target: 'dataLayer', group: 'none' },
      embeds: { ceros: 'https://view.example/{id}' },
    },
  });
  await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
  await atRest(page);
  expect([requests, await publishedEvents(page), await pushed(page)]).toEqual([[], [], []]);
  await expect(page.locator('.inlay-consent__banner')).toHaveCount(0);

  await page.evaluate(() => {
    Object.assign(window, { isPrepared: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.locator('.inlay-consent__banner')).toBeVisible();
  await expect.poll(() => requests).toEqual(['https://tags.example/fonts.js']);
  await expect.poll(() => pushed(page)).toEqual(['page']);
  expect(host.consoleMessages).toEqual([]);
});
