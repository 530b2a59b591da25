import { config, type Config, localStore } from '../../../src/core';

/** How a visitor reached this page. */
export interface Arrival {
  readonly path: string;
  /** Host of the page that linked here; empty without one. */
  readonly referrer: string;
  /** The number of visits to pages with a wall, including this one. */
  readonly visits: number;
}

/** Whether a rule of the configuration opens the wall of this page. */
export function isExempt(rules: Config['wall'], { path, referrer, visits }: Arrival): boolean {
  const { sections, openReferrers, openVisits } = rules;
  return (
    (sections.length > 0 && !sections.some((section) => isBelow(path, section))) ||
    openReferrers.some((host) => isHost(referrer, host)) ||
    visits <= openVisits
  );
}

function isBelow(path: string, section: string): boolean {
  const folder = section.endsWith('/') ? section.slice(0, -1) : section;
  return path === folder || path.startsWith(`${folder}/`);
}

function isHost(host: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
}

export function currentArrival(): Arrival {
  return {
    path: location.pathname,
    referrer: hostOf(document.referrer),
    visits: config().wall.openVisits ? countVisit() : 1,
  };
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
}

const KEY = 'wall-visits';
/** In milliseconds. */
const PAUSE = 30 * 60_000;

/** The number of visits in this browser. Every page with a wall extends the visit. */
export function countVisit(now = Date.now()): number {
  const { count, at } = (localStore.getJson(KEY) ?? {}) as Partial<Record<'count' | 'at', unknown>>;
  const before = typeof count === 'number' ? count : 0;
  const isContinued = typeof at === 'number' && now - at < PAUSE;
  const visits = isContinued ? Math.max(before, 1) : before + 1;
  localStore.setJson(KEY, { count: visits, at: now });
  return visits;
}
