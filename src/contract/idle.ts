/** In milliseconds. Some pages are never idle, and some browsers report no idle time without rendering. */
const MAX_WAIT = 2000;

/** Calls back when the browser is idle, and after two seconds at the latest. */
export function whenIdle(callback: () => void) {
  // Safari has no requestIdleCallback, so a later task is used.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: MAX_WAIT });
  else setTimeout(callback);
}
