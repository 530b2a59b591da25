/** Seconds since 1970 on the visitor's clock, which may be wrong by days. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Of a day or a moment of ISO 8601. A day lasts until its end in the visitor's time zone. */
export function hasPassed(date: string): boolean {
  return Date.parse(dayOf(date) ? `${dayOf(date)}T23:59:59` : date) < Date.now();
}

/** The day that a date names; content systems print days as midnight. Undefined for other moments. */
export function dayOf(date: string): string | undefined {
  return /^(\d{4}-\d\d-\d\d)(?:T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)?)?$/.exec(date)?.[1];
}
