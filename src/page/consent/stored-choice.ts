import { config } from '../../core';
import { getCookie, setCookie } from '../../core/storage/cookies';

/** The choice saved by the built-in tool. */
export interface StoredChoice {
  readonly groups: readonly string[];
  /** ISO 8601. */
  readonly date: string;
  /** The value of `consent.version` when the visitor answered. */
  readonly version: string;
}

/** Consent expires after this many days. */
const MAX_DAYS = 365;
const SECONDS = 86_400;

/**
 * Undefined if it is missing or expired. The cookie has the form `version=1&date=…&groups=C0001,C0002`, which servers
 * can read.
 */
export function readChoice(): StoredChoice | undefined {
  const fields = new URLSearchParams(getCookie(config().cookies.consent));
  const [version, date, groups] = ['version', 'date', 'groups'].map((name) => fields.get(name));
  const age = (Date.now() - Date.parse(date ?? '')) / 1000;
  // Tolerates a clock that has been corrected since.
  if (!version || !date || groups == null || !(age < storageDays() * SECONDS) || age < -SECONDS) return undefined;
  return { groups: groups.split(',').filter(Boolean), date, version };
}

export function storeChoice({ groups, date, version }: StoredChoice) {
  const text = [`version=${encodeURIComponent(version)}`, `date=${date}`, `groups=${groups.join(',')}`].join('&');
  setCookie(config().cookies.consent, text, { maxAge: storageDays() * SECONDS });
}

/** Days until an answer expires. */
export function storageDays(): number {
  return Math.max(1, Math.min(MAX_DAYS, config().consent.days));
}
