import type { Locator, Page } from '@playwright/test';
import { expect, mounted, test } from '../setup/index.ts';

test(
  'people are filtered and counted without a request, and Back undoes each step',
  { tag: '@core' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => /services\/people/.test(request.url()) && requests.push(request.url()));
    const grid = await open(page, '');
    await expect(line(grid)).toHaveText(/^\d+ people$/);
    const everybody = await line(grid).textContent();
    await expect(cards(grid)).toHaveCount(24);
    expect(requests).toEqual([]);

    await grid.getByRole('button', { name: 'Region' }).click();
    await grid.getByRole('checkbox', { name: /^Europe/ }).check();
    await expect(page).toHaveURL(/\?region=Europe$/);
    await expect(grid.getByRole('button', { name: 'Remove Europe' })).toBeVisible();
    await expect(line(grid)).not.toHaveText(everybody ?? '');
    const europeans = await line(grid).textContent();
    expect(requests).toHaveLength(1);

    await grid.getByRole('searchbox').fill('partner');
    await grid.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/q=partner/);
    await expect(line(grid)).not.toHaveText(europeans ?? '');
    await page.goBack();
    await expect(line(grid)).toHaveText(europeans ?? '');
    await page.goBack();
    await expect(line(grid)).toHaveText(everybody ?? '');
  },
);

test('the contact form knows whom it is for', async ({ page }) => {
  const grid = await open(page, '?location=oslo');
  await expect(line(grid)).toHaveText(/people$/);
  const person = grid.getByRole('button', { name: /^Write to / }).first();
  const name = (await person.getAttribute('aria-label'))!.replace('Write to ', '');
  await person.click();
  await expect(page.getByRole('dialog', { name: new RegExp(name) })).toBeVisible();
});

for (const [width, columns] of [
  [360, 2],
  [768, 4],
  [1440, 6],
] as const)
  test(`at ${width} pixels people are in full rows of ${columns}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/catalogue/profile-grid');
    const grid = page.locator('[data-module=profile-grid][data-from-service]');
    await grid.scrollIntoViewIfNeeded();
    await expect(cards(grid)).toHaveCount(12);
    const rows = await cards(grid).evaluateAll((elements) => {
      const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
    expect(rows).toEqual(Array(12 / columns).fill(columns));
    await grid.getByRole('button', { name: 'Show more' }).click();
    await expect(cards(grid)).toHaveCount(24);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form filters, and a link shows more', async ({ page }) => {
    await page.goto('/people');
    await expect(page.locator('[data-item=items]')).toHaveCount(24);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page.locator('[data-item=items]')).toHaveCount(48);
    await page.locator('summary', { hasText: 'Region' }).click();
    await page.getByRole('checkbox', { name: /^Asia/ }).check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/region=Asia/);
    await expect(page.getByRole('checkbox', { name: /^Asia/ })).toBeChecked();
    await expect(page.locator('.count')).toHaveText(/^\d+ people$/);
  });
});

async function open(page: Page, search: string): Promise<Locator> {
  await page.goto(`/people${search}`);
  return mounted(page, 'profile-grid');
}

function cards(grid: Locator): Locator {
  return grid.locator('[data-list-item]');
}

function line(grid: Locator): Locator {
  return grid.locator('.inlay-list-view__line');
}
