import type { Page } from '@playwright/test';
import { examplesOf, expect, wholeIsMounted } from '../e2e/setup/index.ts';

/** The day on which the handwritten content ends, so that upcoming events stay upcoming. */
const TODAY = new Date('2026-11-12T09:00:00Z');

const AROUND = [
  '.skip, .masthead, .colophon, .page-head, .edit-mode, .example > :not(.stage, .example-title), .props, .paging',
  // Part of the page, and over the examples.
  '.inlay-consent__banner',
].join();

/**
 * The examples of a widget under their titles, on the same day in each run, with their output elsewhere on the page and
 * nothing else.
 */
export async function openExamples(page: Page, widget: string): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.goto(examplesOf(widget));
  await wholeIsMounted(page);
  await scrollThrough(page);
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
  await fixPort(page);
}

/**
 * Replaces the demo's port, which differs in each run, in the text, and returns whether it was there. A widget that
 * renders again writes its own.
 */
export function fixPort(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let hasReplaced = false;
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const fixed = text.data.replace(/(?<=127\.0\.0\.1:)\d+/g, '41000');
      if (fixed === text.data) continue;
      text.data = fixed;
      hasReplaced = true;
    }
    return hasReplaced;
  });
}

/** Loads what waits until it approaches the viewport: examples with only data, images, and videos of long examples. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // Observers are called between two frames.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}

/** Resolves when no request, image, video or animation is pending. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.inlay-spinner')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Images far down are loaded when they approach the viewport.
    const videos = [...document.querySelectorAll('video')];
    // The look of the browser's controls changes while it loads.
    for (const video of videos) video.controls = false;
    const isPictured = ({ poster, preload, readyState, HAVE_CURRENT_DATA, error }: HTMLVideoElement) =>
      poster || preload === 'none' || error || readyState >= HAVE_CURRENT_DATA;
    while (!videos.every(isPictured)) await new Promise(requestAnimationFrame);
    const posters = videos
      .filter(({ poster }) => poster)
      .map(({ poster }) => Object.assign(new Image(), { src: poster }));
    await Promise.all(
      [...document.images, ...posters]
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
