import type { Page } from '@playwright/test';
import { expect, settled, test } from '../setup/index.ts';

/** What a browser's own measure still calls nothing. */
const NOTHING = 0.001;
const pages = {
  home: '/',
  'an article': '/insights/leading-without-a-map',
  search: '/search?q=energy',
  'sign-in': '/account/sign-in',
  registration: '/account/sign-up',
  'registration with all details': '/account/registration',
  'an article with registration': '/insights/cement-in-small-batches',
  'a table of the catalogue': '/catalogue/table',
  'a hero with data alone': '/catalogue/video-hero',
  events: '/events',
  'the calendar of events': '/events/calendar',
  'open positions': '/careers/jobs',
  'the page for students': '/careers/universities',
  'a position': '/careers/jobs/consultant-public-services-21302',
  offices: '/offices',
  'the map of offices': '/offices/map',
  'a practice': '/practices/sustainability',
  people: '/people',
  'somebody with published work': '/people/ingrid-solheim',
  'somebody with an upright portrait': '/people/mateo-ferrer',
  'somebody on a picture': '/people/yuki-tanabe',
  'somebody in colours of their own': '/people/amina-el-sayed',
  videos: '/videos',
  'a blog': '/blogs/second-shift',
  'an entry of a blog': '/blogs/second-shift/nobody-is-against-heat',
  'an entry for registered readers': '/blogs/second-shift/what-a-fair-heat-contract-says',
  'an article in panels': '/insights/five-fifty/five-prices-nobody-changes',
  'a search that nobody has begun': '/search',
  'a film of its own': '/videos/forest-by-tape',
  'components by other names': '/demo/app-modules',
  'a wall of sign-in': '/account/signin-prompt/%2Faccount%2Fprofile',
  'data alone in the catalogue': '/catalogue/signup-thanks',
  'a service of the catalogue': '/catalogue/gated-download',
};
const readersPages = {
  'the home page': '/',
  'the profile': '/account/profile',
  subscriptions: '/account/subscriptions',
  'saved articles': '/account/saved-articles',
};

for (const width of [360, 1440]) {
  for (const [name, address] of Object.entries(pages)) {
    test(`nothing on ${name} moves when the widgets arrive, ${width} pixels wide`, async ({ page }) => {
      await expectStill(page, { address, width });
    });
  }
  for (const [name, address] of Object.entries(readersPages)) {
    test(`nothing on ${name} of a reader moves, ${width} pixels wide`, async ({ page, reader, signedIn }) => {
      await signedIn(reader);
      await expectStill(page, { address, width });
    });
  }
}

for (const address of [
  '/account/sign-in',
  '/ja/search',
  '/catalogue/university-search',
  '/catalogue/account-data',
  '/catalogue/premium-gate',
]) {
  test(`nothing on ${address} moves, 768 pixels wide`, async ({ page }) => {
    await expectStill(page, { address, width: 768 });
  });
}

for (const address of [
  '/blogs/second-shift/eleven-apprentices-and-a-heat-pump',
  '/catalogue/blog',
  '/catalogue/blog-entry',
  '/catalogue/events-list',
]) {
  test(`nothing on ${address} moves as a reader goes down it in steps, 1440 pixels wide`, async ({ page }) => {
    await expectStill(page, { address, width: 1440, isReadToEnd: true });
  });
}

for (const address of ['/', '/search?q=strategy', '/insights/the-quiet-factory']) {
  test(`nothing on ${address} moves on a first visit over a slow line, on a phone`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await expectStill(page, { address, width: 412, isFirstVisit: true });
  });
}

async function expectStill(
  page: Page,
  {
    address,
    width,
    isFirstVisit = false,
    isReadToEnd = false,
  }: { address: string; width: number; isFirstVisit?: boolean; isReadToEnd?: boolean },
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // The host's fonts move lines when they arrive late, with or without widgets: they are in the cache of all visits but the first.
  if (!isFirstVisit) {
    await page.goto('/privacy-policy');
    await page.evaluate(() => document.fonts.ready);
  }
  await page.goto(address);
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  if (isReadToEnd) await readToEnd(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(NOTHING);
}

/** By a script: what moves after a reader's own input counts as nothing. */
async function readToEnd(page: Page): Promise<void> {
  for (let isAtEnd = false; !isAtEnd;) {
    isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
    await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 90)));
  }
  await page.waitForLoadState('networkidle');
}

interface Shift {
  value: number;
  /** The elements that moved, with their edges before and after. */
  moved: string[];
}

function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          value: number;
          sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        // Until the page is parsed a browser shows what it has read so far, and no module is there.
        const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
        const read = (entries: PerformanceEntryList) =>
          (entries as LayoutShift[])
            .filter(({ startTime }) => startTime > domInteractive)
            .map(({ value, sources }) => ({
              value,
              moved: sources.map(({ node, previousRect, currentRect }) => {
                const name =
                  node instanceof Element
                    ? `${node.localName}.${node.className}`
                    : (node as Node | null)?.parentElement?.className;
                return `${name ?? ''}: ${[previousRect, currentRect].map(({ x, right, y, bottom }) => `${x}–${right}, ${y}–${bottom}`).join(' → ')}`;
              }),
            }));
        const observer = new PerformanceObserver((list) => resolve(read(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer stays silent.
        requestAnimationFrame(() => setTimeout(() => resolve(read(observer.takeRecords())), 50));
      }),
  );
}
