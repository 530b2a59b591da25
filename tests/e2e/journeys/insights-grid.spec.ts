import type { Locator } from '@playwright/test';
import { expect, mounted, test } from '../setup/index.ts';

const PAGE = '/practices/energy-materials';
const cards = (grid: Locator) => grid.locator('.inlay-card');

test(
  'the articles of the server stay, a filter narrows them, and Back brings them back',
  { tag: '@core' },
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => void (/insightsgrid\/articles$/.test(request.url()) && calls.push(request.url())));
    await page.goto(PAGE);
    const grid = await mounted(page, 'insights-grid');
    const first = (await cards(grid).first().textContent()) ?? '';
    expect(calls, 'what was fetched on load').toEqual([]);
    const filter = grid.getByRole('navigation', { name: 'Filter articles' }).getByRole('link').nth(1);
    const kind = (await filter.textContent()) ?? '';
    await filter.click();
    await expect(grid.getByRole('status').filter({ hasText: kind })).toHaveText(
      new RegExp(`^\\d+ articles?; ${kind}$`),
    );
    await expect(filter).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect((await mounted(page, 'insights-grid')).getByRole('link', { name: kind, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.goBack();
    await expect(cards(grid).first()).toHaveText(first);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and more are links', async ({ page }) => {
    await page.goto(PAGE);
    const grid = page.locator('[data-module=insights-grid]');
    await expect(cards(grid)).toHaveCount(6);
    await grid.getByRole('link', { name: 'Show more' }).click();
    await expect(cards(grid).nth(6)).toBeAttached();
    await grid.getByRole('navigation').getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\?filter=/);
    await expect(grid.locator('[aria-current]')).not.toHaveText('All');
  });
});
