import { expect, type Locator, type Page } from '@playwright/test';
import type { Inlay } from '../../../src/index.ts';

/** The page's first placeholder of a widget, scrolled into view and mounted. A closed ancestor is opened. */
export async function mounted(page: Page, module: string): Promise<Locator> {
  const placeholder = page.locator(`[data-module="${module}"]`).first();
  // A navigation destroys the execution context, so the next page is evaluated again.
  await expect(async () => {
    await page
      .locator('details:not([open])')
      .filter({ has: placeholder })
      .evaluateAll((parts) => parts.forEach((part) => part.setAttribute('open', '')));
    await placeholder.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  }).toPass({ timeout: 8_000 });
  await expect(placeholder).toHaveAttribute('data-state', 'mounted');
  return placeholder;
}

/** Resolves when the widgets in view are mounted; those outside the viewport may still be pending. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { inlay?: Partial<Inlay> }).inlay?.ready);
  await page.evaluate(() => (window as unknown as { inlay: Inlay }).inlay.ready);
  await expect(page.locator('[data-module][data-state=loading]')).toHaveCount(0);
}

/** Mounts every widget of the page, including those further down, and scrolls back to the top. */
export async function wholeIsMounted(page: Page): Promise<void> {
  await settled(page);
  const waiting = page.locator('main [data-module]:is([data-state=pending], [data-state=loading]):visible');
  await expect(async () => {
    if ((await waiting.count()) === 0) return;
    await waiting
      .first()
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }), undefined, { timeout: 500 });
    throw new Error('Some widgets still wait to be seen.');
  }).toPass({ intervals: [50] });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
