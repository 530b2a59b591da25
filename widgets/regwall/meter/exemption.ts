import { choiceStore, config, type Config, pageIdentity, subscribe, withoutSlash } from '../../../src/core';

/** How a visitor reached this page. */
export interface Arrival {
  /** URL of this page. */
  readonly page: string;
  /** Host of the page that linked here; empty without one. */
  readonly referrer: string;
  /** The number of visits to pages with a wall, including this one. */
  readonly visits: number;
}

/** Whether a rule of the configuration opens the wall of this page. */
export function isExempt(rules: Config['wall'], { page, referrer, visits }: Arrival): boolean {
  const { sections, openReferrers, openVisits } = rules;
  return (
    (sections.length > 0 && !sections.some((section) => isBelow(page, section))) ||
    openReferrers.some((host) => isHost(referrer, host)) ||
    visits <= openVisits
  );
}

/** Whether a page has the section's path or one below it, and the parameters that identify the section. */
function isBelow(page: string, section: string): boolean {
  const [url, folder] = [urlOf(page), urlOf(section)];
  if (!url || !folder || url.origin !== folder.origin) return false;
  const required = [...new URL(pageIdentity(folder.href)).searchParams];
  return (
    `${withoutSlash(url.pathname)}/`.startsWith(`${withoutSlash(folder.pathname)}/`) &&
    required.every(([name, value]) => url.searchParams.getAll(name).includes(value))
  );
}

function isHost(host: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
}

export async function currentArrival(): Promise<Arrival> {
  const isCounted = config().wall.openVisits > 0;
  // The count of this browser may only be read and written with consent.
  if (isCounted) await consentReported();
  return {
    page: location.href,
    referrer: isLandingPage() ? hostOf(document.referrer) : '',
    visits: isCounted ? countVisit() : 1,
  };
}

/** False after the router of a single-page host went on to another page, whose referrer is this site. */
function isLandingPage(): boolean {
  const [landing] = performance.getEntriesByType('navigation');
  return !landing || pageIdentity(landing.name) === pageIdentity();
}

/** In milliseconds: a tool that never answers must not keep the wall from the page. */
const CONSENT_WAIT = 3000;

/** Resolves when the consent tool has reported the visitor's choice, or that there is none. */
async function consentReported() {
  if (!config().consent.tool) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CONSENT_WAIT);
    stop = subscribe('consent-changed', () => resolve(), { replay: true });
  });
  clearTimeout(timer);
  stop();
}

function hostOf(url: string): string {
  return (url && urlOf(url)?.hostname) || '';
}

function urlOf(url: string): URL | undefined {
  try {
    return new URL(url, location.href);
  } catch {
    return undefined;
  }
}

const KEY = 'wall-visits';
/** In milliseconds. */
const PAUSE = 30 * 60_000;

/**
 * The number of visits in this browser, or without consent to store it, in this tab. Every page with a wall extends the
 * visit.
 */
export function countVisit(now = Date.now()): number {
  const { count, at } = (choiceStore().getJson(KEY) ?? {}) as Partial<Record<'count' | 'at', unknown>>;
  const before = typeof count === 'number' ? count : 0;
  const isContinued = typeof at === 'number' && now - at < PAUSE;
  const visits = isContinued ? Math.max(before, 1) : before + 1;
  choiceStore().setJson(KEY, { count: visits, at: now });
  return visits;
}
