import type { BrowserContext, Page, Request } from '@playwright/test';

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Tracks the requests of all pages of a context, for `atRest`. */
export function followRequests(context: BrowserContext): void {
  const follow = (page: Page) => {
    const requests = new Set<Request>();
    pendingRequests.set(page, requests);
    page.on('request', (request) => requests.add(request));
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
  };
  context.on('page', follow);
  context.pages().forEach(follow);
}

/**
 * Resolves once the page is loaded, no request is running, and the browser is idle. Use it before asserting that
 * something does not happen.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const requests = pendingRequests.get(page);
  if (!requests) throw new Error('atRest: call followRequests(context) before the page opens.');
  let isQuiet = false;
  while (!isQuiet) {
    // A response may lead to the next request, immediately or when the browser is idle.
    isQuiet = true;
    for (let round = 0; round < 3; round += 1) {
      await page.evaluate(nextTurn);
      isQuiet &&= requests.size === 0;
    }
  }
}

/** Runs in the page. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    const end = () => port2.postMessage('');
    // With a fake clock, idle callbacks and frames run only when it advances.
    const isNative = String(window.requestIdleCallback).includes('[native code]');
    if (isNative) requestIdleCallback(end, { timeout: 1000 });
    else end();
  });
}
