import type { Locator, Page } from '@playwright/test';

/** More than any of our widgets has controls, together with the links of the pages. */
const ENOUGH = 25;

/** Goes to a control as somebody without a mouse does. Throws when the key never gets there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < ENOUGH; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element.ownerDocument.activeElement === element)) return;
  }
  throw new Error(`${ENOUGH} presses of Tab did not reach ${String(control)}.`);
}
