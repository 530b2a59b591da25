import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { problemsOfEvent } from '../../setup/event-data.ts';
import { expect, mounted, test } from '../setup/index.ts';
import { structuredData } from '../setup/structured-data.ts';

const SERVICE = /careerevents\/events$/;
const cards = (list: Locator) => list.locator('[data-list-item]');
const line = (list: Locator) => list.locator('.inlay-list-view__line');

async function open(page: Page, address = '/events'): Promise<{ list: Locator; calls: string[] }> {
  const calls: string[] = [];
  page.on('request', (request) => void (SERVICE.test(request.url()) && calls.push(request.postData() ?? '')));
  await page.goto(address);
  return { list: await mounted(page, 'events-list'), calls };
}

test(
  'the events of the server stay, filters narrow them, and Back brings them back',
  { tag: '@core' },
  async ({ page }) => {
    const { list, calls } = await open(page);
    const [first, countBefore] = [await cards(list).first().textContent(), await line(list).textContent()];
    expect(calls, 'what was fetched on load').toEqual([]);
    await list.getByRole('button', { name: 'Format' }).click();
    const virtual = list.getByRole('checkbox', { name: /^Virtual \d+$/ });
    const count = /\d+/.exec((await virtual.locator('xpath=..').textContent()) ?? '')![0];
    await virtual.check();
    await expect(line(list)).toHaveText(`${count} events`);
    await expect(page).toHaveURL(/\?format=Virtual$/);
    await page.keyboard.press('Escape');
    await expect(list.getByRole('button', { name: 'Format (1)' })).toBeFocused();
    await list.getByRole('button', { name: 'Remove Virtual' }).click();
    await expect(line(list)).toHaveText(countBefore ?? '');
    await page.goBack();
    await expect(line(list)).toHaveText(`${count} events`);
    await page.goBack();
    await expect(cards(list).first()).toHaveText(first ?? '');
  },
);

test('more come where the server stopped, the focus with them, and Reload shows as many', async ({ page }) => {
  const { list, calls } = await open(page, '/events?location=europe');
  await expect(cards(list)).toHaveCount(12);
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(list)).toHaveCount(24);
  expect(calls).toHaveLength(1);
  await expect(page).toHaveURL(/page=2/);
  await expect
    .poll(() =>
      cards(list)
        .nth(12)
        .evaluate((card) => card.contains(document.activeElement)),
    )
    .toBe(true);
  await page.reload();
  await expect(cards(await mounted(page, 'events-list'))).toHaveCount(24);
});

test('a service that is down leaves the list, and another try brings the next', async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 404|Failed to load/);
  const { list } = await open(page);
  await page.route(SERVICE, (route) => route.fulfill({ status: 404, json: {} }));
  await list.getByRole('button', { name: 'Region' }).click();
  await list.getByRole('checkbox', { name: /^Europe/ }).check();
  await expect(list.getByRole('alert').filter({ hasText: 'not available' })).toBeVisible();
  await expect(cards(list)).toHaveCount(12);
  await page.unroute(SERVICE);
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('button', { name: 'Remove Europe' })).toBeVisible();
  await expect(list.getByRole('alert').filter({ hasText: 'not available' })).toHaveCount(0);
});

test('a list requested offline loads automatically when the connection returns', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { list } = await open(page);
  await context.setOffline(true);
  await list.getByRole('button', { name: 'Format' }).click();
  await list.getByRole('checkbox', { name: /^Virtual/ }).click();
  await expect(list.getByRole('alert').filter({ hasText: 'You seem to be offline' })).toBeVisible();
  await expect(cards(list)).toHaveCount(12);
  await context.setOffline(false);
  await expect(list.getByRole('button', { name: 'Remove Virtual' })).toBeVisible();
  await expect(list.getByRole('alert').filter({ hasText: 'offline' })).toHaveCount(0);
  await expect(page).toHaveURL(/\?format=Virtual$/);
});

test('events are described to search engines by the rules of Google, each that has a date', async ({ page }) => {
  await page.goto('/events?page=16');
  const described = await structuredData(page, 'Event');
  expect(described.length).toBeGreaterThan(100);
  expect(
    described.flatMap((data) => problemsOfEvent(data).map((problem) => `${String(data['name'])}: ${problem}`)),
  ).toEqual([]);
});

test('the title of an event opens a dialog, Escape returns to it, and its page says the same', async ({ page }) => {
  const { list } = await open(page, '/events?format=hybrid');
  const title = cards(list).first().getByRole('heading').getByRole('link');
  const [name, href] = [(await title.textContent())!, (await title.getAttribute('href'))!];
  expect(href).toMatch(/^\/events\/[\w-]+$/);
  await title.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  const description = await dialog.locator('.inlay-event-dialog__text').textContent();
  await expect(dialog.getByRole('link', { name: 'Page of the event' })).toHaveAttribute('href', href);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(title).toBeFocused();
  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(description!)).toBeVisible();
  const [described] = await structuredData(page, 'Event');
  expect(problemsOfEvent(described)).toEqual([]);
  expect(described).toMatchObject({ name, url: page.url() });
});

test('a dialog whose script fails to load leaves the link to the page', async ({ page, pageErrors }) => {
  pageErrors.expect(/events-late|Failed to load|ERR_FAILED/);
  const { list } = await open(page, '/events?format=hybrid');
  await page.route(/events-late/, (route) => route.abort());
  const title = cards(list).first().getByRole('heading').getByRole('link');
  const href = (await title.getAttribute('href'))!;
  await title.click();
  await expect(page).toHaveURL((url) => url.pathname === href);
});

test('an event to come is an entry for the calendar', async ({ page, request }) => {
  const { list } = await open(page);
  const link = list.getByRole('link', { name: /^Add to calendar/ }).first();
  const answer = await request.get(new URL((await link.getAttribute('href'))!, page.url()).href);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR\r\n$/);
});

for (const [kind, text] of [
  ['in words', 'Ports, grids and cities. '.repeat(400)],
  ['without a blank', 'Donaudampfschifffahrt'.repeat(476)],
] as const) {
  test(`a description of 10,000 characters ${kind} leaves room for the other events`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { list } = await open(page);
    await page.route(SERVICE, async (route) => {
      const answer = await route.fetch();
      const found = (await answer.json()) as { events: object[] };
      await route.fulfill({
        response: answer,
        json: {
          ...found,
          events: [
            { ...found.events[0], id: 'long', title: 'A long one', description: text, image: null },
            ...found.events.slice(1),
          ],
        },
      });
    });
    await list.getByRole('button', { name: 'Show more' }).click();
    await expect(cards(list)).toHaveCount(24);
    const long = cards(list).filter({ hasText: 'A long one' });
    await expect(long).toContainText(text.slice(0, 60));
    expect((await long.boundingBox())!.height).toBeLessThan(740);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form filters, and more is a link', async ({ page }) => {
    await page.goto('/events');
    const list = page.locator('[data-module=events-list]');
    await list.locator('summary').filter({ hasText: 'Region' }).click();
    await list.getByRole('checkbox', { name: /^Europe/ }).check();
    await list.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/location=Europe/);
    await expect(list.locator('summary').filter({ hasText: 'Region (1)' })).toBeVisible();
    await expect(list.locator('.inlay-events-list__item')).toHaveCount(12);
    await list.getByRole('link', { name: 'Show more' }).click();
    await expect(list.locator('.inlay-events-list__item')).toHaveCount(24);
  });

  test('the page and its head link to the calendar of the filtered events', async ({ page, request }) => {
    await page.goto('/events?format=hybrid');
    const address = await page.getByRole('link', { name: 'Save these events as a file' }).getAttribute('href');
    expect(address).toMatch(/\?format=hybrid$/);
    await expect(page.locator('link[rel=alternate][type="text/calendar"]')).toHaveAttribute('href', address ?? '');
    expect((await request.get(address ?? '')).headers()['content-type']).toContain('text/calendar');
  });
});

test('the calendar subscription contains the filtered events, as another program reads it', async ({
  page,
  request,
}) => {
  const { list } = await open(page, '/events?format=hybrid');
  const file = list.getByRole('link', { name: 'Save these events as a file' });
  await list.getByRole('button', { name: 'Region' }).click();
  await list.getByRole('checkbox', { name: /^Europe/ }).check();
  await expect(file).toHaveAttribute('href', /\?format=Hybrid&location=Europe$/);
  await expect(list.getByRole('link', { name: 'Subscribe to this calendar' })).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\?format=Hybrid&location=Europe$/,
  );
  const calendar = new ICAL.Component(
    ICAL.parse(await (await request.get((await file.getAttribute('href')) ?? '')).text()) as unknown[],
  );
  const count = Number(/^\d+/.exec((await line(list).textContent()) ?? '')?.[0]);
  const found = calendar.getAllSubcomponents('vevent').length;
  expect(found).toBeGreaterThan(0);
  // Events without a date are listed, but not in the calendar.
  expect(found).toBeLessThanOrEqual(count);
});
