/**
 * The accessibility tree of every example is stored in `widgets/NAME/examples.aria.yml`. The file of a new widget is created;
 * `npm test -- visual aria --update-snapshots` updates what differs. Review the changes.
 */
import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { widgetNames } from '../e2e/setup/catalogue.ts';
import { expect, test } from '../e2e/setup/index.ts';
import { openExamples } from './open-examples.ts';

// A counting number differs during its animation.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

/** The port is a free one. */
const ORIGINS = /127\.0\.0\.1(?::|%3A)\d+/g;
/** Country names come from the browser's ICU; the first entries of a long list represent all. */
const REST_OF_OPTIONS = /((?:^ +- option .*\n){3})(?:^ +- option .*\n){30,}/gm;

for (const name of widgetNames) {
  test(`${name} has the recorded accessibility tree in its examples`, async ({ page }, {
    config: { updateSnapshots },
  }) => {
    const file = [name, 'examples.aria.yml'];
    await openExamples(page, name);
    // A service may respond late: comparisons are retried, and new files wait for it.
    if (updateSnapshots !== 'missing' || !existsSync(test.info().snapshotPath(...file))) await isComplete(page);
    // Compares the exact text: toMatchAriaSnapshot would replace all numbers by patterns, so that a wrong label of a
    // slide or a step would pass.
    await expect(async () => expect(await treeOf(page)).toMatchSnapshot(file)).toPass({ timeout: 15_000 });
  });
}

/** The tree is stable between two reads: an announcement of a list is cleared after three seconds. */
function isComplete(page: Page): Promise<void> {
  let before: string | undefined;
  return expect(async () => {
    const last = before;
    before = await treeOf(page);
    expect(before).toBe(last);
  }).toPass({ intervals: [3500] });
}

async function treeOf(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.replace(ORIGINS, 'demo.example').replace(REST_OF_OPTIONS, '$1');
}
