/**
 * Writes to the console, and never throws. Most messages are written where something has already failed, and a host
 * may have replaced the console by one that throws: its error must not stop what comes after.
 */
export function log(level: 'error' | 'warn' | 'info', ...parts: unknown[]) {
  try {
    console[level](...parts);
  } catch {
    // The console itself failed: there is no other place to report to.
  }
}

/** Runs a callback of a widget or a host; what it throws is logged after `context`, and goes no further. */
export function attempt(action: () => unknown, ...context: unknown[]) {
  try {
    action();
  } catch (error) {
    log('error', ...context, error);
  }
}
