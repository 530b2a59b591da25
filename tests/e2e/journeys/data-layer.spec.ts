/** The demo page of consent, tags and analytics, with local copies of tags. */
import { expect, test } from '../setup/index.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the data layer queues entries until consent is given, and then shows them and the fallback of a tag', async ({
  page,
}) => {
  await page.goto('/demo/data-layer');
  const entries = page.getByRole('list', { name: /Entries/ });
  const banner = page.getByRole('region', { name: 'Cookies on this site' });
  await expect(entries).toContainText('"denied"');
  await expect(banner).toBeVisible();
  await expect(entries).not.toContainText('"event": "page"');
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect(entries).toContainText('"event": "page"');
  await expect(entries).toContainText('"event": "stand-in-loaded"');
});

test('a site with page services asks for consent on every page, and opens the settings in place', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { inlayConfig: { consent: { tool: 'built-in' } } }));
  await page.goto('/terms');
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByText(/Your choice has been saved\. Allowed: Necessary, Statistics/)).toBeAttached();
  await expect(page).toHaveURL(/\/terms$/);
});
