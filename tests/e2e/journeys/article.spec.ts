/** Articles: for reading, for sharing, for paper. */
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectAccessible, test, wholeIsMounted } from '../setup/index.ts';

const LONG = '/insights/hydrogen-grows-up';
const GATED = '/insights/copper-without-new-mines';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Printing' });

test('the file of a long article holds all of its text, tables and notes, and numbers its pages', async ({ page }) => {
  await openForPaper(page, LONG);
  const pages = await printed(page);
  expect(pages.length).toBeGreaterThanOrEqual(12);
  const text = pages.join(' ');
  await page.goto(LONG);
  await wholeIsMounted(page);
  const notes = await page
    .locator('[data-module="footnotes"] li')
    .evaluateAll((items) => items.map((item) => (item.textContent ?? '').replace(/↩\uFE0E?/g, '')));
  expect(notes.length).toBeGreaterThan(1);
  const cells = await page.locator('[data-module="table"] tbody tr > :last-child').allTextContents();
  expect(cells.length).toBeGreaterThan(3);
  for (const sourceText of [...notes, ...cells]) expect(folded(text)).toContain(folded(sourceText));
  for (const [index, pageText] of pages.entries()) expect(pageText).toContain(`${index + 1} / ${pages.length}`);
});

test('tabs, panels and slides are open in it; menus, players and ways to share are not in it', async ({ page }) => {
  await openForPaper(page, LONG);
  const text = folded((await printed(page)).join(' '));
  for (const expectedText of [
    '8,000 hours promised',
    'Price tied to power',
    '9 projects',
    'Electricity decides',
    'They grew up by shrinking',
  ])
    expect(text).toContain(folded(expectedText));
  for (const screenOnly of [
    'Save as PDF',
    'Back to the article',
    'Write to',
    'Share this article',
    'Sign in',
    'Careers',
  ])
    expect(text).not.toContain(folded(screenOnly));
});

test('no table is wider than the paper', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 900 });
  await openForPaper(page, LONG);
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('article table')
    .evaluateAll((tables) =>
      tables
        .filter(
          (table) =>
            table.getBoundingClientRect().right > document.documentElement.clientWidth ||
            table.parentElement!.scrollWidth > table.parentElement!.clientWidth + 1,
        )
        .map((table) => table.textContent!.slice(0, 60)),
    );
  expect(cut).toEqual([]);
});

test(
  'the file of an anonymous visitor does not contain the gated text',
  { tag: '@core' },
  async ({ page, reader, signedIn }) => {
    await page.goto(GATED);
    const last = (await page.locator('.gated > p').last().textContent())!;
    await openForPaper(page, GATED);
    expect(folded((await printed(page)).join(' '))).not.toContain(folded(last));
    await expect(page.getByText('The rest is for registered readers:')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await signedIn(reader);
    await openForPaper(page, GATED);
    await expect(page.getByText('The rest is for registered readers:')).toHaveCount(0);
    expect(folded((await printed(page)).join(' '))).toContain(folded(last));
  },
);

test('on the screen it looks as on paper, says where its links lead, and leads back', async ({ page }) => {
  await openForPaper(page, `${LONG}?cid=nl-7`);
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('.story-rail')).toBeHidden();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${LONG}$`));
  await expectAccessible(page);
  await bar(page).getByRole('link', { name: 'Back to the article' }).click();
  await expect(page).toHaveURL(new RegExp(`${LONG}\\?cid=nl-7$`));
  await expect(page.locator('body > header')).toBeVisible();
});

test('the button prints once every image has loaded', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, {
      print: () =>
        Object.assign(window, {
          printedPictures: [
            ...document.querySelectorAll<HTMLImageElement>('article:has(> .inlay-print-bar) img'),
          ].every(({ complete }) => complete),
        }),
    }),
  );
  await openForPaper(page, LONG);
  await bar(page).getByRole('button', { name: 'Save as PDF' }).press('Enter');
  await expect.poll(() => page.evaluate(() => (window as { printedPictures?: boolean }).printedPictures)).toBe(true);
});

test.describe('an experience as high as the window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('fills it from side to side, and Escape gives it the size that it has among text', async ({ page }) => {
    const experience = await openExperience(page);
    await expect(stageOf(experience)).toHaveAttribute('data-state', 'full');
    expect(await sizeOf(stageOf(experience))).toEqual([1440, 900]);
    await page.keyboard.press('Escape');
    await expect(stageOf(experience)).toHaveAttribute('data-state', 'inline');
    const [width, height] = await sizeOf(stageOf(experience));
    expect(width).toBeLessThan(1440);
    expect(height).toBeLessThan(900);
    const [headingBox, share] = await Promise.all(
      [experience.getByRole('heading').first(), experience.getByText('Share this article')].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(share!.x, 'ways to share begin where the words do').toBeCloseTo(headingBox!.x, 0);
  });

  test('is among the text for an editor', async ({ page }) => {
    await expect(stageOf(await openExperience(page, '?mode=edit'))).toHaveAttribute('data-state', 'inline');
  });
});

test.describe('an experience for large screens, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('waits behind its picture, fills the window from its upper edge on once it is opened, and is left by a tap', async ({
    page,
  }) => {
    const experience = await openExperience(page);
    await expect(experience.getByRole('img', { name: 'A harbour at night' })).toBeVisible();
    await expect(stageOf(experience)).toHaveCount(0);
    await experience.getByRole('button', { name: 'Open anyway' }).tap();
    await expect(stageOf(experience)).toBeFocused();
    await expect.poll(async () => Math.abs(Math.round((await stageOf(experience).boundingBox())!.y))).toBe(0);
    expect(await sizeOf(stageOf(experience))).toEqual([360, 740]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await experience.getByRole('button', { name: 'Exit full screen' }).tap();
    await expect(stageOf(experience)).toHaveAttribute('data-state', 'inline');
    await expect(experience.getByRole('button', { name: 'View full screen' })).toBeInViewport();
  });
});

/** The second example of the catalogue. */
async function openExperience(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/catalogue/article${query}`);
  const experience = page.locator('[data-module=article]').nth(1);
  await expect(() => experience.scrollIntoViewIfNeeded()).toPass();
  await expect(experience).toHaveAttribute('data-state', 'mounted');
  return experience;
}

const stageOf = (experience: Locator) => experience.locator('.inlay-article-full__stage');

async function sizeOf(part: Locator): Promise<[width: number, height: number]> {
  const { width, height } = (await part.boundingBox())!;
  return [Math.round(width), Math.round(height)];
}

async function openForPaper(page: Page, path: string) {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}generatepdf`);
  await expect(bar(page)).toBeVisible();
  await wholeIsMounted(page);
}

/** The text of each page. */
async function printed(page: Page): Promise<string[]> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text;
}

/** On paper, lines break and words are hyphenated where necessary. */
function folded(text: string): string {
  return text.replace(/[\s\u00AD-]+/g, '').toLowerCase();
}
