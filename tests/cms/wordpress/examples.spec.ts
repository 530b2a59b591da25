/**
 * Every example, in posts of an author whose HTML WordPress filters: each example mounts and has the same text as on an
 * unfiltered page. tests/recipe/content-systems.test.ts compares images, controls and notes.
 */
import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { parsePage } from '../../../cli/check/page/parse.ts';
import { startHostSite, startStaticOrigin } from '../../e2e/support/servers.ts';
import { sources } from '../../recipe/source.ts';
import { startWordPress } from './index.mjs';
import { wordsOf } from './shown.ts';

/** Examples with another text after the filter, with the reason. */
const DIFFERENT: Readonly<Record<string, string>> = {
  'inline-video: A server-rendered video': 'WordPress removes <source>, so there is no video',
  "video-hero: From a platform's embed code, with consent": 'WordPress removes <iframe>, so there is no video',
};

/** They lead to another page after seconds. */
const LEADING_AWAY = ['On the page that the e-mail links to, with a button', 'With a long text, and a redirect after'];

/** Each example of these has its own post, because it concerns the whole page. */
const ALONE = ['footnotes', 'registration-confirmation', 'regwall'];

interface Post {
  readonly widget: string;
  readonly title: string;
  readonly html: string;
}

const POSTS: readonly Post[] = sources().flatMap(({ name, examples }) => {
  const posts = examples
    .filter(({ title }) => !LEADING_AWAY.some((start) => title.startsWith(start)))
    .map(({ title, html }) => ({ widget: name, title, html }));
  if (ALONE.includes(name)) return posts;
  const [same, other] = [
    posts.filter((post) => !DIFFERENT[nameOf(post)]),
    posts.filter((post) => DIFFERENT[nameOf(post)]),
  ];
  return [{ widget: name, title: 'examples', html: same.map(({ html }) => html).join('\n') }, ...other];
});

function nameOf({ widget, title }: Pick<Post, 'widget' | 'title'>): string {
  return `${widget}: ${title}`;
}

interface Posted {
  /** URLs by widget and title. */
  filtered: ReadonlyMap<string, string>;
  unfiltered: ReadonlyMap<string, string>;
  /** The content that WordPress prints. */
  html: string;
}

const test = base.extend<object, { posted: Posted }>({
  posted: [
    async ({}, use) => {
      const [site, cdn, wordpress] = await Promise.all([startHostSite(), startStaticOrigin(), startWordPress()]);
      const head = `<link rel="stylesheet" href="${cdn.origin}/inlay.css"><script src="${cdn.origin}/loader.js" async></script>`;
      const server = await wordpress.serve(head);
      try {
        await wordpress.useTheme('twentytwentythree');
        const posts = await wordpress.publish(POSTS, 'author');
        const page = (html: string) =>
          `<!doctype html><html lang="en-US"><head><title>Plain</title><meta name="viewport" content="width=device-width">${head}</head><body><h1>Plain</h1>${html}</body></html>`;
        await use({
          filtered: new Map(posts.map((post) => [nameOf(post), server.addressOf(post)])),
          unfiltered: new Map(POSTS.map((post) => [nameOf(post), site.publish(page(post.html))])),
          html: posts.map(({ html }) => html).join('\n'),
        });
      } finally {
        server.stop();
        await wordpress.stop();
        await Promise.all([site.close(), cdn.close()]);
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// Counting or sliding elements have other texts during their animation. The column of a theme is narrower than a page,
// except on phones.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

for (const name of POSTS.map(nameOf))
  test(`the post of an author shows the same text: ${name}`, async ({ page, posted }) => {
    await open(page, posted.unfiltered.get(name)!);
    const before = await settledWords(page);
    expect(before).not.toEqual([]);
    await open(page, posted.filtered.get(name)!);
    const after = await settledWords(page);
    if (DIFFERENT[name]) expect(after).not.toEqual(before);
    else expect(after).toEqual(before);
  });

test('what WordPress removes from the examples is in the guide for editors', ({ posted }) => {
  const count = (html: string) => {
    const counts = new Map<string, number>();
    for (const { localName } of parsePage(html).querySelectorAll('*'))
      counts.set(localName, (counts.get(localName) ?? 0) + 1);
    return counts;
  };
  const after = count(posted.html);
  const removed = [...count(POSTS.map(({ html }) => html).join('\n'))]
    .filter(([name, before]) => (after.get(name) ?? 0) < before)
    .map(([name]) => name);
  const guide = readFileSync('docs/write-a-placeholder.md', 'utf8');
  const [row = ''] = /^\| WordPress, author or contributor \|[^|]*/m.exec(guide) ?? [];
  expect(removed.filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
  expect(removed).toContain('script');
});

/** Services do not exist here, and neither page may reach other sites. */
async function open(page: Page, address: string): Promise<void> {
  await page.unrouteAll();
  await page.route(
    (url) => url.hostname !== '127.0.0.1' || url.pathname.startsWith('/services/'),
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(address);
  await expect
    .poll(
      () =>
        page.locator('[data-module]').evaluateAll((placeholders) => {
          const waiting = placeholders.filter(
            // Those in a closed panel are not loaded.
            (element) =>
              element.checkVisibility() && /^(?:pending|loading)?$/.test(element.getAttribute('data-state') ?? ''),
          );
          waiting[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return waiting.length;
        }),
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(0);
}

/** Rich text of a datasource appears when the sanitiser has loaded. */
async function settledWords(page: Page): Promise<string[]> {
  let texts: string[] = [];
  await expect
    .poll(
      async () => {
        const previous = texts.join('\n');
        // Themes space raised numbers, and WordPress replaces arrows with images.
        texts = (await wordsOf(page)).map((text) => text.replace(/[\s↩]/g, ''));
        return texts.length > 0 && texts.join('\n') === previous;
      },
      { intervals: [400] },
    )
    .toBe(true);
  return texts;
}
