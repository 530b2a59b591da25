/** axe over every example of every widget, several widgets on one page. */
import { readFileSync } from 'node:fs';
import { widgetNames } from '../setup/catalogue.ts';
import { expect, settled, test, violationsOf, wholeIsMounted } from '../setup/index.ts';

// In the middle of a transition, contrast is lower.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 2400 } });

interface Widget {
  name: string;
  examples: { title: string; html: string }[];
}

const AT_A_TIME = 10;
/** Two make the rest of the page inert; the third redirects to the home page without the token of its e-mail. */
const ALONE = new Set(['premium-gate', 'regwall', 'registration-confirmation']);

const allWidgets = JSON.parse(
  readFileSync(`${process.env['DIST_FOLDER'] ?? 'dist'}/catalogue.json`, 'utf8'),
) as Widget[];
/** `npm test` checks the first example of each widget: the others differ in a prop or two. */
const catalogue = process.env['EXHAUSTIVE']
  ? allWidgets
  : allWidgets.map(({ name, examples }) => ({ name, examples: examples.slice(0, 1) }));
const shared = catalogue.filter(({ name }) => !ALONE.has(name));
const groups = [
  ...Array.from({ length: Math.ceil(shared.length / AT_A_TIME) }, (_, index) =>
    shared.slice(index * AT_A_TIME, (index + 1) * AT_A_TIME),
  ),
  ...catalogue.filter(({ name }) => ALONE.has(name)).map((widget) => [widget]),
];

test('every widget has an example', { tag: '@core' }, () => {
  expect(catalogue.filter(({ examples }) => examples.length).map(({ name }) => name)).toEqual(widgetNames);
});

for (const group of groups) {
  const names = group.map(({ name }) => name);
  test(`the examples of ${names.join(', ')} have no violation that axe finds`, { tag: '@core' }, async ({ page }) => {
    await page.goto('/catalogue?token=unknown');
    await settled(page);
    await page.locator('main').evaluate((main, html) => (main.innerHTML = html), markupOf(group));
    // Also loads widgets that wait for an interaction.
    await page.keyboard.press('Shift');
    await wholeIsMounted(page);
    for (const name of names)
      await expect(page.locator(`[data-module$="${name}"][data-state=mounted]`)).not.toHaveCount(0);
    expect(await violationsOf(page, { within: '.stage' })).toEqual([]);
  });
}

function markupOf(group: readonly Widget[]): string {
  const stages = group.flatMap(({ name, examples }) =>
    examples.map(
      ({ title, html }, index) => `<h2>${name}: ${title}</h2><div class="stage" id="${name}-${index}">${html}</div>`,
    ),
  );
  return `<h1>Examples</h1><div class="wrap">${stages.join('')}</div>`;
}
