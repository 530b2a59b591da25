import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, mounted, newAddress, test } from '../setup/index.ts';

test('filters narrow the list, each with its count, and Back widens it again', { tag: '@core' }, async ({ page }) => {
  const search = await open(page);
  const countBefore = await line(search).textContent();
  await search.getByRole('button', { name: 'City' }).click();
  const option = search.locator('label', { has: page.getByRole('checkbox', { name: 'Oslo' }) });
  const count = /\d+$/.exec((await option.textContent()) ?? '')?.[0] ?? '';
  await option.click();
  await expect(page).toHaveURL(/cities=Oslo/);
  await expect(line(search)).toHaveText(new RegExp(`^${count} jobs?$`));
  await page.keyboard.press('Escape');
  await expect(search.getByRole('button', { name: 'City (1)' })).toBeFocused();
  await search.getByRole('button', { name: 'Country' }).click();
  await search.getByRole('checkbox', { name: 'Norway' }).check();
  await expect(page).toHaveURL(/\?countries=Norway$/);
  await page.goBack();
  await expect(line(search)).toHaveText(new RegExp(`^${count} jobs?$`));
  await page.goBack();
  await expect(line(search)).toHaveText(countBefore ?? '');
});

test('terms are suggested and searched for by keyboard', async ({ page }) => {
  const search = await open(page);
  const field = search.getByRole('combobox');
  await field.focus();
  const answered = page.waitForResponse(/jobtypeahead\?q=ana&/);
  await page.keyboard.type('ana', { delay: 20 });
  await answered;
  const first = search.getByRole('option').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const term = (await first.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(term);
  await expect(field).toHaveValue(term);
  await expect(rows(search).first()).toBeVisible();
});

for (const text of ['%', '_%\\\'"', '👩🏽‍🔧 hydrogen', 'x'.repeat(200)]) {
  test(`a search for ${text.slice(0, 20)} keeps its text, and shows the number of jobs`, async ({ page }) => {
    const search = await open(page);
    const field = search.getByRole('combobox');
    await field.fill(text);
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(text);
    await expect(
      search
        .getByRole('status')
        .filter({ hasText: /jobs?|positions?/i })
        .first(),
    ).toBeAttached();
    await expect(search.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect((await mounted(page, 'job-search')).getByRole('combobox')).toHaveValue(text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('the feed contains the filtered jobs, and a browser reads it', async ({ page }) => {
  const search = await open(page);
  await search.getByRole('button', { name: 'City' }).click();
  await search.getByRole('checkbox', { name: 'Oslo' }).check();
  const feed = search.getByRole('link', { name: /Atom feed/ });
  await expect(feed).toHaveAttribute('href', /\?cities=Oslo&lang=en/);
  const titles = await feed.evaluate(async (link: HTMLAnchorElement) => {
    const feed = new DOMParser().parseFromString(await (await fetch(link.href)).text(), 'application/xml');
    return [...feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'entry')].map(
      (entry) => entry.getElementsByTagName('title')[0]?.textContent,
    );
  });
  await expect(line(search)).toHaveText(new RegExp(`^${titles.length} jobs?$`));
  await expect(rows(search).first().getByRole('link')).toHaveText(titles[0] ?? '');
});

test('a German page lists German jobs', async ({ page }) => {
  await page.goto('/de/careers/jobs');
  const search = await mounted(page, 'job-search');
  await expect(line(search)).toHaveText(/^\d+ Stellen$/);
  await search.getByRole('button', { name: 'Stadt' }).click();
  await search.getByRole('checkbox', { name: /^München/ }).check();
  await expect(page).toHaveURL(/\?cities=M%C3%BCnchen$/);
  await expect(rows(search).first()).toContainText('München');
  await expect(search).not.toContainText(/Munich|Consulting/);
});

test('an order that is chosen holds after a filter, a reload and more positions', async ({ page }) => {
  const search = await open(page);
  const orders = search.getByRole('navigation', { name: 'Sort by' });
  await orders.getByRole('link', { name: 'Title' }).click();
  await expect(page).toHaveURL(/\?sort=title$/);
  await expect(orders.getByRole('link', { name: 'Title' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => isAscending(await titles(search))).toBe(true);
  await search.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(search)).toHaveCount(40);
  expect(isAscending(await titles(search))).toBe(true);
  const first = await titles(search);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Sort by' })).toBeVisible();
  expect((await titles(await mounted(page, 'job-search'))).slice(0, 20)).toEqual(first.slice(0, 20));
});

test('a search becomes a job alert by keyboard once the owner of the address opens the mail, and ends by its link', async ({
  page,
  context,
  inbox,
}) => {
  const email = newAddress();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/careers/jobs?cities=Oslo');
  const search = await mounted(page, 'job-search');
  expect(await gapBefore(search.locator('.inlay-job-search__rest').first())).toBeCloseTo(8, 0);
  const opener = search.getByRole('button', { name: 'Get new jobs by e-mail' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = search.getByRole('textbox', { name: 'E-mail address' });
  await expect(field).toBeVisible();
  await expectAccessible(page, { within: '.inlay-apply-later__alert' });
  await field.focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(search).toContainText(`We’ve sent an e-mail to ${email}.`);
  expect((await inbox.newest(email, 'confirm-subscription')).text).toContain('Job alert: Oslo');

  const tab = await context.newPage();
  await tab.goto(await inbox.link(email, 'confirm-subscription'));
  const confirmation = await mounted(tab, 'subscribe-by-link');
  await confirmation.getByRole('button', { name: 'Yes, subscribe' }).click();
  await expect(confirmation).toContainText('You are subscribed');
  await expect(search, 'the other tab knows').toContainText('Your job alert is set up.');
  await page.reload();
  await (await mounted(page, 'job-search')).getByRole('button', { name: 'Get new jobs by e-mail' }).click();
  await expect(search, 'and so does the next visit').toContainText('Your job alert is set up.');

  await tab.goto(await inbox.link(email, 'subscribed'));
  const ending = await mounted(tab, 'unsubscribe-by-link');
  await expect(ending).toContainText('Oslo');
  await ending.getByRole('button', { name: 'Yes, unsubscribe' }).click();
  await expect(ending).toContainText('You are unsubscribed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is a link, which a search and a filter keep', async ({ page }) => {
    await page.goto('/de/careers/jobs');
    const search = page.locator('[data-module=job-search]');
    await search.getByRole('link', { name: 'Titel' }).click();
    await expect(page).toHaveURL(/\?sort=title$/);
    expect(isAscending(await titles(search))).toBe(true);
    await search.getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL(/sort=title/);
    expect(isAscending(await titles(search))).toBe(true);
  });

  test('the form filters, and the link shows more', async ({ page }) => {
    await page.goto('/careers/jobs');
    const search = page.locator('[data-module=job-search]');
    const items = search.locator('li[data-item=jobs]');
    await expect(items).toHaveCount(20);
    await search.getByRole('link', { name: 'Show more' }).click();
    await expect(items).toHaveCount(40);
    await search.locator('summary', { hasText: 'City' }).click();
    await search.getByRole('checkbox', { name: /^Oslo/ }).check();
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/cities=Oslo/);
    await expect(search.locator('summary', { hasText: 'City (1)' })).toBeVisible();
    await expect(items.first()).toContainText('Oslo');
  });
});

async function open(page: Page): Promise<Locator> {
  await page.goto('/careers/jobs');
  return mounted(page, 'job-search');
}

function titles(search: Locator): Promise<string[]> {
  return search.getByRole('heading', { level: 2 }).allInnerTexts();
}

function isAscending(names: readonly string[]): boolean {
  return names.every((name, index) => index === 0 || names[index - 1]!.localeCompare(name) <= 0);
}

function rows(search: Locator): Locator {
  return search.locator('[data-list-item]');
}

function line(search: Locator): Locator {
  return search.locator('.inlay-list-view__line');
}

/** In pixels: between the last city of a card and the text of the button that shows the others. */
function gapBefore(button: Locator): Promise<number> {
  return button.evaluate((element) => {
    const textBox = (container: Element) => {
      const range = document.createRange();
      range.selectNodeContents(container);
      return range.getBoundingClientRect();
    };
    return textBox(element).left - textBox(element.previousElementSibling!).right;
  });
}
