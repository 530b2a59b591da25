import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, mounted, test } from '../setup/index.ts';

const AUTHOR = '/people/lars-ostergaard';

test('the publications in the page are shown eight at a time', { tag: '@core' }, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().includes('/insightsgrid/') && calls.push(request.url())));
  const works = await open(page, AUTHOR);
  await expect(cards(works)).toHaveCount(8);
  await works.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(works)).toHaveCount(15);
  await expect(cards(works).nth(8).getByRole('link')).toBeFocused();
  await expect(page).toHaveURL(/\?works=2$/);
  expect(calls).toEqual([]);
  await expectAccessible(page);
  await page.reload();
  await expect(cards(await mounted(page, 'published-work'))).toHaveCount(15);
});

test('works of this site and others are sorted by date', async ({ page }) => {
  const works = await open(page, `${AUTHOR}?works=2`);
  const days = await works
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days).toHaveLength(15);
  expect(days).toEqual(days.toSorted().reverse());
  await expect(works.getByText('June 2025')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows eight works, and a link to the rest', async ({ page }) => {
    await page.goto(AUTHOR);
    const works = page.locator('[data-module=published-work]');
    await expect(works.getByRole('listitem')).toHaveCount(8);
    await works.getByRole('link', { name: 'Show more' }).click();
    await expect(works.getByRole('listitem')).toHaveCount(15);
    await expect(works.getByRole('link', { name: 'Show more' })).toHaveCount(0);
  });
});

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  return mounted(page, 'published-work');
}

function cards(works: Locator): Locator {
  return works.locator('[data-list-item]');
}
