/**
 * Writes to the console, and never throws. Most messages report an earlier failure. If a host has replaced the console
 * with one that throws, its error must not stop the code that follows.
 */
export function log(level: 'error' | 'warn' | 'info', ...parts: unknown[]) {
  try {
    console[level](...parts);
  } catch {
    // The console itself failed, so there is nowhere to report it.
  }
}

/**
 * Logs the cause of a failed request after a second. A browser ends the requests of a page that the visitor leaves, and
 * its scripts may still run.
 */
export function logIfStillHere(...parameters: Parameters<typeof log>) {
  setTimeout(log, 1000, ...parameters);
}

/** Runs a callback of a widget or a host. Logs its error after `context` instead of throwing it. */
export function attempt(action: () => unknown, ...context: unknown[]) {
  try {
    action();
  } catch (error) {
    log('error', ...context, error);
  }
}
