import type { Page } from '@playwright/test';
import { examplesOf, expect, wholeIsMounted } from '../e2e/setup/index.ts';

/** The day on which the handwritten content ends, so that upcoming events stay upcoming. */
const TODAY = new Date('2026-11-12T09:00:00Z');

const AROUND =
  '.skip, .masthead, .colophon, .page-head, .edit-mode, .example > :not(.stage, .example-title), .props, .paging';

/**
 * The examples of a widget under their titles, on the same day in each run, with their output elsewhere on the page and
 * nothing else.
 */
export async function openExamples(page: Page, widget: string): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.goto(examplesOf(widget));
  await wholeIsMounted(page);
  // Examples with only data have no height to wait for; scrolling to their frame loads them.
  for (const stage of await page.locator('.stage').all())
    await stage.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await wholeIsMounted(page);
  // Content that is connected at the first interaction, such as footnotes.
  await page.keyboard.press('Shift');
  await atRest(page);
  await page.evaluate((around) => {
    // The examples have the whole width.
    document.querySelector('.widget-list')?.remove();
    // The CSP of the pages forbids `<style>` elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${around} { display: none !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, AROUND);
}

/** Resolves when no request, image or animation is pending. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.inlay-spinner')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Images far down are loaded when they approach the viewport.
    await Promise.all(
      [...document.images]
        .filter(({ loading }) => loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    );
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined)),
    );
  });
}
