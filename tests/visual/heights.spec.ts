/**
 * How high the frame of every example is, for the catalogue to keep before the widget is there: `demo/catalogue/heights`.
 * `npm test -- visual heights --update-snapshots` measures anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Heights, heightsFile, widths } from '../../demo/catalogue/heights.ts';
import { widgetNames } from '../e2e/setup/catalogue.ts';
import { expect, test } from '../e2e/setup/index.ts';
import { openExamples } from './open-examples.ts';

/** Pixels by which nobody sees anything move. */
const NOTHING = 2;

/** Examples of the month that it is, by their index: as high as its weeks and events make them. */
const DATED: Readonly<Record<string, number>> = { 'events-calendar': 1 };

test.describe.configure({ timeout: 600_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of widths) {
  test(`the catalogue keeps the height that each example takes, ${width} pixels wide`, async ({ page }, {
    config: { updateSnapshots },
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const file = heightsFile(width);
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Heights;
    const measured: Record<string, number[]> = {};
    for (const name of widgetNames) {
      await openExamples(page, name);
      measured[name] = await heightsOf(page);
    }
    if (updateSnapshots !== 'missing')
      return writeFileSync(
        file,
        `{\n${Object.entries(measured)
          .map(([name, heights]) => `  "${name}": [${heights.join(', ')}]`)
          .join(',\n')}\n}\n`,
      );
    expect(Object.keys(measured)).toEqual(Object.keys(kept));
    const others = Object.entries(measured).flatMap(([name, heights]) =>
      heights.flatMap((height, index) =>
        DATED[name] !== index && Math.abs(height - (kept[name]![index] ?? 0)) > NOTHING
          ? [`${name}, example ${index + 1}: ${kept[name]![index]} → ${height}`]
          : [],
      ),
    );
    expect(others).toEqual([]);
  });
}

/** As high as they are by themselves. */
function heightsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    // The policy of the pages forbids an element of styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.stage { min-block-size: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
    return [...document.querySelectorAll('.stage')].map((stage) => Math.round(stage.getBoundingClientRect().height));
  });
}
