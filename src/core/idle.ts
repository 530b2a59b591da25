/** Resolves when the browser has nothing more urgent to do. */
export function idle(): Promise<unknown> {
  // Safari has no such callback.
  return new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve));
}
