import { config } from '../../core';
import { getCookie, setCookie } from '../../core/storage/cookies';

/** What the visitor said to the built-in tool. */
export interface KeptChoice {
  readonly groups: readonly string[];
  /** ISO 8601. */
  readonly date: string;
  /** `consent.version` of that day. */
  readonly version: string;
}

/** Consent expires after this many days. */
const MOST_DAYS = 365;
const SECONDS = 86_400;

/**
 * Undefined where there is none, or where it is too old. The cookie says `version=1&date=…&groups=C0001,C0002`, so
 * that a server can read it.
 */
export function readChoice(): KeptChoice | undefined {
  const said = new URLSearchParams(getCookie(config().cookies.consent));
  const [version, date, groups] = ['version', 'date', 'groups'].map((name) => said.get(name));
  const age = (Date.now() - Date.parse(date ?? '')) / 1000;
  // A clock that has been set right since may be ahead of the date by a little.
  if (!version || !date || groups == null || !(age < keptDays() * SECONDS) || age < -SECONDS) return undefined;
  return { groups: groups.split(',').filter(Boolean), date, version };
}

export function keepChoice({ groups, date, version }: KeptChoice) {
  const text = [`version=${encodeURIComponent(version)}`, `date=${date}`, `groups=${groups.join(',')}`].join('&');
  setCookie(config().cookies.consent, text, { maxAge: keptDays() * SECONDS });
}

/** How long an answer is kept. */
export function keptDays(): number {
  return Math.max(1, Math.min(MOST_DAYS, config().consent.days));
}
