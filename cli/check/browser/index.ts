import type { Browser, Page } from 'playwright-core';
import type { CredentialsByOrigin } from '../../credentials.ts';
import type { Finding } from '../finding.ts';
import { launchChromium, readAxe } from './chromium.ts';
import { findViolations, inspectModules, isSettled, observeShifts, readShifts, type SeenModule } from './in-page.ts';

export interface BrowserPage {
  readonly url: URL;
  /** Origins of the loader, the services and other servers that the configuration names. */
  readonly ownHosts: readonly string[];
}

export interface BrowserCheck {
  /** The findings of a page that a visitor opens for the first time. */
  check(page: BrowserPage): Promise<Finding[]>;
  close(): Promise<void>;
}

/** The limit between "good" and "needs improvement" of Core Web Vitals. */
const MAX_SHIFT = 0.1;

/** Throws a UsageError if a package or Chromium is missing. */
export async function openBrowser(timeout: number, credentials: CredentialsByOrigin): Promise<BrowserCheck> {
  const axe = readAxe();
  const browser = await launchChromium();
  let queue: Promise<unknown> = Promise.resolve();
  return {
    check(page) {
      // One at a time, so that pages do not slow each other down.
      const findings = queue.then(() => checkPage(browser, page, { axe, timeout, credentials }));
      queue = findings.catch(() => undefined);
      return findings;
    },
    close: () => browser.close(),
  };
}

async function checkPage(
  browser: Browser,
  { url, ownHosts }: BrowserPage,
  { axe, timeout, credentials }: { axe: string; timeout: number; credentials: CredentialsByOrigin },
): Promise<Finding[]> {
  // A context without cookies has given no consent.
  const httpCredentials = credentials.get(url.origin);
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(httpCredentials && { httpCredentials: { ...httpCredentials, origin: url.origin } }),
  });
  try {
    const page = await context.newPage();
    const errors = new Set<string>();
    const requests = new Map<string, string>();
    page.on('console', (message) => {
      if (message.type() === 'error') errors.add(`${firstLine(message.text())} (${message.location().url})`);
    });
    page.on('pageerror', ({ message }) => errors.add(firstLine(message)));
    page.on('request', (request) => {
      const target = new URL(request.url());
      if (/^https?:$/.test(target.protocol) && !isOwn(target.hostname, [url.hostname, ...ownHosts]))
        requests.set(target.origin, request.resourceType());
    });
    await page.addInitScript(observeShifts);
    try {
      await page.goto(url.href, { waitUntil: 'load', timeout });
    } catch (error) {
      const reason = firstLine((error as Error).message);
      return [{ rule: 'not-mounted', message: `The page cannot be opened in the browser: ${reason}` }];
    }
    const modules = await mountAll(page, timeout);
    const failed = modules?.filter(({ state }) => state === 'failed') ?? [];
    // Inlay logs why a module fails. The finding about the module says the same.
    const isRepeated = (text: string) => failed.some(({ module }) => text.startsWith(`Inlay: ${module}:`));
    return [
      ...(modules ?? [MISSING]).flatMap(explainState),
      ...Object.entries(await page.evaluate(readShifts))
        .filter(([, value]) => value > MAX_SHIFT)
        .map(([module, value]) => ({
          rule: 'layout-shift' as const,
          message: `${module}: mounting it moves the page (layout shift ${value.toFixed(2)}; good is ${MAX_SHIFT} or less).`,
        })),
      ...[...requests].map(([origin, type]) => ({
        rule: 'request-before-consent' as const,
        message: `${origin} gets a request (${type}) before the visitor agrees.`,
      })),
      ...[...errors]
        .filter((text) => !isRepeated(text))
        .map((text) => ({ rule: 'console-error' as const, message: `The console shows: ${text}` })),
      ...(await violationsIn(page, axe)),
    ];
  } finally {
    await context.close();
  }
}

const MISSING: SeenModule = { module: '', state: '', load: '', message: undefined, isDisplayed: true };

/** Scrolls to each placeholder as a visitor does. Undefined if there are placeholders, but the loader does not start. */
async function mountAll(page: Page, timeout: number): Promise<SeenModule[] | undefined> {
  const placeholders = await page.locator('[data-module]').all();
  if (!placeholders.length) return [];
  for (const placeholder of placeholders)
    await placeholder.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined);
  await page.waitForFunction(isSettled, undefined, { timeout }).catch(() => undefined);
  return page.evaluate(inspectModules);
}

function explainState({ module, state, load, message, isDisplayed }: SeenModule): Finding[] {
  const report = (text: string): Finding[] => [{ rule: 'not-mounted', message: text }];
  if (!module) return report('The loader does not start, so that no module is mounted.');
  if (state === 'failed') return report(`${module}: it fails. ${message ?? ''}`.trim());
  const isDue = isDisplayed && /^(?:eager|visible|idle)$/.test(load);
  return state !== 'mounted' && isDue ? report(`${module}: it is still ${state} when the time is over.`) : [];
}

async function violationsIn(page: Page, axe: string): Promise<Finding[]> {
  // An evaluated script is not subject to the policy of the page, as a script element would be.
  await page.evaluate(axe);
  const violations = await page.evaluate(findViolations);
  return violations.flatMap(({ id, help, nodes }) =>
    [...new Set(nodes.map(({ module }) => module))].map((module) => ({
      rule: 'accessibility' as const,
      message: `${module}: ${help} (${id} of axe), at ${nodes
        .filter((node) => node.module === module)
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}.`,
    })),
  );
}

function firstLine(text: string): string {
  return text.split('\n')[0]!.trim();
}

/** The same host, or one below the same domain: `static.example.com` belongs to `www.example.com`. */
function isOwn(host: string, ownHosts: readonly string[]): boolean {
  const domainOf = (name: string) => (/^[\d.]+$|:/.test(name) ? name : name.replace(/^www\./, ''));
  return ownHosts.some(
    (ownHost) => host === ownHost || `.${host}`.endsWith(`.${domainOf(ownHost)}`) || siblings(host, ownHost),
  );
}

/** Two names with a common domain of at least three labels, or of two where its last label is long enough. */
function siblings(a: string, b: string): boolean {
  const [first, second] = [a, b].map((name) => name.split('.').reverse()) as [string[], string[]];
  const shared = first.findIndex((label, index) => label !== second[index]);
  const common = shared < 0 ? first.length : shared;
  // `co.uk` and `com.au` are public suffixes.
  return common >= 3 || (common === 2 && first[1]!.length > 3);
}
