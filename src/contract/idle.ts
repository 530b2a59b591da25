/** In milliseconds: some pages are never idle, and some browsers report no idle time while nothing is drawn. */
const MAX_WAIT = 2000;

/** Calls back once the browser has nothing more urgent to do, and after two seconds at the latest. */
export function whenIdle(callback: () => void) {
  // Safari has no idle callback; a later task is the next best.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: MAX_WAIT });
  else setTimeout(callback);
}
