/** Pages under the demo's strict CSP on which no attack may act. */
import { test as base, expect, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../demo/site/security.ts';
import { readDemo } from '../../e2e/setup/demo.ts';
import { followRequests } from '../../e2e/setup/rest.ts';
import { startHostSite, type HostSite } from '../../e2e/support/servers.ts';
import { findExecutableSinks } from './judge.ts';
import { watch, type Watched } from './watch.ts';

export { expect };

interface HostilePage {
  body: string;
  config?: object;
  /** The query of the URL, such as `?mode=edit`. */
  address?: string;
  mode?: 'live' | 'edit';
  /** Whether services respond; by default they never do. */
  answers?: boolean;
}

export interface Visitor {
  open(page: HostilePage): Promise<void>;
  /** Waits until all eager placeholders have mounted or failed, and returns the state of each. */
  settled(): Promise<Readonly<Record<string, number>>>;
  /** Fails on anything that acted or could act. */
  expectUnharmed(because: string): Promise<void>;
}

export const test = base.extend<{ visitor: Visitor }, { host: HostSite }>({
  host: [
    async ({}, use) => {
      const host = await startHostSite();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ page, host }, use) => {
    followRequests(page.context());
    const { cdn, microsite } = readDemo();
    const origins = [host.origin, cdn, microsite];
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (
        /^(?:https?|wss?):$/.test(url.protocol) &&
        !origins.includes(url.origin) &&
        !['image', 'media'].includes(request.resourceType())
      )
        foreign.push(request.url());
    });
    page.on('dialog', (dialog) => {
      foreign.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });

    await use({
      async open({ body, config = {}, address = '', mode = 'live', answers = false }) {
        const url = host.publish(compose({ body, config, mode }), { 'content-security-policy': policy(host.origin) });
        await page.addInitScript(watch, { answers, origins });
        await page.goto(url + address);
      },
      settled: async () => {
        await page.waitForFunction(
          () =>
            document.querySelector('[data-attacked][data-state]') &&
            !document.querySelector('[data-attacked]:is([data-state=pending], [data-state=loading])'),
          undefined,
          { timeout: 150_000 },
        );
        return page.evaluate(() =>
          Object.fromEntries(
            ['mounted', 'failed'].map((state) => [
              state,
              document.querySelectorAll(`[data-attacked][data-state=${state}]`).length,
            ]),
          ),
        );
      },
      async expectUnharmed(because) {
        const { acted, inherited } = await page.evaluate(() => {
          const { watched } = window as unknown as { watched: Watched };
          return { acted: watched.acted, inherited: watched.inherited() };
        });
        const could = (await page.evaluate(
          `(${findExecutableSinks.toString()})(document.body, ${JSON.stringify(origins)})`,
        )) as string[];
        expect({ acted: first(acted), could: first(could), inherited, foreign: first(foreign) }, because).toEqual({
          acted: [],
          could: [],
          inherited: [],
          foreign: [],
        });
      },
    });
  },
});

function policy(site: string): string {
  return contentSecurityPolicy({ nonce: 'security', strict: true, addresses: { ...readDemo(), site } });
}

function compose({ body, config, mode }: Required<Pick<HostilePage, 'body' | 'config' | 'mode'>>): string {
  const { cdn, microsite } = readDemo();
  const settings = {
    mode,
    embeds: {
      ceros: `${microsite}/stage/{id}.html`,
      flourish: `${microsite}/stage/visualisation.html?id={id}`,
      audio: `${microsite}/stage/track.html?id={id}`,
      bespoke: `${microsite}/stage/interactives`,
      media: '/media/{id}',
    },
    allowedOrigins: [microsite],
    linkEvents: ['report-shared'],
    ...config,
  };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<script type="application/json" data-inlay-config>${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
<script src="${cdn}/loader.js" defer nonce="security"></script></head><body><main>${body}</main></body></html>`;
}

/** The first few are enough to understand the failure. */
function first(texts: readonly string[]): string[] {
  return [...new Set(texts)].slice(0, 8);
}

/** Opens what visitors open: accordions, tabs, menus. */
export async function openEverything(page: Page) {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>(
      '[data-attacked] summary, [data-attacked] [aria-expanded=false], [data-attacked] [role=tab]',
    ))
      control.click();
  });
}
