import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, mounted, test } from '../setup/index.ts';

test('countries open to their cities, and what the server wrote stays where it stood', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const list = await open(page, '');
  expect(asked.filter((url) => /services\/offices|openstreetmap/.test(url))).toEqual([]);
  await country(list, 'Norway').click();
  await expect(list.getByRole('link', { name: 'Directions (Oslo)' })).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=59/);
  await country(list, 'Germany').click();
  await expect(list.getByRole('heading', { name: 'North and East' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Directions (Oslo)' })).toBeVisible();
  await expect(list.locator('[href^="tel:"]:visible').first()).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(list).not.toContainText(/Ballast Yard|Gleisbogen/);
  await expectAccessible(page);
});

test('a link opens a country, or the office that it names', async ({ page }) => {
  const list = await open(page, '#norway');
  await expect(country(list, 'Norway')).toBeFocused();
  await expect(country(list, 'Norway')).toBeInViewport();
  await page.evaluate(() => (location.hash = '#tokyo-kanda'));
  await expect(list.getByText('Kanda workshops')).toBeInViewport();
  await page.goBack();
  await expect(country(list, 'Norway')).toBeFocused();
});

test('what is closed is found by a search in the page', async ({ page }) => {
  const list = await open(page, '');
  await expect(list.locator('[hidden="until-found"]').filter({ hasText: 'Tollbukaia 12' })).toHaveCount(1);
});

test('on paper every country is open', async ({ page }) => {
  const list = await open(page, '');
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByText('Tollbukaia 12')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('countries open, and a link leads to an office', async ({ page }) => {
    await page.goto('/offices#munich');
    await expect(page.getByText('Schrannenweg 3')).toBeInViewport();
    await page.locator('summary', { hasText: 'Norway' }).click();
    await expect(page.getByText('Tollbukaia 12')).toBeVisible();
  });
});

async function open(page: Page, hash: string): Promise<Locator> {
  await page.goto(`/offices${hash}`);
  return mounted(page, 'locations');
}

function country(list: Locator, name: string): Locator {
  return list.getByRole('button', { name: new RegExp(`^${name}`) });
}
