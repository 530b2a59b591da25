import { config } from '../core';

/** What the configuration says the page is about, wherever it says so. Untyped, since it is what somebody wrote. */
export function pageSubject(): Readonly<Record<string, unknown>> {
  const { page, analytics, metadata } = config();
  return { ...page, ...analytics.page, ...metadata.subject };
}
