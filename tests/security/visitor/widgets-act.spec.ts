/** Every widget with every attack in every prop, as a hostile editor or datasource could write them. */
import { classes, textsOf } from '../attacks/index.ts';
import { attackedBy, attackedOnceBy } from '../setup/placeholders.ts';
import { expect, openEverything, test } from '../setup/visitor.ts';

test.describe.configure({ timeout: 180_000 });

test('one attack of markup in each prop acts in no widget', { tag: '@core' }, async ({ page, visitor }) => {
  await visitor.open({ body: attackedOnceBy(textsOf('markup')) });
  const { mounted = 0, failed = 0 } = await visitor.settled();
  expect(mounted).toBeGreaterThan(5 * failed);
  await openEverything(page);
  await visitor.expectUnharmed('markup');
});

for (const name of classes) {
  const texts = textsOf(name);
  test(`${name}: nothing of it acts in any widget`, async ({ page, visitor }) => {
    await visitor.open({ body: attackedBy(texts) });
    const { mounted = 0, failed = 0 } = await visitor.settled();
    // An attack may be rejected, and its widget with it; most must be shown for the test to prove anything.
    expect(mounted).toBeGreaterThan(5 * failed);
    await openEverything(page);
    await visitor.expectUnharmed(name);
  });
}

test('the note about a hostile value in edit mode is plain text', async ({ visitor }) => {
  const texts = textsOf('markup', 'attribute').filter((_, index) => index % 6 === 0);
  await visitor.open({ mode: 'edit', body: attackedBy(texts) });
  await visitor.settled();
  await visitor.expectUnharmed('notes');
});
