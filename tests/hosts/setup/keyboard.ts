import type { Locator, Page } from '@playwright/test';

/** More than any widget has controls, together with the links of the pages. */
const ENOUGH = 25;

/** Moves focus to a control by Tab. Throws if Tab never reaches it. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < ENOUGH; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element.ownerDocument.activeElement === element)) return;
  }
  throw new Error(`${ENOUGH} presses of Tab did not reach ${String(control)}.`);
}
