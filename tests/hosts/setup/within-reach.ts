import { expect, type Locator } from '@playwright/test';

/** Every control can be clicked, and none needs horizontal scrolling. */
export async function expectWithinReach(placeholder: Locator): Promise<void> {
  const width = await placeholder.evaluate((element) => element.ownerDocument.documentElement.clientWidth);
  for (const control of await placeholder.locator('a[href], button, input').filter({ visible: true }).all()) {
    await control.click({ trial: true });
    const box = (await control.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect))!;
    expect(
      [box.left >= 0, box.right <= width + 1, box.width > 0, box.height > 0],
      `${String(control)} at ${JSON.stringify(box)} of ${width}`,
    ).toEqual([true, true, true, true]);
  }
}
