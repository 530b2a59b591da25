/** Articles: for reading, for sharing, for paper. */
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectAccessible, mounted, test, wholeIsMounted } from '../setup/index.ts';

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
  const notes = await page.locator('[data-module="footnotes"] li').evaluateAll((items) => items.map((item) => (item.textContent ?? '').replace(/↩\uFE0E?/g, '')));
  expect(notes.length).toBeGreaterThan(1);
  const cells = await page.locator('[data-module="table"] tbody tr > :last-child').allTextContents();
  expect(cells.length).toBeGreaterThan(3);
  for (const words of [...notes, ...cells]) expect(folded(text)).toContain(folded(words));
  for (const [index, one] of pages.entries()) expect(one).toContain(`${index + 1} / ${pages.length}`);
});

test('tabs, panels and slides are open in it; menus, players and ways to share are not in it', async ({ page }) => {
  await openForPaper(page, LONG);
  const text = folded((await printed(page)).join(' '));
  for (const words of ['8,000 hours promised', 'Price tied to power', '9 projects', 'Electricity decides', 'They grew up by shrinking']) expect(text).toContain(folded(words));
  for (const words of ['Save as PDF', 'Back to the article', 'Write to', 'Share this article', 'Sign in', 'Careers']) expect(text).not.toContain(folded(words));
});

test('no table is wider than the paper', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 900 });
  await openForPaper(page, LONG);
  await page.emulateMedia({ media: 'print' });
  const cut = await page.locator('article table').evaluateAll((tables) => tables.filter((table) => table.getBoundingClientRect().right > document.documentElement.clientWidth || table.parentElement!.scrollWidth > table.parentElement!.clientWidth + 1).map((table) => table.textContent!.slice(0, 60)));
  expect(cut).toEqual([]);
});

test('what is for registered readers is not in the file of anybody else', async ({ page, reader, signedIn }) => {
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
});

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

test('the button prints once every picture is there', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printedPictures: [...document.querySelectorAll<HTMLImageElement>('article:has(> .inlay-print-bar) img')].every(({ complete }) => complete) }) }));
  await openForPaper(page, LONG);
  await bar(page).getByRole('button', { name: 'Save as PDF' }).press('Enter');
  await expect.poll(() => page.evaluate(() => (window as { printedPictures?: boolean }).printedPictures)).toBe(true);
});

test('a page says for whom it is', async ({ page }) => {
  const response = await page.goto(LONG);
  expect(await response!.text()).toContain('<meta name="access-level" content="public">');
  await mounted(page, 'article');
  await expect(page.locator('meta[name="access-level"]')).toHaveAttribute('content', 'public');
});

async function openForPaper(page: Page, path: string) {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}generatepdf`);
  await expect(bar(page)).toBeVisible();
  await wholeIsMounted(page);
}

/** The words of each page. */
async function printed(page: Page): Promise<string[]> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text;
}

/** Lines break, and hyphens come, where paper wants them. */
function folded(text: string): string {
  return text.replace(/[\s\u00AD-]+/g, '').toLowerCase();
}
