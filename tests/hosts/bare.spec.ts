/** Five bare pages with ten modules each, on a phone and on a wide screen. */
import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import { bareModules } from './bare/modules.ts';
import { watch } from './setup/complaints.ts';
import { withoutExceptions } from './setup/exceptions.ts';
import { expect, serveFiles, test } from './setup/index.ts';

interface BarePage {
  /** Completes the sentence "A page …". */
  readonly title: string;
  readonly file: string;
  readonly path: string;
  /** The charset of the HTTP header. */
  readonly charset?: string;
  /** Whether the page is a frame of a frameset. */
  readonly isFramed?: boolean;
  /** The path of the script on the host, if it is not on another origin. */
  readonly folder?: string;
}

const PAGES: readonly BarePage[] = [
  { title: 'of the age of framesets, with a base element', file: 'framed', path: '/archiv/inhalt.htm', isFramed: true },
  { title: 'in quirks mode', file: 'quirks', path: '/quirks.htm' },
  { title: 'under a path of a reverse proxy', file: 'proxied', path: '/presse/2026/seite', folder: '/presse/assets/' },
  { title: 'in windows-1252', file: 'windows-1252', path: '/seite.asp', charset: 'windows-1252' },
  { title: 'with the libraries of 2010', file: 'libraries-of-2010', path: '/index.php' },
];

const DIST = process.env.DIST_FOLDER ?? 'dist';

/** The bytes of windows-1252 that differ from ISO 8859-1. */
const WINDOWS_1252: Record<string, number> = { '€': 0x80, '“': 0x93, '”': 0x94, '–': 0x96, '’': 0x92 };

for (const bare of PAGES)
  for (const width of [360, 1440])
    test(
      `A page ${bare.title} shows ten modules at ${width} px, and does not change around them`,
      {
        tag: bare.file === 'windows-1252' && width === 360 ? '@core' : [],
      },
      async ({ context, page, servers }) => {
        await page.setViewportSize({ width, height: 800 });
        const loader = bare.folder ? `${bare.folder}loader.js` : `${servers.cdn.origin}/loader.js`;
        await serveFiles(context);
        if (bare.folder)
          await context.route(`**${bare.folder}**`, (route) =>
            route.fulfill({ path: `${DIST}/${new URL(route.request().url()).pathname.slice(bare.folder!.length)}` }),
          );
        const address = servers.site.publish(
          encode(compose(bare.file, loader), bare.charset),
          { 'content-type': `text/html${bare.charset ? '' : '; charset=utf-8'}` },
          bare.path,
        );
        const outer = bare.isFramed && servers.site.publish(frameset(bare.path));
        const open = async (): Promise<Frame> => {
          await page.goto(outer || address);
          return outer ? page.frame('inhalt')! : page.mainFrame();
        };

        await context.route(`**${new URL(loader, address).pathname}`, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
        const without = withoutExceptions(await (await open()).evaluate(hostOf));
        await context.unroute(`**${new URL(loader, address).pathname}`);

        const complaints = watch(page);
        const frame = await open();
        const placeholders = frame.locator('[data-module]');
        await expect(placeholders).toHaveCount(bareModules.length);
        for (const [index, { texts }] of bareModules.entries()) {
          const placeholder = placeholders.nth(index);
          await placeholder.evaluate((element) => element.scrollIntoView({ block: 'center' }));
          await expect(placeholder).toHaveAttribute('data-state', 'mounted');
          for (const text of texts) await expect(placeholder).toContainText(text);
        }
        expect(withoutExceptions(await frame.evaluate(hostOf))).toBe(without);
        await expectWithinWidth(page, frame);
        expect(complaints).toEqual([]);
      },
    );

function compose(file: string, loader: string): string {
  let count = 0;
  return readFileSync(`tests/hosts/bare/${file}.html`, 'utf8')
    .replaceAll('{{module}}', () => bareModules[count++]!.html)
    .replace(
      '{{loader}}',
      () =>
        `<script>window.inlayConfig = {"services": {"content": ""}}</script><script src="${loader}" defer="defer"></script>`,
    );
}

function encode(html: string, charset: string | undefined): string | Buffer {
  if (!charset) return html;
  return Buffer.from([...html].map((letter) => WINDOWS_1252[letter] ?? letter.charCodeAt(0)));
}

function frameset(path: string): string {
  return `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Frameset//EN" "http://www.w3.org/TR/html4/frameset.dtd"><html><head><title>Rahmen</title></head><frameset rows="40,*"><frame name="kopf" src="about:blank"><frame name="inhalt" src="${path}"></frameset></html>`;
}

/** The page without the content of placeholders, and without the attributes that mounting sets. */
function hostOf(): string {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  for (const placeholder of root.querySelectorAll('[data-module]')) {
    placeholder.replaceChildren();
    placeholder.removeAttribute('data-state');
    placeholder.removeAttribute('data-inlay-rendered');
  }
  return root.outerHTML;
}

/** No widget makes the page wider than the host made it. */
async function expectWithinWidth(page: Page, frame: Frame) {
  const widths = await frame.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-module]')].map((element) => [
      element.dataset.module,
      Math.round(element.firstElementChild!.getBoundingClientRect().right),
    ]),
  );
  const { width } = page.viewportSize()!;
  for (const [module, right] of widths) expect(right, `right edge of ${module}`).toBeLessThanOrEqual(width);
}
