import type { Page } from '@playwright/test';
import { atRest, wholeIsMounted } from './widgets.ts';

/** The day on which the written content ends: an event that is to come stays one. */
const TODAY = new Date('2026-11-12T09:00:00Z');

// Without a mail's link this one leads home at once.
const queries: Record<string, string> = { 'registration-confirmation': '?token=unknown' };

const AROUND = '.skip, .masthead, .colophon, .page-head, .example > :not(.stage, .example-title), .props, .paging';

/** Where the catalogue shows the examples of a widget. */
export function examplesOf(widget: string): string {
  return `/catalogue/${widget}${queries[widget] ?? ''}`;
}

/** The examples of a widget under their titles, on the same day at each run, with what they show elsewhere on the page and nothing besides. */
export async function openExamples(page: Page, widget: string): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.goto(examplesOf(widget));
  await wholeIsMounted(page);
  // What is connected at the first touch, as footnotes are.
  await page.keyboard.press('Shift');
  await atRest(page);
  await page.evaluate((around) => {
    // The policy of the pages forbids an element of styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${around} { display: none !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, AROUND);
}
