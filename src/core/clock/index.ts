/** Seconds since 1970 on the visitor's clock, which may be wrong by days. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
