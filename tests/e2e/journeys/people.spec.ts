import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, mounted, test } from '../setup/index.ts';

test(
  'people are filtered and counted, each act is a step of Back, and the page asks for nothing by itself',
  { tag: '@core' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => /services\/people/.test(request.url()) && asked.push(request.url()));
    const grid = await open(page, '');
    await expect(line(grid)).toHaveText(/^\d+ people$/);
    const everybody = await line(grid).textContent();
    await expect(cards(grid)).toHaveCount(24);
    expect(asked).toEqual([]);

    await grid.getByRole('button', { name: 'Region' }).click();
    await grid.getByRole('checkbox', { name: /^Europe/ }).check();
    await expect(page).toHaveURL(/\?region=Europe$/);
    await expect(grid.getByRole('button', { name: 'Remove Europe' })).toBeVisible();
    await expect(line(grid)).not.toHaveText(everybody ?? '');
    const europeans = await line(grid).textContent();
    expect(asked).toHaveLength(1);

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

test('more come by a press, with the focus on the first of them, and a reload shows as many', async ({ page }) => {
  const grid = await open(page, '');
  await expect(cards(grid)).toHaveCount(24);
  await grid.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(grid)).toHaveCount(48);
  await expect(
    cards(grid)
      .nth(24)
      .locator(':focus')
      .or(cards(grid).nth(24).and(page.locator(':focus'))),
  ).toHaveCount(1);
  await expect(page).toHaveURL(/\?page=2$/);
  await page.reload();
  await expect(cards(await mounted(page, 'profile-grid'))).toHaveCount(48);
});

test('on a phone the filters stand in a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const grid = await open(page, '');
  await expect(grid.getByRole('button', { name: 'Region' })).toHaveCount(0);
  await grid.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Region' }).click();
  await dialog.getByRole('checkbox', { name: /^Europe/ }).check();
  await expect(page).toHaveURL(/\?region=Europe$/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Show \d+ people$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(grid.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(grid.getByRole('button', { name: 'Remove Europe' })).toBeVisible();
});

test('the contact form knows whom it is for', async ({ page }) => {
  const grid = await open(page, '?location=oslo');
  await expect(line(grid)).toHaveText(/people$/);
  const somebody = grid.getByRole('button', { name: /^Write to / }).first();
  const name = (await somebody.getAttribute('aria-label'))!.replace('Write to ', '');
  await somebody.click();
  await expect(page.getByRole('dialog', { name: new RegExp(name) })).toBeVisible();
});

test('a service that fails leaves the cards, and is asked again', async ({ page, troubles }) => {
  troubles.expect(/status of 404/);
  const grid = await open(page, '');
  await page.route(/services\/people/, (route) => route.fulfill({ status: 404, json: {} }));
  await grid.getByRole('button', { name: 'Region' }).click();
  await grid.getByRole('checkbox', { name: /^Asia/ }).check();
  await expect(grid.getByRole('alert')).toContainText('not available right now');
  await expect(cards(grid)).toHaveCount(24);
  await page.unroute(/services\/people/);
  await grid.getByRole('button', { name: 'Try again' }).click();
  await expect(grid.getByRole('alert')).toHaveCount(0);
  await expect(line(grid)).not.toHaveText(/^120/);
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
