/** Seconds since 1970 on the visitor's clock, which may be wrong by days. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Of a day or a moment of ISO 8601. A day lasts until its end, everywhere. */
export function hasPassed(date: string): boolean {
  return Date.parse(date.includes('T') ? date : `${date}T23:59:59-12:00`) < Date.now();
}
