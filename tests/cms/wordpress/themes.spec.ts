/**
 * WordPress posts by any author and with any editor, in every theme that Debian packages: our modules have the same
 * text and styles as elsewhere.
 */
import { expect, test as base, type Page } from '@playwright/test';
import { startHostSite, startStaticOrigin } from '../../e2e/support/servers.ts';
import { sources } from '../../recipe/source.ts';
import { startWordPress } from './index.mjs';
import { differences, looksOf, wordsOf } from './shown.ts';

/** With the buttons, tables, fields, figures, lists and links that themes style. */
const MODULES = [
  'accordion',
  'article-hero',
  'image',
  'link-list',
  'newsletter-options',
  'pull-quote',
  'quiz',
  'section-header',
  'sign-in',
  'tabbed-container',
  'table',
  'two-up',
];

/** The first example of each module that needs no script element, which an author may not write. */
const POST = {
  widget: 'all',
  title: 'modules',
  html: sources()
    .filter(({ name }) => MODULES.includes(name))
    .map(({ examples }) => examples.find(({ html }) => !/<script/.test(html))!.html)
    .join('\n\n'),
};

const CONFIG =
  '<script type="application/json" data-inlay-config>{"services":{"content":"","user":"","captcha":""}}</script>';

interface Posted {
  useTheme(name: string): Promise<unknown>;
  /** By author and editor. */
  addresses: ReadonlyMap<string, string>;
  /** The same on a page without a theme. */
  plain: string;
}

const test = base.extend<object, { posted: Posted }>({
  posted: [
    async ({}, use) => {
      const [site, cdn, wordpress] = await Promise.all([startHostSite(), startStaticOrigin(), startWordPress()]);
      const head = `<link rel="stylesheet" href="${cdn.origin}/inlay.css">${CONFIG}<script src="${cdn.origin}/loader.js" async></script>`;
      const server = await wordpress.serve(head);
      try {
        const addresses = new Map<string, string>();
        for (const author of ['administrator', 'author']) {
          for (const editor of ['classic', 'block']) {
            const [post] = await wordpress.publish([POST], author, editor);
            addresses.set(`${author}, ${editor} editor`, server.addressOf(post!));
          }
        }
        const plain = site.publish(
          `<!doctype html><html lang="en-US"><head><title>Plain</title><meta name="viewport" content="width=device-width">${head}</head><body><h1>Plain</h1>${POST.html}</body></html>`,
        );
        await use({ useTheme: wordpress.useTheme, addresses, plain });
      } finally {
        server.stop();
        await wordpress.stop();
        await Promise.all([site.close(), cdn.close()]);
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// Counting or sliding elements have other texts and styles during their animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['twentytwentyone', 'twentytwentytwo', 'twentytwentythree']) {
  test(`in ${theme} every module has the same text and appearance as on a page without a theme`, async ({
    page,
    posted,
  }) => {
    await posted.useTheme(theme);
    await open(page, posted.plain);
    const [textsBefore, looks] = [await wordsOf(page), await looksOf(page)];
    expect(textsBefore).toHaveLength(MODULES.length);
    for (const [whose, address] of posted.addresses) {
      await open(page, address);
      expect(await wordsOf(page), whose).toEqual(textsBefore);
      expect(differences(await looksOf(page), looks), whose).toEqual([]);
    }
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  for (const placeholder of await page.locator('[data-module]').all()) {
    await placeholder.scrollIntoViewIfNeeded();
    await expect(placeholder).toHaveAttribute('data-state', 'mounted');
  }
}
