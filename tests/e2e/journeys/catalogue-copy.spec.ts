import { expect, test } from '../setup/index.ts';

test('the catalogue copies an example for content systems, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/catalogue/pull-quote');
  const example = page.locator('.example').first();
  await example.getByText('Snippet').click();
  const copied = async (format: string) => {
    await example.getByRole('button', { name: `Copy as ${format}` }).click();
    await expect(example.locator('.copies').getByRole('status')).toHaveText(`Copied as ${format}.`);
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

test('the catalogue copies an example as JSON that the module reads alike', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/catalogue/quiz');
  const example = page.locator('.example').first();
  await example.getByText('Snippet').click();
  await example.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(example.locator('.copies').getByRole('status')).toHaveText('Copied as JSON.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<div data-module="quiz"[^>]*>\n<script type="application\/json">\n{[\s\S]*"questions": \[/);
});

test('a link of the catalogue restores the values and states of an example', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/catalogue/link-list');
  const example = page.locator('.example').nth(1);
  await example.getByText('Try other values').click();
  await example.getByLabel('callToActionLinks', { exact: true }).fill('[{ "url": "/one", "text": "Only this" }]');
  await expect(example.locator('.stage').getByRole('link', { name: 'Only this' })).toBeVisible();
  await example.getByLabel('callToActionLinks', { exact: true }).fill('[{ "url": "/one", "text": "Half');
  await expect(example.locator('.stage').getByRole('link', { name: 'Only this' })).toBeVisible();
  await example.getByLabel('callToActionLinks', { exact: true }).fill('[{ "url": "/one", "text": "Only this" }]');
  await example.getByRole('button', { name: 'Right to left' }).click();
  await example.getByRole('button', { name: '320 px' }).click();
  await example.getByRole('button', { name: 'Copy link' }).click();
  await expect(example.locator('.states').getByRole('status')).toHaveText('Copied the link.');

  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const restored = page.locator('.example').nth(1);
  await expect(restored.locator('.stage').getByRole('link', { name: 'Only this' })).toBeVisible();
  await expect(restored.locator('.stage')).toHaveAttribute('dir', 'rtl');
  await expect(restored.getByRole('button', { name: '320 px' })).toHaveAttribute('aria-pressed', 'true');
  expect((await restored.locator('.stage').boundingBox())!.width).toBeLessThanOrEqual(320);
});

test('the catalogue shows a module as a signed-in visitor, and before it loads', async ({ page }) => {
  await page.goto('/catalogue/session-badge');
  const example = page.locator('.example').first();
  await example.getByLabel('Visitor').selectOption('Signed in');
  await expect(page).toHaveURL(/visitor=Signed\+in/);
  await expect(page.locator('.example').first().locator('.stage')).toContainText('Alex');

  await page.goto('/catalogue/pull-quote');
  const quote = page.locator('.example').first();
  await quote.getByRole('button', { name: 'Loading' }).click();
  await expect(quote.locator('.never-loaded [data-module=pull-quote]')).toBeVisible();
  await expect(quote.locator('.never-loaded [data-state=mounted]')).toHaveCount(0);
});
