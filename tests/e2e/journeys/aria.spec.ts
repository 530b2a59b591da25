/**
 * What a screen reader finds in every example stands beside it, in `widgets/NAME/examples.aria.yml`. A new widget has it written;
 * `npm test -- e2e aria --update-snapshots` writes anew what differs. Read what it wrote.
 */
import { readdirSync } from 'node:fs';
import { expect, openExamples, test } from '../setup/index.ts';

// What counts up says another number meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The port is a free one. */
const ORIGINS = /127\.0\.0\.1(?::|%3A)\d+/g;
/** The names of countries are those of the browser's ICU; the first of a long list stand for all. */
const REST_OF_OPTIONS = /((?:^ +- option .*\n){3})(?:^ +- option .*\n){30,}/gm;

const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

for (const name of widgets) {
  test(`${name} reads in its examples as it did when somebody last read them`, async ({ page }) => {
    await openExamples(page, name);
    const tree = await page.locator('body').ariaSnapshot();
    // Word by word: toMatchAriaSnapshot writes its files with patterns for all figures, in which nobody reads what a slide or a step is called.
    expect(tree.replace(ORIGINS, 'demo.example').replace(REST_OF_OPTIONS, '$1')).toMatchSnapshot([name, 'examples.aria.yml']);
  });
}
