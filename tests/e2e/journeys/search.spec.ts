import type { Locator, Page } from '@playwright/test';
import { expect, mounted, test } from '../setup/index.ts';

test('suggestions are chosen by keyboard and lead to results', { tag: '@core' }, async ({ page }) => {
  const search = await open(page, '');
  const field = search.getByRole('combobox');
  await field.focus();
  // Suggestions for fewer letters would be replaced while the visitor acts.
  const answered = page.waitForResponse(/suggestions\?q=hyd&/);
  await page.keyboard.type('hyd', { delay: 20 });
  await answered;
  const options = search.getByRole('option', { name: /^hyd/ });
  await expect(options.first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const term = await options.first().getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(options.first()).toBeHidden();
  await expect(heading(search)).toContainText(`for “${term ?? ''}”`);
  expect(new URL(page.url()).searchParams.get('q')).toBe(term);
});

test('a misspelt query is corrected, and the visitor can search for the original', async ({ page }) => {
  const search = await open(page, '?q=hydrogne');
  await expect(search).toContainText(/Showing results for “hydrogen”|Did you mean “hydrogen”/);
  await expect(rows(search).first()).toBeVisible();
});

test('filters and order narrow the results, each with its own address', async ({ page }) => {
  const search = await open(page, '?q=energy');
  await expect(heading(search)).toContainText(/\d+ results/);
  const headingBefore = await heading(search).textContent();
  await search.getByRole('link', { name: 'Insights' }).click();
  await expect(heading(search)).not.toHaveText(headingBefore ?? '');
  await expect(page).toHaveURL(/pageFilter=insights/);
  await expect(search.getByRole('link', { name: 'Insights' })).toHaveAttribute('aria-current', 'true');
  await search.getByRole('link', { name: 'Newest first' }).click();
  await expect(page).toHaveURL(/sort=date/);
  await search.getByRole('link', { name: 'People' }).click();
  await expect(search.getByRole('link', { name: 'Newest first' }), 'people have no date').toHaveCount(0);
});

test('the next page begins at its heading, and Back restores the results and the place', async ({ page }) => {
  const search = await open(page, '?q=energy');
  const first = await rows(search).first().textContent();
  await search.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/start=/);
  await expect(heading(search)).toBeFocused();
  await expect(heading(search)).toBeInViewport();
  await expect(rows(search).first()).not.toHaveText(first ?? '');

  const third = rows(search).nth(6).getByRole('link');
  const title = await third.textContent();
  await third.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await third.click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(page.locator('[data-module=site-search][data-variant=page]')).toHaveAttribute('data-state', 'mounted');
  await expect(page.getByRole('link', { name: title ?? '' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);

  await page.goBack();
  await expect(rows(search).first()).toHaveText(first ?? '');
});

test('a person among the suggestions is opened, and an empty field suggests recent searches', async ({ page }) => {
  await page.goto('/search?q=harbour');
  await expect(heading(await mounted(page, 'site-search'))).toContainText('harbour');
  await page.goto('/');
  const field = (await mounted(page, 'site-search')).getByRole('combobox');
  await field.click();
  await expect(
    page.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: 'harbour' }),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: 'Popular topics' }).getByRole('option').first()).toBeVisible();
  await field.fill('ingr');
  const person = page.getByRole('group', { name: 'People' }).getByRole('option').first();
  const name = (await person.getAttribute('aria-label')) ?? '';
  await person.click();
  await expect(page).toHaveURL(/\/people\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a portrait among the results is whole, and as high as the other pictures', async ({ page }) => {
  await page.goto('/search?q=heat');
  await mounted(page, 'site-search');
  const boxOf = async (kind: string) => (await page.locator(`[data-kind=${kind}] img`).first().boundingBox())!;
  const [portrait, imageBox] = [await boxOf('people'), await boxOf('insights')];
  expect(portrait.width).toBeCloseTo(portrait.height, 0);
  expect(portrait.height).toBeCloseTo(imageBox.height, 0);
  expect(portrait.x + portrait.width).toBeCloseTo(imageBox.x + imageBox.width, 0);
});

test('the box in the header leads to the results page', async ({ page }) => {
  await page.goto('/');
  const box = await mounted(page, 'site-search');
  await box.getByRole('combobox').fill('harbour');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=harbour/);
  await expect(heading(await mounted(page, 'site-search'))).toContainText('harbour');
});

async function open(page: Page, query: string): Promise<Locator> {
  await page.goto(`/search${query}`);
  return mounted(page, 'site-search');
}

function heading(search: Locator): Locator {
  return search.locator('.inlay-site-search__heading');
}

function rows(search: Locator): Locator {
  return search.locator('.inlay-site-search__result');
}
