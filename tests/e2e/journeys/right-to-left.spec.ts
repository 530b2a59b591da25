import type { Locator } from '@playwright/test';
import { expect, mounted, settled, test } from '../setup/index.ts';

for (const width of [360, 1440]) {
  test(
    `a figure below nothing has its sign before it in Arabic, ${width} pixels wide`,
    { tag: width === 360 ? '@core' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/ar/insights/alhydrujin-yablugh-rushdah');
      await settled(page);
      await page.locator('main').evaluate((main) => {
        const table =
          '<table data-field="body"><thead><tr><th>السنة</th><th align="right">التغير</th></tr></thead><tbody><tr><th>2025</th><td align="right">−2.4%</td></tr></tbody></table>';
        main.insertAdjacentHTML('afterbegin', `<div data-module="table" data-load="interaction">${table}</div>`);
      });
      const cell = page.locator('[data-module=table] td').first();
      await page.locator('[data-module=table]').first().hover();
      await mounted(page, 'table');
      await expectSignFirst(cell);
    },
  );
}

/** The icon is left of its figure in both directions of text. */
async function expectSignFirst(cell: Locator): Promise<void> {
  const [sign, figure] = await cell.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
    return [0, 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(sign).toBeLessThan(figure!);
}
