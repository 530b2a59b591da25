import type { BrowserContext, Page } from '@playwright/test';

/** Errors and warnings of pages while a test runs; the test fails on any that it did not expect. */
export interface PageErrors {
  /** Ignores matching messages until the end of the test. */
  expect(pattern: RegExp): void;
  unexpected(): string[];
}

/** Listens to every page of a context: console errors and warnings, exceptions, CSP violations. */
export function collectPageErrors(context: BrowserContext): PageErrors {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => seen.push(`exception: ${error.stack ?? error.message}`));
  };
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => seen.filter((trouble) => !expected.some((pattern) => pattern.test(trouble))),
  };
}
