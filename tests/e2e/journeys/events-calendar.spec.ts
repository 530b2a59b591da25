import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, mounted, test } from '../setup/index.ts';

const SERVICE = /careerevents\/events$/;
const MONTH = '/events/calendar?month=2026-12';
/** With more events than the list shows at first. */
const BUSY_MONTH = '/events/calendar?month=2026-11';
const entries = (calendar: Locator) => calendar.locator('[data-list-item]');
const monthOf = (calendar: Locator) => calendar.locator('.inlay-events-calendar__month');

async function open(page: Page, address = MONTH): Promise<{ calendar: Locator; calls: string[] }> {
  const calls: string[] = [];
  page.on('request', (request) => void (SERVICE.test(request.url()) && calls.push(request.postData() ?? '')));
  await page.goto(address);
  return { calendar: await mounted(page, 'events-calendar'), calls };
}

test(
  'the month of the server stays, the next is announced and in the address, and Back brings it back',
  { tag: '@core' },
  async ({ page }) => {
    const { calendar, calls } = await open(page);
    const first = (await entries(calendar).first().textContent()) ?? '';
    expect(calls, 'what was fetched on load').toEqual([]);
    await calendar.getByRole('link', { name: 'Next month, January 2027' }).click();
    await expect(monthOf(calendar)).toHaveText('January 2027');
    await expect(page).toHaveURL(/\?month=2027-01$/);
    await expect(calendar.getByRole('status').filter({ hasText: 'January 2027' })).toHaveText(
      /^\d+ events; January 2027$/,
    );
    expect(calls.map((call) => JSON.parse(call) as object)).toEqual([
      expect.objectContaining({ startDate: '2027-01-01T00:00:00Z', endDate: '2027-01-31T23:59:59Z' }),
    ]);
    await page.goBack();
    await expect(monthOf(calendar)).toHaveText('December 2026');
    await expect(entries(calendar).first()).toHaveText(first);

    await expect(calendar.getByRole('grid')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 900 });
    await expect(calendar.getByRole('grid')).toBeHidden();
  },
);

test('a week is chosen, remembered on the next visit, and works by keyboard', async ({ page }) => {
  const { calendar } = await open(page);
  await calendar.getByRole('link', { name: 'Week', exact: true }).click();
  await expect(page).toHaveURL(/\?view=week&day=2026-12-01$/);
  await expect(monthOf(calendar)).toHaveText(/^30 November\s*–\s*6 December 2026$/);
  await expect(calendar.getByRole('grid').locator('tbody tr')).toHaveCount(1);
  const sunday = calendar.locator('[data-day="2026-12-06"]');
  await sunday.focus();
  await page.keyboard.press('ArrowRight');
  await expect(monthOf(calendar)).toHaveText(/^7\s*–\s*13 December 2026$/);
  await expect(calendar.locator('[data-day="2026-12-07"]')).toBeFocused();
  await page.goto('/events/calendar');
  const later = await mounted(page, 'events-calendar');
  await expect(later.getByRole('link', { name: 'Week', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(later.getByRole('grid').locator('tbody tr')).toHaveCount(1);
  await later.getByRole('link', { name: 'Day', exact: true }).click();
  await expect(later.getByRole('grid')).toBeHidden();
  await page.goBack();
  await expect(later.getByRole('grid')).toBeVisible();
});

test('a day of the grid leads to its part of the list, which comes up to there', async ({ page }) => {
  const { calendar } = await open(page, BUSY_MONTH);
  await expect(entries(calendar)).toHaveCount(8);
  const link = calendar.getByRole('grid', { name: 'Events in November 2026' }).getByRole('link').last();
  const name = (await link.getAttribute('aria-label')) ?? '';
  await link.press('Enter');
  const heading = calendar.getByRole('heading', { name: name.replace(/,[^,]*$/, ''), exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.reload();
  await expect(entries(await mounted(page, 'events-calendar')).nth(8)).toBeAttached();
});

test('a month of 500 events is drawn without a step that a visitor would feel', async ({ page, browser }) => {
  const days = Array.from({ length: 31 }, (_, index) => `2027-01-${String(index + 1).padStart(2, '0')}`);
  const allEvents = Array.from({ length: 500 }, (_, index) => {
    const startTime = `${days[index % days.length]!}T${String(8 + (index % 10)).padStart(2, '0')}:00:00Z`;
    return { id: `busy-${index}`, title: `Working session number ${index}`, startTime, endTime: startTime };
  });
  await page.route(SERVICE, (route) => {
    const from = Number((route.request().postDataJSON() as { afterId: string }).afterId || 0);
    return route.fulfill({
      json: {
        events: allEvents.slice(from, from + 100),
        total: allEvents.length,
        hasNext: from < 400,
        nextCursor: String(from + 100),
      },
    });
  });
  const { calendar } = await open(page);
  const goTo = async (name: string, count: RegExp) => {
    await calendar.getByRole('link', { name }).focus();
    await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
    await page.keyboard.press('Enter');
    await expect(calendar.locator('.inlay-list-view__line').getByText(count)).toBeVisible();
    return longestStep(await browser.stopTracing());
  };
  const busy = /^500 events$/;
  const read = await goTo('Next month, January 2027', busy);
  await expect(calendar.getByText(/^\+\d+ more$/).first()).toBeVisible();
  const drawn: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    await goTo('Previous month, December 2026', /^(?!500)\d+ events$/);
    drawn.push(await goTo('Next month, January 2027', busy));
  }
  console.log(
    `events-calendar: a month of 500 events takes ${read.toFixed(1)} ms at most to be read, ${Math.min(...drawn).toFixed(1)} ms to be drawn`,
  );
  expect(Math.min(read, ...drawn)).toBeGreaterThan(0);
  // 16 ms on an idle machine; visitors notice tasks over 50 ms.
  expect(Math.min(...drawn)).toBeLessThan(50);
});

/** In milliseconds of CPU time on the page's main thread: script, style and layout between two paints. */
function longestStep(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: { name: string; ph: string; pid: number; tid: number; tdur?: number; args: { name?: string } }[];
  };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const steps = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && mains.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...steps.map(({ tdur = 0 }) => tdur / 1000));
}

test('the calendar file is made in the browser, and another program reads it', async ({ page }) => {
  const { calendar, calls } = await open(page);
  const card = entries(calendar).filter({ hasText: 'Add to calendar' }).first();
  const title = await card.getByRole('heading').textContent();
  const coming = page.waitForEvent('download');
  await card.getByText('Add to calendar').click();
  await page.getByRole('button', { name: 'Apple Calendar and other programs (file)' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.ics$/);
  const file = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')) as unknown[]);
  const event = new ICAL.Event(file.getFirstSubcomponent('vevent')!);
  expect(event.summary).toBe(title);
  expect(event.startDate.year).toBe(2026);
  expect(calls).toEqual([]);
});

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('sees events on their UTC days, with their own times', async ({ page }) => {
    const { calendar } = await open(page);
    const days = await calendar
      .locator('.inlay-events-calendar__date time')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('datetime')));
    const starts = await calendar
      .locator('.inlay-events-calendar__day')
      .evaluateAll((elements) =>
        elements.map((element) => element.querySelector('li time')?.getAttribute('datetime')?.slice(0, 10)),
      );
    expect(days.length).toBeGreaterThan(3);
    for (const [index, day] of days.entries()) expect(starts[index]! <= day!, `${starts[index]} on ${day}`).toBe(true);
    await expect(calendar.getByText(/GMT\+9|JST/).first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('months, days and more are links', async ({ page }) => {
    await page.goto(BUSY_MONTH);
    const calendar = page.locator('[data-module=events-calendar]');
    const list = calendar.locator('.inlay-events-calendar__entry');
    await expect(list).toHaveCount(8);
    await calendar.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(list.nth(8)).toBeAttached();
    const day = calendar.getByRole('table').getByRole('link').last();
    const [, hash] = ((await day.getAttribute('href')) ?? '').split('#');
    await day.click();
    await expect(calendar.locator(`[id="${hash}"]`)).toBeInViewport();
    await calendar.getByRole('link', { name: 'Previous month, October 2026' }).click();
    await expect(monthOf(calendar)).toHaveText('October 2026');
  });
});
