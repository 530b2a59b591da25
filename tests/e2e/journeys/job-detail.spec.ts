import type { Locator, Page } from '@playwright/test';
import { problemsOfPosting } from '../../setup/job-posting.ts';
import { expect, expectAccessible, mounted, test } from '../setup/index.ts';
import { structuredData } from '../setup/structured-data.ts';

const CALLS = /\/services\/jobs\/api\/(?:job|similar)\b/;

test(
  'any address that ends in its number opens the position, which search engines read by the rules of Google',
  { tag: '@core' },
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => void (CALLS.test(request.url()) && calls.push(request.url())));
    const job = await open(page, '/careers/jobs/x-10401');
    const title = (await job.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page).toHaveTitle(`${title} | Alder & Voss`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index,follow');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/careers\/jobs\/[a-z-]+-10401$/);
    await expect.poll(() => postings(page)).toHaveLength(1);
    const [posting] = await postings(page);
    expect(problemsOfPosting(posting)).toEqual([]);
    expect(posting).toMatchObject({
      title,
      baseSalary: expect.any(Object),
      validThrough: expect.any(String),
      jobLocation: [{ address: { addressCountry: 'NO' } }],
    });
    await expect(job.getByRole('heading', { level: 3 })).toHaveCount(3);
    expect(calls).toEqual([]);
    await expectAccessible(page);
  },
);

test('a remote position shows its facts, from the search to the data for search engines', async ({ page }) => {
  await page.goto('/careers/jobs');
  const search = await mounted(page, 'job-search');
  await search.getByRole('button', { name: 'Workplace' }).click();
  await search.getByRole('checkbox', { name: /^Remote \d+$/ }).check();
  await expect(page).toHaveURL(/\?workplace=remote$/);
  await expect(search.getByRole('button', { name: 'Remove Remote' })).toBeVisible();
  await search.locator('[data-list-item]').first().getByRole('link').click();
  const job = await mounted(page, 'job-detail');
  const fact = (name: string) => job.locator('dt', { hasText: name }).locator('+ dd');
  await expect(fact('Workplace')).toHaveText('Remote');
  await expect(fact('Employment type')).toHaveText(/Full-time|Internship/);
  await expect(fact('Pay')).toHaveText(/ (?:a year|a month|an hour)$/);
  const country = (await fact('Applicants from').textContent()) ?? '';
  await expect.poll(() => postings(page)).toHaveLength(1);
  const [posting] = await postings(page);
  expect(problemsOfPosting(posting)).toEqual([]);
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: country }],
    employmentType: expect.arrayContaining([expect.any(String)]),
    baseSalary: { value: { unitText: 'YEAR' } },
  });
  await expectAccessible(page);
});

test('a position that is not open leads to the search, and search engines leave it out', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/);
  const response = await page.goto('/careers/jobs/consultant-999999');
  expect(response?.status()).toBe(404);
  const job = await mounted(page, 'job-detail');
  await expect(job.getByRole('heading', { level: 1 })).toHaveText('This position is no longer open');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
  expect(await postings(page)).toEqual([]);
  await expectAccessible(page);
  await job.getByRole('link', { name: 'Search open positions' }).click();
  await expect(page).toHaveURL(/\/careers\/jobs$/);
});

test('the way back skips other positions and restores the search', async ({ page }) => {
  await page.goto('/careers/jobs?cities=Oslo,Hamburg,London');
  const search = await mounted(page, 'job-search');
  await search.getByRole('button', { name: 'Show more' }).click();
  const rows = search.locator('[data-list-item]');
  const row = rows.nth(25).getByRole('link');
  await expect(row).toBeVisible();
  const count = await rows.count();
  const address = (await row.getAttribute('href')) ?? '';
  await row.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  const job = await mounted(page, 'job-detail');
  await job.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).not.toHaveURL(new RegExp(`${address}$`));
  await mounted(page, 'job-detail');
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(/\?.*Oslo.*page=2$/);
  const again = page.locator('[data-module="job-search"]');
  await expect(again.locator('[data-list-item]')).toHaveCount(count);
  await expect(again.locator(`a[href="${address}"]`)).toBeFocused();
  await expect(again.locator(`a[href="${address}"]`)).toBeInViewport();
});

test('a position with several levels of entry shows them by a press of the button, by keyboard too', async ({
  page,
}) => {
  const job = await open(page, await withLevels(page));
  await job.locator('summary').focus();
  await page.keyboard.press('Enter');
  const levels = job.locator('details').getByRole('link');
  await expect(levels).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(levels.first()).toBeFocused();
  await expectAccessible(page);
});

test.describe('where the page leaves the position to the script', () => {
  test.beforeEach(async ({ page }) => {
    // The catch-all page of a CMS: an empty placeholder, before any script of the page has run.
    await page.addInitScript(() => {
      document.addEventListener(
        'readystatechange',
        () => {
          document.querySelector('[data-module="job-detail"]')?.replaceChildren();
          document.querySelector('meta[name="robots"]')?.remove();
          const config = document.querySelector('script[data-inlay-config]');
          if (!config) return;
          const { metadata, ...rest } = JSON.parse(config.textContent ?? '') as { metadata?: object };
          config.textContent = JSON.stringify({ ...rest, metadata: { ...metadata, subject: {} } });
        },
        { once: true },
      );
    });
  });

  test('is fetched with three similar positions, and has structured data', async ({ page }) => {
    const job = await open(page, '/careers/jobs/x-10401');
    await expect(job.getByRole('heading', { level: 1 })).toHaveText('Consultant, hydrogen and power');
    await expect(job.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect.poll(() => postings(page)).toHaveLength(1);
    const [posting] = await postings(page);
    expect(problemsOfPosting(posting)).toEqual([]);
    expect(posting).toMatchObject({
      url: expect.stringMatching(/\/careers\/jobs\/consultant-hydrogen-and-power-10401$/),
    });
  });

  test('a missing position is reported as closed, and hidden', async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 404/);
    const job = await open(page, '/careers/jobs/x-999999');
    await expect(job.getByRole('heading', { level: 1 })).toHaveText('This position is no longer open');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
    expect(await postings(page)).toEqual([]);
  });

  test('an address of no position leads to the page that is not found, and Back past it', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/);
    await page.goto('/careers');
    await page.goto(`/careers/jobs/${'x'.repeat(121)}`);
    await expect(page).toHaveURL(/\/404$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/careers$/);
  });
});

test('a German page shows a German position without marking its language', async ({ page }) => {
  await page.goto('/de/careers/jobs');
  const search = await mounted(page, 'job-search');
  await search.locator('[data-list-item]').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/careers\/jobs\/.+/);
  const job = await mounted(page, 'job-detail');
  await expect(job.getByRole('heading', { level: 2, name: 'Ihre Aufgaben' })).toBeVisible();
  await expect(job.locator('[lang]')).toHaveCount(0);
  await expect(job.getByRole('link', { name: 'Zurück zu den Ergebnissen' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a position is complete: its texts, its levels of entry, and others like it', async ({ page }) => {
    await page.goto(await withLevels(page));
    const job = page.locator('[data-module=job-detail]');
    await expect(job.getByRole('heading', { level: 2 })).toHaveCount(4);
    await job.locator('summary').click();
    await expect(job.locator('details').getByRole('link')).toHaveCount(3);
    const other = job.getByRole('heading', { level: 3 }).first();
    const title = (await other.textContent()) ?? '';
    await other.getByRole('link').click();
    await expect(job.getByRole('heading', { level: 1 })).toHaveText(title);
    await job.getByRole('link', { name: 'All open positions' }).click();
    await expect(page).toHaveURL(/\/careers\/jobs$/);
  });
});

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  return mounted(page, 'job-detail');
}

/** The path of a position with three entry levels. */
async function withLevels(page: Page): Promise<string> {
  const response = await page.request.get('/services/jobs/api/jobsearch?pageSize=100');
  const { docs } = (await response.json()) as { docs: { friendlyURL: string; Einstiegslevel?: unknown[] }[] };
  return `/careers/jobs/${docs.find(({ Einstiegslevel }) => Einstiegslevel?.length === 3)?.friendlyURL ?? ''}`;
}

const postings = (page: Page) => structuredData(page, 'JobPosting');
