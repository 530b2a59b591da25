import { expect, test as base, type ConsoleMessage, type Locator, type Page } from '@playwright/test';
import { followRequests } from '../setup/rest.ts';
import { startHostSite, startStaticOrigin, type HostSite, type StaticOrigin } from './servers.ts';

export interface HostPage {
  /** Inside `<body>`. */
  body: string;
  head?: string;
  /** The script tag; the usual one by default. `''` leaves it out. */
  tag?: string;
  /** The value of `window.inlayConfig`. */
  config?: object;
  headers?: Record<string, string>;
  doctype?: string;
  htmlAttributes?: string;
  /** The path of the page, for pages that the configuration names. */
  path?: string;
  /** Such as `#results`, or `?mode=edit`. */
  address?: string;
}

export interface Host {
  readonly site: HostSite;
  readonly cdn: StaticOrigin;
  /** The URL of loader.js. */
  readonly loader: string;
  /** Inlay's console messages, and errors thrown on the page. */
  readonly consoleMessages: string[];
  open(page: HostPage): Promise<void>;
  /** A placeholder by its id, whatever its element. */
  placeholder(id?: string): Locator;
}

/** Pages of a host that is not our demo. */
export const test = base.extend<{ host: Host }, { servers: { site: HostSite; cdn: StaticOrigin } }>({
  servers: [
    async ({}, use) => {
      const [site, cdn] = await Promise.all([startHostSite(), startStaticOrigin()]);
      await use({ site, cdn });
      await Promise.all([site.close(), cdn.close()]);
    },
    { scope: 'worker' },
  ],
  host: async ({ page, servers }, use) => {
    const loader = `${servers.cdn.origin}/loader.js`;
    const consoleMessages = listen(page);
    followRequests(page.context());
    await use({
      ...servers,
      loader,
      consoleMessages,
      placeholder: (id = 'it') => page.locator(`#${id}`),
      async open(hostPage) {
        await page.goto(
          servers.site.publish(compose(hostPage, loader), hostPage.headers, hostPage.path) + (hostPage.address ?? ''),
        );
      },
    });
  },
});

export { expect };

function compose(
  { body, head = '', tag, config, doctype = '<!doctype html>', htmlAttributes = 'lang="en"' }: HostPage,
  loader: string,
): string {
  const script = tag ?? `<script src="${loader}" defer></script>`;
  // No service responds unless a test defines a response.
  const settings = { services: { content: '' }, ...config };
  return `${doctype}<html ${htmlAttributes}><head><meta charset="utf-8"><title>Host</title><script>window.inlayConfig = ${JSON.stringify(settings)}</script>${head}${script}</head><body>${body}</body></html>`;
}

function listen(page: Page): string[] {
  const consoleMessages: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    // The browser's own messages about failed requests.
    if (!/^Failed to load (resource|module script)|^Access to |net::ERR/.test(message.text()))
      consoleMessages.push(`${message.type()}: ${message.text().split('\n')[0]}`);
  });
  page.on('pageerror', (error) => consoleMessages.push(`uncaught: ${error.message}`));
  return consoleMessages;
}

/** Content long enough that what follows is out of view. */
export const FAR = '<div style="block-size: 4000px">Far below</div>';

/** A placeholder of a widget that shows its title and counts presses; see pages/counter.js. */
export function counter(attributes = '', content = '<p>Server text</p>'): string {
  return `<div id="it" data-module="counter" ${attributes}>${content}</div>`;
}

/** Registers the widgets of tests/e2e/pages, like a host with its own widgets. */
export const OWN = { modules: { counter: '/counter.js', broken: '/broken.js' } };

/** The body of the page without the content of the placeholder: server-rendered or current. */
export function aroundPlaceholder(page: Page, sent?: string): Promise<string> {
  return page.evaluate((html) => {
    const { body } =
      html === undefined ? (document.cloneNode(true) as Document) : new DOMParser().parseFromString(html, 'text/html');
    const placeholder = body.querySelector('#it')!;
    placeholder.replaceChildren();
    placeholder.removeAttribute('data-state');
    placeholder.removeAttribute('data-inlay-rendered');
    return body.innerHTML;
  }, sent);
}
