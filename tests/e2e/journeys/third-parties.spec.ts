/** Nobody but the site, its services and the origin of our scripts hears of a visitor who has allowed nothing. */
import { readdirSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, wholeIsMounted } from '../setup/index.ts';

const EMBEDS = /data-module="(ceros|flourish|bespoke-interactive|audio-player|inline-video|video-hero|background-video|video-\w+)"/;
const asked: Record<string, string> = { 'registration-confirmation': '?token=unknown' };
const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('no page of the site, whole or with content of others in it, asks anybody else', async ({ page, request, demo }) => {
  test.slow();
  const pages = [...(await firstOfEachKind(request)), ...(await withEmbeds(request)), '/demo/consent', '/search?q=steel', '/account/sign-in', '/account/sign-up'];
  expect(pages.length).toBeGreaterThan(20);
  const others = listenForOthers(page, [demo.site, demo.cdn]);
  for (const path of new Set(pages)) {
    await page.goto(path);
    await wholeIsMounted(page);
    expect(others(), path).toEqual([]);
  }
});

for (const [index, part] of [widgets.filter((_, number) => number % 2 === 0), widgets.filter((_, number) => number % 2)].entries()) {
  test(`no example of the catalogue asks anybody else, half ${index + 1}`, async ({ page, demo }) => {
    test.slow();
    const others = listenForOthers(page, [demo.site, demo.cdn]);
    for (const name of part) {
      await page.goto(`/catalogue/${name}${asked[name] ?? ''}`);
      await wholeIsMounted(page);
      expect(others(), name).toEqual([]);
    }
  });
}

test('the same test sees a frame that a visitor lets in', async ({ page, demo }) => {
  const others = listenForOthers(page, [demo.site, demo.cdn]);
  await page.goto('/demo/consent');
  await wholeIsMounted(page);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(others).not.toEqual([]);
});

function listenForOthers(page: Page, own: readonly string[]): () => string[] {
  const heard = new Set<string>();
  page.on('request', (asking) => {
    const { origin, protocol, pathname } = new URL(asking.url());
    if (/^(https?|wss?):$/.test(protocol) && !own.includes(origin)) heard.add(origin + pathname);
  });
  return () => [...heard];
}

/** One page of each template, by the sitemap: English ones, since the others share it. */
async function firstOfEachKind(request: APIRequestContext): Promise<string[]> {
  const kinds = new Map((await sitemap(request)).reverse().map((path) => [path.split('/').slice(1, -1).join('/') || path, path]));
  return [...kinds.values()];
}

async function withEmbeds(request: APIRequestContext): Promise<string[]> {
  const articles = (await sitemap(request)).filter((path) => path.startsWith('/insights/'));
  const found = await Promise.all(articles.map(async (path) => (EMBEDS.test(await (await request.get(path)).text()) ? [path] : [])));
  return found.flat();
}

async function sitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address!).pathname).filter((path) => !/^\/(de|ar|ja)(\/|$)/.test(path));
}
