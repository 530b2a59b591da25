import { expect, test } from '../setup/index.ts';

test('the catalogue copies an example for content systems, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/catalogue/pull-quote');
  const example = page.locator('.example').first();
  await example.getByText('Snippet').click();
  const copied = async (format: string) => {
    await example.getByRole('button', { name: `Copy as ${format}` }).click();
    await expect(example.getByRole('status')).toHaveText(`Copied as ${format}.`);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('HTML')).toMatch(/^<div data-module="pull-quote">[\s\S]*<\/div>$/);
  expect(await copied('WordPress')).toMatch(
    /^<!-- wp:inlay\/pull-quote -->\n<div [\s\S]*\n<!-- \/wp:inlay\/pull-quote -->$/,
  );
  expect(await copied('Drupal')).toMatch(
    /^{% embed 'inlay:pull-quote' only %}\n {2}{% block fields %}[\s\S]*{% endembed %}$/,
  );
});
