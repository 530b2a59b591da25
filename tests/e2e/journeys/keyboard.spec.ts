/** Every composite of the catalogue by keyboard alone, as the ARIA Authoring Practices describe it. */
import type { Locator, Page } from '@playwright/test';
import { examplesOf, expect, test, wholeIsMounted } from '../setup/index.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('tabs: one stop, arrow keys move and wrap, Home and End, and the panel is next', async ({ page }) => {
  const example = await open(page, 'tabbed-container', 1);
  const tabs = example.getByRole('tab');
  await reach(page, tabs.first());
  await press(page, 'ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await press(page, 'End');
  await expect(tabs.last()).toBeFocused();
  await press(page, 'Home', 'Tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(example.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('accordion: Enter and Space open and close, and the focus stays', async ({ page }) => {
  const example = await open(page, 'accordion');
  const button = example.getByRole('button', { name: 'Who pays for the connection?' });
  await reach(page, button);
  await press(page, 'Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'Space');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('carousel: its buttons keep the focus, and each move is announced', async ({ page }) => {
  const example = await open(page, 'image-carousel');
  const next = example.getByRole('button', { name: 'Next slide' });
  await reach(page, next);
  await press(page, 'Enter');
  await expect(announcement(page)).toContainText('2 of 4');
  await expect(next).toBeFocused();
  await press(page, 'Shift+Tab', 'Enter');
  await expect(announcement(page)).toContainText('1 of 4');
});

test('lightbox: arrow keys move through the pictures, and Escape returns to the one it opened from', async ({
  page,
}) => {
  const example = await open(page, 'image-carousel', 1);
  const enlarge = example.getByRole('button', { name: /^Enlarge/ }).first();
  await reach(page, enlarge);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const name = () => dialog.evaluate((element) => element.textContent);
  const first = await name();
  await press(page, 'ArrowRight');
  await expect.poll(name).not.toBe(first);
  await press(page, 'ArrowLeft');
  await expect.poll(name).toBe(first);
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('menus of the header: Enter opens, Tab moves through, Escape closes and keeps the focus', async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('header .languages summary').first();
  await reach(page, menu);
  await press(page, 'Enter', 'Tab');
  await expect(page.getByRole('link', { name: 'Deutsch' }).first()).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('link', { name: 'Deutsch' }).first()).toBeHidden();
  await expect(menu).toBeFocused();
});

test('combobox: arrow keys move through suggestions, Escape closes them and keeps the text', async ({ page }) => {
  const example = await open(page, 'university-search', 2);
  const field = example.getByRole('combobox');
  await reach(page, field);
  await page.keyboard.type('univ');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'ArrowDown');
  const active = () => field.getAttribute('aria-activedescendant');
  await expect.poll(active).toBeTruthy();
  const first = await active();
  await press(page, 'ArrowDown');
  await expect.poll(active).not.toBe(first);
  await press(page, 'Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('univ');
  await expect(field).toBeFocused();
});

test('date grid: one stop, arrow keys move by days and weeks, Page Down by months', async ({ page }) => {
  const example = await open(page, 'events-calendar');
  const grid = example.getByRole('grid');
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await reach(page, grid.locator('[tabindex="0"]'));
  const day = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['day'] ?? '');
  const start = Date.parse(await day());
  await press(page, 'ArrowRight', 'ArrowDown');
  expect(Date.parse(await day()) - start).toBe(8 * 86_400_000);
  await press(page, 'ArrowUp', 'ArrowLeft');
  expect(Date.parse(await day())).toBe(start);
  const month = (await day()).slice(0, 7);
  await press(page, 'PageDown');
  await expect.poll(async () => (await day()).slice(0, 7) > month).toBe(true);
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
});

test('table: its sort buttons say the order, and keep the focus', async ({ page }) => {
  await open(page, 'table');
  const button = page.locator('main').getByRole('columnheader').getByRole('button').first();
  const header = button.locator('xpath=ancestor::th');
  await reach(page, button);
  await press(page, 'Enter');
  const order = await header.getAttribute('aria-sort');
  expect(order).toMatch(/ascending|descending/);
  await press(page, 'Space');
  await expect(header).not.toHaveAttribute('aria-sort', order!);
  await expect(button).toBeFocused();
});

test('five-fifty: arrow keys lead from panel to panel', async ({ page }) => {
  // With reduced motion it is read as a page.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/insights/five-fifty/five-prices-nobody-changes');
  await wholeIsMounted(page);
  const next = page.getByRole('link', { name: 'Next section' }).or(page.getByRole('button', { name: 'Next section' }));
  const current = () =>
    page.locator('.inlay-five-fifty__dots [aria-current]').evaluateAll((dots) => dots.map((dot) => dot.textContent));
  await reach(page, next.first());
  const first = await current();
  await press(page, 'ArrowRight');
  await expect.poll(current).not.toEqual(first);
  await press(page, 'ArrowLeft');
  await expect.poll(current).toEqual(first);
});

test('rating: arrow keys explore the stars and send nothing, Escape leaves the dialog of Enter', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const example = await open(page, 'rate-article');
  const stars = example.getByRole('radio');
  await reach(page, stars.first());
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(stars.nth(2)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent.filter((url) => url.includes('rating'))).toEqual([]);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  expect(await example.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('quiz: arrow keys only select, Enter answers, and the focus moves to the result', async ({ page }) => {
  const example = await open(page, 'quiz');
  const options = example.getByRole('radio');
  await reach(page, options.first());
  await press(page, 'ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  await expect(options.first()).toBeVisible();
  await press(page, 'Enter');
  await expect(example.getByRole('radiogroup')).toHaveCount(0);
  expect(await example.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('map list: Enter opens a city and the map shows it, and its controls are the next stops', async ({ page }) => {
  const example = await open(page, 'locations-map');
  const city = example.getByRole('button', { name: /^Berlin/ }).first();
  await reach(page, city);
  await press(page, 'Enter');
  await expect(city).toHaveAttribute('aria-expanded', 'true');
  await expect(city).toBeFocused();
  const map = example.getByRole('group', { name: 'Map of the offices' });
  await expect(map.getByRole('button', { name: 'Berlin' })).toHaveAttribute('aria-current', 'true');
  await reach(page, example.getByRole('button', { name: 'Show all offices' }));
});

/** The example of a catalogue page, once its widget is mounted. The next Tab moves into it. */
async function open(page: Page, widget: string, index = 0): Promise<Locator> {
  await page.goto(examplesOf(widget));
  await wholeIsMounted(page);
  const example = page.locator(`main [data-module="${widget}"]`).nth(index);
  await example.evaluate((placeholder) => {
    const before = document.createElement('span');
    before.tabIndex = 0;
    placeholder.before(before);
    before.focus();
    before.remove();
  });
  return example;
}

/** Presses Tab until the element has focus. Fails if the keyboard cannot reach it. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 150 && !(await hasFocus()); stop += 1) await page.keyboard.press('Tab');
  await expect(target, 'reached by Tab').toBeFocused();
}

/** The live region, which is cleared after a while. */
function announcement(page: Page): Locator {
  return page.locator('[aria-live="polite"][data-inlay-live]');
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
