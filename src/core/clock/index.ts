/** Seconds since 1970 on the visitor's clock, which may be wrong by days. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** The end of an ISO 8601 date or instant. A day lasts until its end in the visitor's time zone. */
export function hasPassed(date: string): boolean {
  return Date.parse(dayOf(date) ? `${dayOf(date)}T23:59:59` : date) < Date.now();
}

/** The day of a date; content systems print days as midnight. Undefined for other instants. */
export function dayOf(date: string): string | undefined {
  return /^(\d{4}-\d\d-\d\d)(?:T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)?)?$/.exec(date)?.[1];
}

/** Settles as `work` does, or rejects with `expired()` after `timeout` milliseconds. */
export function settleWithin<T>(timeout: number, work: T | Promise<T>, expired: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(expired()), timeout);
  });
  return Promise.race([work, expiry]).finally(() => clearTimeout(timer));
}
