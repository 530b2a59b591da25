import type { Page } from '@playwright/test';

/** What a page complains of from now on. What the network says of a failed request is the browser's own. */
export function watch(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!/^Failed to load (resource|module script)|^Access to |net::ERR/.test(message.text()))
      complaints.push(`${message.type()}: ${message.text().split('\n')[0]}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}
