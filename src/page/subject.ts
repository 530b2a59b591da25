import { config } from '../core';

/** The subject of the page from the configuration. Untyped, since integrators write it by hand. */
export function pageSubject(): Readonly<Record<string, unknown>> {
  const { page, analytics, metadata } = config();
  return { ...page, ...analytics.page, ...metadata.subject };
}
