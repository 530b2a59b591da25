import type { Locator, Page } from '@playwright/test';
import { contrast, readColour } from '../../../src/ui/colours/colour/colour.ts';
import { nextFrames } from '../setup/layout-shifts.ts';
import { expect, expectAccessible, mounted, test, wholeIsMounted } from '../setup/index.ts';
import { atRest } from '../setup/rest.ts';

const PIECE = '/insights/five-fifty/five-prices-nobody-changes';
const STORIES = [
  'The first one free',
  'The coffee in the canteen',
  'The spare part',
  'The child’s ticket',
  'The one that ends in 99',
];
const PANELS = STORIES.length + 2;

const WIDE = { width: 1440, height: 900 };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test.describe('in a wide window', () => {
  test.use({ viewport: WIDE });

  test(
    'scrolling down moves the panels, each is counted once, and the address says where one rests, without a step in the history',
    { tag: '@core' },
    async ({ page }) => {
      await listen(page);
      const piece = await open(page);
      await expect(hint(page)).toBeVisible();
      const steps = await page.evaluate(() => history.length);
      await page.mouse.move(400, 500);
      await wheelTo(page, piece, STORIES[0]!);
      await expect(hint(page)).toBeHidden();
      await expectInView(piece, STORIES[0]!);
      await expect(page).toHaveURL(/#tab-story-0-mediatype-image$/);
      await wheelTo(page, piece, STORIES[1]!);
      await expectInView(piece, STORIES[1]!);
      await expect(page).toHaveURL(/#tab-story-1-mediatype-video$/);
      expect(await page.evaluate(() => history.length)).toBe(steps);
      expect(await pushedLabels(page)).toEqual([`Slider 2 out of ${PANELS}`, `Slider 3 out of ${PANELS}`]);
      await expectAccessible(page);
    },
  );

  test('arrows and dots lead to a panel and the focus to its heading, and count as no scrolling', async ({ page }) => {
    await listen(page);
    const piece = await open(page);
    await piece.getByRole('button', { name: 'Next section' }).click();
    await expectInView(piece, STORIES[0]!);
    await expect(heading(piece, STORIES[0]!)).toBeFocused();
    await dot(piece, STORIES[3]!).click();
    await expectInView(piece, STORIES[3]!);
    await expect(heading(piece, STORIES[3]!)).toBeFocused();
    await piece.getByRole('button', { name: 'Previous section' }).click();
    await expectInView(piece, STORIES[2]!);
    await expect(page).toHaveURL(/#tab-story-2-mediatype-image$/);
    expect(await pushedLabels(page)).toEqual([]);
  });

  test('the left and right arrow keys lead from panel to panel, but not within a field', async ({ page }) => {
    const piece = await open(page);
    const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
    await field.press('ArrowRight');
    await field.blur();
    await expect(dot(piece, 'Start')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowRight');
    await expectInView(piece, STORIES[0]!);
    await expect(heading(piece, STORIES[0]!)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectInView(piece, STORIES[1]!);
    await page.keyboard.press('ArrowLeft');
    await expectInView(piece, STORIES[0]!);
  });

  test('read as a page, the focus is on the heading of the same panel, in view', async ({ page }) => {
    const piece = await open(page);
    await dot(piece, STORIES[2]!).click();
    await expectInView(piece, STORIES[2]!);
    await piece.getByRole('button', { name: 'Read as a page' }).press('Enter');
    await expect(heading(piece, STORIES[2]!)).toBeFocused();
    await expect(heading(piece, STORIES[2]!)).toBeInViewport();
  });

  test('the keyboard brings in the panel of what it reaches, and End reaches the footer', async ({ page }) => {
    const piece = await open(page);
    const behind = piece.getByRole('link', { name: 'Ports at half speed' }).first();
    await dot(piece, STORIES[0]!).focus();
    for (let step = 0; step < 30 && !(await behind.evaluate((link) => link === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await expect(behind).toBeFocused();
    await expectInView(piece, STORIES[2]!);
    await page.keyboard.press('End');
    await expect(page.locator('.colophon')).toBeInViewport();
  });

  test('End and Home put the last and the first panel into the URL, and none between them', async ({ page }) => {
    const piece = await open(page);
    await wheelTo(page, piece, STORIES[1]!);
    await expect(page).toHaveURL(/#tab-story-1-mediatype-video$/);
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/#tab-related-articles$/);
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/#tab-hero$/);
  });

  test('on a panel of any colour the ring around a card that has the focus can be seen', async ({ page }) => {
    const piece = await open(page, `${PIECE}#tab-related-articles`);
    const link = piece.locator('[data-kind=related]').getByRole('link', { name: 'Ports at half speed' });
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const [ring, band] = await link.evaluate((element) => {
      const { outlineColor, boxShadow } = getComputedStyle(element, '::after');
      return [outlineColor, /rgb\([^)]+\)/.exec(boxShadow)?.[0] ?? ''];
    });
    // WCAG 2.2, 1.4.11.
    expect(contrast(readColour(ring!)!, readColour(band!)!)).toBeGreaterThanOrEqual(3);
  });

  test('an address opens its panel, on arrival and later', async ({ page }) => {
    const piece = await open(page, `${PIECE}#tab-story-3-mediatype-image`);
    await expectInView(piece, STORIES[3]!);
    await page.evaluate(() => (location.hash = 'tab-related-articles'));
    await expectInView(piece, 'Fifty minutes more');
  });

  test('what the browser looks for in a hidden panel comes into view', async ({ page }) => {
    const piece = await open(page);
    await heading(piece, STORIES[4]!).evaluate((title) => title.scrollIntoView());
    await expectInView(piece, STORIES[4]!);
    await expect(piece.locator('.inlay-five-fifty__stage')).toHaveJSProperty('scrollLeft', 0);
  });

  test('“Read as a page” stays on the next visit, and leads back to slides', async ({ page }) => {
    const piece = await open(page);
    await piece.getByRole('button', { name: 'Read as a page' }).click();
    await expectPage(piece);
    await page.reload();
    await expectPage(await mounted(page, 'five-fifty'));
    await expectAccessible(page);
    await piece.getByRole('button', { name: 'View as slides' }).click();
    await expect(piece.locator('[data-mode]')).toHaveAttribute('data-mode', 'pinned');
  });

  test('loads media for the panel in view and its neighbours only', async ({ page }) => {
    const piece = await open(page, '/insights/five-fifty/five-signs-a-pilot-will-never-scale');
    const inside = (index: number) => piece.locator('.inlay-five-fifty__panel').nth(index).locator('[data-module]');
    await expect(inside(2)).toHaveCount(0);
    await dot(piece, 'The benefit falls to someone else').click();
    await expect(inside(3)).toHaveAttribute('data-state', 'mounted');
    for (const index of [2, 4]) await expect(inside(index)).toHaveCount(1);
    await dot(piece, 'Start').click();
    for (const index of [2, 3, 4]) await expect(inside(index)).toHaveCount(0);
  });

  test('from right to left panels and arrows are mirrored', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')),
    );
    const piece = await open(page);
    const [first, second] = await Promise.all(
      [0, 1].map((index) => piece.locator('.inlay-five-fifty__panel').nth(index).boundingBox()),
    );
    expect(second!.x).toBeLessThan(first!.x);
    await piece.getByRole('button', { name: 'Next section' }).click();
    await expectInView(piece, STORIES[0]!);
    const [back, forth] = await Promise.all(
      ['Previous section', 'Next section'].map((name) => piece.getByRole('button', { name }).boundingBox()),
    );
    expect(forth!.x).toBeLessThan(back!.x);
  });

  test('no frame of scrubbing costs more than a list of two hundred links does, the change of a panel neither', async ({
    page,
  }) => {
    const piece = await open(page);
    await wholeIsMounted(page);
    const session = await page.context().newCDPSession(page);
    // CPU time of the page's thread: other load on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const list = await costOfList(page, session);
    const frames: number[] = [];
    let before = await work(session);
    const { layouts } = before;
    // Two wheel steps per panel, through three panels.
    for (let step = 0, scrolled = Date.now(); step < 60; step += 1) {
      await page.evaluate(async () => {
        scrollBy({ top: 36, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      const after = await work(session);
      // If the machine itself stalled, scrolling has ended, and media may start.
      if (Date.now() - scrolled < 150) frames.push(after.milliseconds - before.milliseconds);
      [before, scrolled] = [after, Date.now()];
    }
    const laidOut = before.layouts - layouts;
    const sorted = frames.toSorted((a, b) => a - b);
    const [middle, slowest] = [sorted[sorted.length >> 1]!, sorted.at(-1)!];
    console.log(
      `five-fifty: ${middle.toFixed(1)} ms of script, style and layout a frame while scrubbing, ${slowest.toFixed(1)} at most; two hundred links ${list.toFixed(1)} ms; ${laidOut} layouts in 60 frames`,
    );
    expect(middle).toBeLessThan(4);
    // One of them may include a garbage collection.
    expect(sorted.at(-2)).toBeLessThan(list);
    // The transform needs no main-thread work; the counter and the arrows do.
    expect(laidOut).toBeLessThan(20);
    await expect(piece.getByRole('link', { name: 'Start', exact: true })).not.toHaveAttribute('aria-current', 'true');
  });

  test('two on a page do not get in each other’s way', async ({ page }) => {
    const piece = await open(page);
    await page.evaluate(async (path) => {
      const copy = new DOMParser()
        .parseFromString(await (await fetch(path)).text(), 'text/html')
        .querySelector('[data-module="five-fifty"]')!;
      document.querySelector('main')!.append(copy);
    }, PIECE);
    const second = page.locator('[data-module=five-fifty]').nth(1);
    await expect(second).toHaveAttribute('data-state', 'mounted');
    const ids = await page.locator('.inlay-five-fifty__panel').evaluateAll((panels) => panels.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    await dot(second, STORIES[2]!).click();
    await expectInView(second, STORIES[2]!);
    await expect(page).toHaveURL(/#tab-story-2-mediatype-image-2$/);
    await dot(second, STORIES[0]!).press('Home');
    await dot(piece, STORIES[1]!).click();
    await expectInView(piece, STORIES[1]!);
    await expect(second.getByRole('link', { name: 'Start', exact: true })).toHaveAttribute('aria-current', 'true');
  });

  test('editors see a page: nothing is pinned, and the address stays', async ({ page }) => {
    await listen(page);
    const piece = await open(page, `${PIECE}?mode=edit`);
    await expectPage(piece);
    await expect(piece.getByRole('button', { name: /Read as|View as/ })).toHaveCount(0);
    await heading(piece, STORIES[3]!).scrollIntoViewIfNeeded();
    await expect(page).toHaveURL(/mode=edit$/);
    expect(await pushedLabels(page)).toEqual([]);
  });

  test('on paper it is a page, without controls', async ({ page }) => {
    const piece = await open(page);
    await page.emulateMedia({ media: 'print' });
    await expectBeneath(piece);
    await expect(piece.getByRole('navigation')).toBeHidden();
    await expect(hint(page)).toBeHidden();
  });
});

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
] as const) {
  test(`on a tablet nothing of the opening covers another part of it, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const piece = await open(page);
    const parts = await piece
      .locator('.inlay-five-fifty__words[data-kind=hero] > *')
      .evaluateAll((panels) =>
        panels.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    for (const [index, { top }] of parts.entries())
      if (index) expect(top).toBeGreaterThanOrEqual(parts[index - 1]!.bottom);
    expect(parts.at(-1)!.bottom).toBeLessThanOrEqual((await piece.getByRole('navigation').boundingBox())!.y);
    const [textBox, imageBox] = await Promise.all(
      ['words', 'media'].map((part) => piece.locator(`.inlay-five-fifty__${part}[data-kind=hero]`).boundingBox()),
    );
    // Below the text of a narrow one, so that the header has a plain background.
    if (width === 768) expect(imageBox!.y).toBeGreaterThanOrEqual(textBox!.y + textBox!.height - 1);
  });
}

test.describe('for who wants less motion', () => {
  test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

  test('it is a page, in a dark one too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectPage(await open(page));
    await expectAccessible(page);
  });
});

test('on a page enlarged to twice its size it is a page', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await expectPage(await open(page));
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('panels are swiped, by arrows and dots too; the footer comes with the last', async ({ page }) => {
    await listen(page);
    const piece = await open(page);
    const track = piece.locator('.inlay-five-fifty__track');
    await expect(piece.locator('[data-mode]')).toHaveAttribute('data-mode', 'swiped');
    await expect(piece.locator('.inlay-five-fifty__stage')).toHaveJSProperty('clientHeight', 740);
    await expect(page.locator('.colophon')).toBeHidden();
    await track.evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
    await expectInView(piece, STORIES[0]!);
    await expect(page).toHaveURL(/#tab-story-0-mediatype-image$/);
    await expect.poll(() => pushedLabels(page)).toEqual([`Slider 2 out of ${PANELS}`]);
    const next = piece.getByRole('button', { name: 'Next section' });
    await next.tap();
    await expectInView(piece, STORIES[1]!);
    // The hover style ends with the touch.
    await expect(next).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await dot(piece, 'Fifty minutes more').tap();
    await expectInView(piece, 'Fifty minutes more');
    expect(await pushedLabels(page)).toHaveLength(1);
    await expect(page.locator('html')).toHaveAttribute('data-inlay-five-fifty', 'related');
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('.colophon')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('a finger brings in the next panel and, from the last, the rest of the page', async ({ page }) => {
    const piece = await open(page);
    await swipe(page, { x: -250 });
    await expectInView(piece, STORIES[0]!);
    await swipe(page, { x: 250 });
    await expect(dot(piece, 'Start')).toHaveAttribute('aria-current', 'true');
    await dot(piece, 'Fifty minutes more').tap();
    await expectInView(piece, 'Fifty minutes more');
    await expect(async () => {
      await swipe(page, { y: -500 });
      await expect(page.locator('.colophon')).toBeInViewport({ timeout: 500 });
    }).toPass();
  });

  test('nothing moves when the browser’s own bar folds away', async ({ page }) => {
    await listen(page);
    const piece = await open(page, `${PIECE}#tab-story-2-mediatype-image`);
    await expectInView(piece, STORIES[2]!);
    await page.setViewportSize({ width: 360, height: 796 });
    await atRest(page);
    await nextFrames(page);
    await expectInView(piece, STORIES[2]!);
    await expect(page).toHaveURL(/#tab-story-2-mediatype-image$/);
    expect(await pushedLabels(page)).toEqual([]);
  });

  test('an address opens its panel on arrival', async ({ page }) => {
    for (const [address, name] of [
      ['tab-story-3-mediatype-image', STORIES[3]!],
      ['tab-related-articles', 'Fifty minutes more'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${PIECE}#${address}`);
      const piece = page.locator('[data-module=five-fifty][data-state=mounted]');
      await expectInView(piece, name);
      await expect(heading(piece, name)).toBeInViewport();
    }
  });

  test('on a small tablet what to read next has room for its words', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await open(page, `${PIECE}#tab-related-articles`);
    const widths = await page
      .locator('.inlay-five-fifty__article h3')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(160);
  });

  test('what is shown has no fault that axe finds', async ({ page }) => {
    await open(page);
    // It ignores content behind a header that scrolls.
    await page
      .locator('.masthead')
      .evaluate(
        (header) =>
          (header.style.backgroundColor = getComputedStyle(
            document.querySelector('.inlay-five-fifty__panel')!,
          ).backgroundColor),
      );
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: WIDE });

  test('it is a page, whole and in order', async ({ page }) => {
    await page.goto(PIECE);
    await expect(page.getByRole('heading', { level: 2 })).toContainText([...STORIES, 'Fifty minutes more']);
    await expectBeneath(page.locator('[data-module=five-fifty]'));
    await expect(page.getByRole('link', { name: 'Read the whole list' })).toBeVisible();
  });
});

async function open(page: Page, address = PIECE): Promise<Locator> {
  await page.goto(address);
  return mounted(page, 'five-fifty');
}

const heading = (piece: Locator, name: string) => piece.getByRole('heading', { name });
const dot = (piece: Locator, name: string) => piece.getByRole('navigation').getByRole('link', { name, exact: true });
const hint = (page: Page) => page.getByText('Scroll to start (or use the arrows to navigate)');

/** Scrolls with the wheel, one step at a time, until the panel's dot is marked. */
async function wheelTo(page: Page, piece: Locator, name: string) {
  await expect(async () => {
    if ((await dot(piece, name).getAttribute('aria-current')) !== 'true') await page.mouse.wheel(0, 120);
    await expect(dot(piece, name)).toHaveAttribute('aria-current', 'true', { timeout: 250 });
  }).toPass({ intervals: [20], timeout: 30_000 });
}

/** The panel of that heading is as wide as the window. */
async function expectInView(piece: Locator, name: string) {
  await expect(dot(piece, name)).toHaveAttribute('aria-current', 'true');
  const panel = piece
    .locator('.inlay-five-fifty__panel')
    .filter({ has: piece.page().getByRole('heading', { name }) })
    .first();
  await expect.poll(async () => Math.abs((await panel.boundingBox())!.x), { timeout: 15_000 }).toBeLessThan(2);
}

async function expectPage(piece: Locator) {
  await expect(piece.locator('[data-mode]').first()).toHaveAttribute('data-mode', 'page');
  await expectBeneath(piece);
}

/** Each panel starts where the previous one ends. */
async function expectBeneath(piece: Locator) {
  const boxes = await piece
    .locator('.inlay-five-fifty__panel')
    .evaluateAll((panels) =>
      panels.map((panel) => panel.getBoundingClientRect()).map(({ left, top, bottom }) => ({ left, top, bottom })),
    );
  expect(boxes).toHaveLength(PANELS);
  for (const [index, { left, top }] of boxes.entries()) {
    expect(left).toBeCloseTo(boxes[0]!.left, 0);
    if (index) expect(Math.round(top)).toBeGreaterThanOrEqual(Math.round(boxes[index - 1]!.bottom));
  }
}

/** The scroll events of the page, from its start. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const labels: string[] = [];
    Object.assign(window, { labels });
    document.addEventListener('inlay:user-scroll', ({ detail }: CustomEventInit<{ label: string }>) =>
      labels.push(detail!.label),
    );
  });
}

/** Drags a finger over the given distance, centred in the window. */
async function swipe(page: Page, { x = 0, y = 0 }: { x?: number; y?: number }) {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: 180 + x * (part - 0.5), y: 350 + y * (part - 0.5) }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step += 1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const pushedLabels = (page: Page) => page.evaluate(() => (window as unknown as { labels: string[] }).labels);

interface Metrics {
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>;
}

/** The page's work on scripts, styles and layout. */
async function work(session: Metrics): Promise<{ milliseconds: number; layouts: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return {
    milliseconds: (read('ScriptDuration') + read('LayoutDuration') + read('RecalcStyleDuration')) * 1000,
    layouts: read('LayoutCount'),
  };
}

/** Creates, styles and lays out two hundred links: a measure of the machine's speed. The median of nine. */
async function costOfList(page: Page, session: Metrics): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const before = await work(session);
    await page.evaluate(() => {
      const list = document.createElement('ul');
      for (let index = 0; index < 200; index += 1)
        list.append(
          Object.assign(document.createElement('li'), { innerHTML: `<a href="#${index}">Link ${index}</a>` }),
        );
      document.body.append(list);
      list.getBoundingClientRect();
      list.remove();
    });
    costs.push((await work(session)).milliseconds - before.milliseconds);
  }
  return costs.toSorted((a, b) => a - b)[4]!;
}
