import type { Page } from '@playwright/test';
import { expect, mounted, test } from '../setup/index.ts';
import type { HostWindow } from '../support/inlay.ts';
import { structuredData } from '../setup/structured-data.ts';
import { atRest } from '../setup/rest.ts';

interface Described {
  title?: string;
  headline?: string;
  isAccessibleForFree?: boolean;
  hasPart?: { cssSelector: string };
  mainEntity?: { name: string };
  location?: { address: { addressLocality: string } }[];
}

const OURS = 'script[data-inlay-subject]';

test('a gated article says so to search engines where the server does not', { tag: '@core' }, async ({ page }) => {
  await withoutServersTags(page);
  await page.goto('/demo/regwall/click');
  await expect
    .poll(() => structuredData<Described>(page, 'Article'))
    .toMatchObject([
      {
        headline: await page.locator('h1').textContent(),
        isAccessibleForFree: false,
        hasPart: { isAccessibleForFree: false, cssSelector: '.gated' },
      },
    ]);
  await expect(page).toHaveTitle(/^The quiet factory – .* \| Alder & Voss$/);
  await expect(head(page, 'meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
  await expect(head(page, 'link[rel="canonical"]')).toHaveAttribute('href', /\/insights\/the-quiet-factory$/);
  await expect(head(page, 'meta[property="og:image:width"]')).toHaveAttribute('content', '677');
  await expect(head(page, 'link[hreflang="de"]')).toHaveCount(1);
  const trail = await structuredData<Described>(page, 'BreadcrumbList');
  expect(trail).toHaveLength(1);
});

test('server-rendered metadata of an article is not repeated', async ({ page }) => {
  const chunk = page.waitForResponse(/_metadata-[^/]*\.js/);
  await page.goto('/demo/regwall/click');
  await chunk;
  await mounted(page, 'session-badge');
  await expect(page).toHaveTitle('The quiet factory | Alder & Voss');
  for (const tag of [
    'title',
    'link[rel="canonical"]',
    'meta[name="robots"]',
    'meta[name="description"]',
    'meta[property="og:image"]',
    'link[hreflang="de"]',
  ])
    await expect(head(page, tag), tag).toHaveCount(1);
  expect(await structuredData<Described>(page, 'Article')).toHaveLength(1);
  expect(await structuredData<Described>(page, 'BreadcrumbList')).toHaveLength(1);
});

test('filters of a list are no part of its canonical address', async ({ page }) => {
  await withoutServersTags(page);
  await page.goto('/careers/jobs?interestCategory=Consulting');
  const search = await mounted(page, 'job-search');
  const canonical = head(page, 'link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/careers\/jobs$/);
  await search.getByRole('button', { name: /^City/ }).click();
  await search.getByRole('checkbox', { name: 'Oslo' }).check();
  await expect(page).toHaveURL(/cities=Oslo/);
  await expect(canonical).toHaveAttribute('href', /\/careers\/jobs$/);
  await expect(canonical).toHaveCount(1);
});

test('a position and a person are described, and replaced by the next subject without a page load', async ({
  page,
}) => {
  await page.goto('/people/ingrid-solheim');
  await expect
    .poll(() => structuredData<Described>(page, 'ProfilePage'))
    .toMatchObject([{ mainEntity: { name: 'Ingrid Solheim' } }]);

  await page.goto('/careers/jobs');
  const found = await mounted(page, 'job-search');
  await found.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await mounted(page, 'job-detail');
  const title = (await page.locator('h1').textContent()) ?? '';
  await expect
    .poll(() => structuredData<Described>(page, 'JobPosting'))
    .toMatchObject([
      {
        title,
        datePosted: expect.any(String),
        hiringOrganization: { name: 'Alder & Voss' },
        jobLocation: expect.any(Array),
      },
    ]);
  const before = await page.title();

  await page.evaluate(() => {
    document.querySelector('h1')!.textContent = 'Another position';
    (window as never as HostWindow).inlay.publish('subject-changed', {
      kind: 'job',
      title: 'Another position',
      url: '/careers/jobs/another',
      description: 'Other work.',
      datePosted: '2026-05-02',
      locations: [{ country: 'NO' }],
    });
  });
  await expect(page).toHaveTitle('Another position | Alder & Voss');
  await expect(head(page, 'link[rel="canonical"]')).toHaveAttribute('href', /\/careers\/jobs\/another$/);
  expect(await structuredData<Described>(page, 'JobPosting')).toMatchObject([{ title: 'Another position' }]);

  await page.evaluate(() => (window as never as HostWindow).inlay.publish('subject-changed', null));
  await expect(page).toHaveTitle(before);
  expect(await structuredData<Described>(page, 'JobPosting')).toMatchObject([{ title }]);
});

test('visible offices are described as locations of the firm, hidden ones are not', async ({ page }) => {
  for (const [path, module] of [
    ['/offices', 'locations-map'],
    ['/offices/countries', 'locations'],
  ] as const) {
    await page.goto(path);
    await mounted(page, module);
    await expect
      .poll(async () => (await structuredData<Described>(page, 'Organization'))[0]?.location?.length ?? 0)
      .toBeGreaterThan(50);
    const [firm, ...otherOrganizations] = await structuredData<Described>(page, 'Organization');
    expect(otherOrganizations).toEqual([]);
    expect(firm).toMatchObject({
      name: 'Alder & Voss',
      location: expect.arrayContaining([
        expect.objectContaining({
          '@type': 'Place',
          address: expect.objectContaining({ addressLocality: 'Oslo', addressCountry: 'Norway' }),
        }),
      ]),
    });
    const mainText = await page.locator('main').textContent();
    for (const { address } of firm!.location!) expect(mainText).toContain(address.addressLocality);
  }
});

test('adds structured data under Trusted Types and a strict policy', async ({ page }) => {
  await page.goto('/people/ingrid-solheim?csp=strict');
  await expect.poll(() => structuredData<Described>(page, 'ProfilePage')).toHaveLength(1);
});

test('in edit mode the head is unchanged', async ({ page }) => {
  await page.goto('/people/ingrid-solheim?mode=edit');
  await mounted(page, 'profile-page');
  await atRest(page);
  await expect(page.locator(OURS)).toHaveCount(0);
});

/** The page of a CMS without any of it: removed before any script of the page has run. */
async function withoutServersTags(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const serverTags =
      'head > title, meta[property], meta:is([name="description"], [name="robots"], [name="twitter:card"]), link:is([rel="canonical"], [rel="alternate"]), script[type="application/ld+json"]';
    const observer = new MutationObserver(() => document.querySelectorAll(serverTags).forEach((tag) => tag.remove()));
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener(
      'readystatechange',
      () => {
        document.querySelectorAll(serverTags).forEach((tag) => tag.remove());
        observer.disconnect();
      },
      { once: true },
    );
  });
}

function head(page: Page, selector: string) {
  return page.locator(`head ${selector}`);
}
