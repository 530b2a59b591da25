import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, mounted, test, wholeIsMounted } from '../setup/index.ts';

const SUGGEST = /\/services\/universities\/suggest/;

test(
  'suggests after three characters and half a second, and Enter opens the selected one',
  { tag: '@core' },
  async ({ page }) => {
    const queries = questionsOf(page);
    const bar = await open(page);
    const field = bar.getByRole('combobox', { name: 'Your university' });
    const before = Date.now();
    await field.pressSequentially('ald');
    await expect(bar.getByRole('option').first()).toBeVisible();
    expect(Date.now() - before).toBeGreaterThanOrEqual(500);
    expect(queries).toEqual(['ald']);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    const name = (await bar.getByRole('option').first().getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/careers\?university=/);
    await expect(page.getByRole('heading', { name: `At ${name}` })).toBeVisible();
  },
);

test('accents do not matter, and Enter after a complete name opens its page', async ({ page }) => {
  const bar = await open(page);
  const field = bar.getByRole('combobox');
  await field.pressSequentially('universitat birk');
  const first = bar.getByRole('option', { name: /^Universität Birk/ }).first();
  await expect(first).toBeVisible();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await field.fill(name.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `At ${name}` })).toBeVisible();
});

test('a name in another script is found by Latin letters', async ({ page }) => {
  const bar = await open(page);
  await bar.getByRole('combobox').pressSequentially('aoba');
  await expect(bar.getByRole('option', { name: '青葉大学' })).toBeVisible();
});

test('when the service is down, the bar says so and leaves the search to the server', async ({ page, pageErrors }) => {
  pageErrors.expect(/universities\/suggest/);
  const bar = await open(page);
  await page.route(SUGGEST, (route) => route.abort());
  const field = bar.getByRole('combobox');
  await field.pressSequentially('alder');
  await expect(bar.getByText(/^Suggestions are not available/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=alder$/);
  await expect(page.locator('main').getByRole('link', { name: /Alder/ }).first()).toBeVisible();
});

test('the field of a form takes a suggestion, and any other name', async ({ page }) => {
  await open(page);
  const field = page.getByRole('combobox', { name: 'University', exact: true });
  await field.pressSequentially('birk');
  const first = page.getByRole('listbox', { name: 'University', exact: true }).getByRole('option').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const name = (await first.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(name);
  await expect(page).toHaveURL(/\/careers\/universities$/);
  await field.fill('Night School of Oslo');
  await expect(page.getByText(/^“Night School of Oslo” is not on our list/)).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a visit' }).click();
  await expect(page.getByText(/Night School of Oslo is on our list/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server searches, and its form takes any name', async ({ page }) => {
    await page.goto('/careers/universities');
    await page.getByLabel('Your university').fill('universitat birk');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page
      .locator('main')
      .getByRole('link', { name: /^Universität Birk/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /^At Universität Birk/ })).toBeVisible();
    await page.goto('/careers/universities');
    await page.getByLabel('University', { exact: true }).fill('Night School of Oslo');
    await page.getByRole('button', { name: 'Ask for a visit' }).click();
    await expect(page.getByText(/Night School of Oslo is on our list/)).toBeVisible();
  });
});

/** The bar at the top of the page. */
async function open(page: Page): Promise<Locator> {
  await page.goto('/careers/universities');
  await wholeIsMounted(page);
  return mounted(page, 'university-search');
}

function questionsOf(page: Page): (string | null)[] {
  const queries: (string | null)[] = [];
  page.on(
    'request',
    (request) => void (SUGGEST.test(request.url()) && queries.push(new URL(request.url()).searchParams.get('q'))),
  );
  return queries;
}
