import { expect, test as base, type BrowserContext, type Frame, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { startHostSite, startStaticOrigin, type HostSite, type StaticOrigin } from '../../e2e/support/servers.ts';
import type { HostedModule } from '../modules/index.ts';
import { compose, partsOf } from './compose.ts';
import { withoutExceptions } from './exceptions.ts';
import { watch } from './complaints.ts';
import type { HostPage } from './read-pages.ts';

export { expect };

/** One module on one page, once with the script and, for comparison, once without. */
export interface Visit {
  readonly page: Page;
  readonly host: HostPage;
  readonly placeholder: Locator;
  /** Console messages and exceptions. */
  readonly complaints: readonly string[];
  /** Differences from the page without our script, without the exceptions. */
  expectHostUntouched(): Promise<void>;
  /** A removed placeholder has its server-rendered content again. */
  expectRestored(): Promise<void>;
}

interface Fixtures {
  visit(host: HostPage, module: HostedModule): Promise<Visit>;
}

export const test = base.extend<Fixtures, { servers: { site: HostSite; foreignSite: HostSite; cdn: StaticOrigin } }>({
  servers: [
    async ({}, use) => {
      const [site, foreignSite, cdn] = await Promise.all([startHostSite(), startHostSite(), startStaticOrigin()]);
      await use({ site, foreignSite, cdn });
      await Promise.all([site.close(), foreignSite.close(), cdn.close()]);
    },
    { scope: 'worker' },
  ],
  visit: async ({ context, page, servers }, use) => {
    await use(async (host, module) => {
      const { site, foreignSite, cdn } = servers;
      const loader = `${cdn.origin}/loader.js`;
      const around = host.frame === 'foreign' ? foreignSite : site;
      const inner = site.publish(compose(host, module, { loader, outer: around.origin }), {
        'content-type': host.contentType,
      });
      const address = host.frame ? around.publish(frameOf(inner, host.sandbox)) : inner;
      await serveFiles(context);

      await context.route(loader, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      const without = await open(page, address, host);
      const { placeholder: serverPlaceholder } = partsOf(await without.content());
      await disturb(without, host);
      const { host: undisturbed } = partsOf(await without.content());
      await context.unroute(loader);

      const complaints = watch(page);
      const frame = await open(page, address, host);
      const placeholder = frame.locator('[data-module]');
      // `display: contents` has no box to scroll to, and needs none.
      await placeholder.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(placeholder).toHaveAttribute('data-state', /^(mounted|failed)$/);
      const expected = host.expectedErrors?.[module.name]
        ? [expect.stringContaining(host.expectedErrors[module.name]!)]
        : [];
      expect(complaints).toEqual(expected);
      await disturb(frame, host);

      return {
        page,
        host,
        placeholder,
        complaints,
        expectHostUntouched: async () =>
          expect(partsOf(withoutExceptions(await frame.content())).host).toBe(undisturbed),
        expectRestored: async () =>
          expect(untranslated(await placeholder.evaluate(htmlAfterRemoval))).toBe(serverPlaceholder),
      };
    });
  },
});

async function open(page: Page, address: string, { frame }: HostPage): Promise<Frame> {
  await page.goto(address);
  return frame ? page.frames()[1]! : page.mainFrame();
}

/** Removes an element like a host that needs its space, and returns its markup after it was unmounted. */
async function htmlAfterRemoval(element: Element): Promise<string> {
  element.parentNode?.removeChild(element);
  await new Promise((resolve) => setTimeout(resolve));
  return element.outerHTML.replace(' xmlns="http://www.w3.org/1999/xhtml"', '');
}

/** The page's own nodes are moved, not copied, so they come back translated. */
function untranslated(html: string): string {
  return html.replace(/<\/?font\b[^>]*>/g, '');
}

/** Libraries and stylesheets, ours and those of npm, on every origin; all images are the same. */
export async function serveFiles(context: BrowserContext) {
  await context.route(/\/(libraries|styles)\/[\w.-]+$/, (route) =>
    route.fulfill({ path: `tests/hosts${new URL(route.request().url()).pathname}` }),
  );
  await context.route('**/npm/**', (route) =>
    route.fulfill({ path: `node_modules/${route.request().url().split('/npm/')[1]}` }),
  );
  await context.route('**/picture-*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"/>',
    }),
  );
  await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
}

async function disturb(frame: Frame, { meanwhile }: HostPage) {
  if (meanwhile) await frame.evaluate(await readFile(`tests/hosts/libraries/${meanwhile}`, 'utf8'));
}

function frameOf(address: string, sandbox: string | undefined): string {
  const limits = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Around</title><p>Around the frame.</p><iframe title="Embedded" src="${address}"${limits} style="inline-size: 100%; block-size: 700px"></iframe></html>`;
}
