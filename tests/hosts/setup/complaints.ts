import type { Page } from '@playwright/test';

/** Errors and warnings of a page from now on. Messages about failed requests are the browser's own. */
export function watch(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!/^Failed to load (resource|module script)|^Access to |net::ERR/.test(message.text()))
      complaints.push(`${message.type()}: ${message.text().split('\n')[0]}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}
