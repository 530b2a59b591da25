import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, mounted, test } from '../setup/index.ts';

test(
  'countries open to their cities, and the server-rendered content stays in place',
  { tag: '@core' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const list = await open(page, '');
    expect(requests.filter((url) => /services\/offices|openstreetmap/.test(url))).toEqual([]);
    await country(list, 'Norway').click();
    await expect(list.getByRole('link', { name: 'Directions (Oslo)' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=59/,
    );
    await country(list, 'Germany').click();
    await expect(list.getByRole('heading', { name: 'North and East' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'Directions (Oslo)' })).toBeVisible();
    await expect(list.locator('[href^="tel:"]:visible').first()).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(list).not.toContainText(/Ballast Yard|Gleisbogen/);
    await expectAccessible(page);
  },
);

test('a link opens a country, or the office that it names', async ({ page }) => {
  const list = await open(page, '#norway');
  await expect(country(list, 'Norway')).toBeFocused();
  await expect(country(list, 'Norway')).toBeInViewport();
  await page.evaluate(() => (location.hash = '#tokyo-kanda'));
  await expect(list.getByText('Kanda workshops')).toBeInViewport();
  await page.goBack();
  await expect(country(list, 'Norway')).toBeFocused();
});

test('on paper every country is open', async ({ page }) => {
  const list = await open(page, '');
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByText('Tollbukaia 12')).toBeVisible();
});

test.describe('the map', () => {
  test('shows the city that is selected in the list, opens the one that is pressed, and Back restores each', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const widget = await openMap(page, '');
    await expect(widget.locator('.inlay-locations-map__land')).toHaveAttribute('d', /^M/);
    expect(requests.filter((url) => !/^(http:\/\/127\.0\.0\.1|data:)/.test(url))).toEqual([]);

    await city(widget, 'Oslo').click();
    await expect(page).toHaveURL(/\?city=oslo$/);
    await expect(marker(widget, 'Oslo')).toHaveAttribute('aria-current', 'true');
    await marker(widget, 'Stockholm').click();
    await expect(page).toHaveURL(/\?city=stockholm$/);
    await expect(city(widget, 'Stockholm')).toHaveAttribute('aria-expanded', 'true');
    await expect(city(widget, 'Stockholm')).toBeInViewport();
    await page.goBack();
    await expect(city(widget, 'Oslo')).toHaveAttribute('aria-expanded', 'true');
    await page.reload();
    await expect(city(await mounted(page, 'locations-map'), 'Oslo')).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
  });

  test('opens the city of a link, from another page and from the footer, and an old address leads to it', async ({
    page,
  }) => {
    const widget = await openMap(page, '#tokyo-kanda');
    await expect(widget.getByText('Kanda workshops')).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Oslo', exact: true }).click();
    await expect(city(widget, 'Oslo')).toHaveAttribute('aria-expanded', 'true');
    await expect(city(widget, 'Oslo')).toBeInViewport();
    await page.goto('/offices/map?city=berlin');
    await expect(page).toHaveURL(/\/offices\?city=berlin$/);
    await expect(city(await mounted(page, 'locations-map'), 'Berlin')).toHaveAttribute('aria-expanded', 'true');
  });

  test('finds a city by its country, beside the map and the list', async ({ page }) => {
    const widget = await openMap(page, '');
    await widget.getByRole('searchbox', { name: 'City or country' }).fill('switz');
    await expect(widget.getByRole('region', { name: 'Cities' }).getByRole('button')).toHaveCount(2);
    await expect(widget.getByRole('group', { name: 'Map of the offices' })).toBeInViewport();
  });

  test('is moved by the mouse and by keys, and the page by the wheel', async ({ page }) => {
    const widget = await openMap(page, '?city=berlin');
    const map = widget.getByRole('group', { name: 'Map of the offices' });
    await map.scrollIntoViewIfNeeded();
    const seen = () => widget.locator('.inlay-locations-map__world').getAttribute('viewBox');
    const first = await seen();
    const box = (await map.boundingBox())!;
    await page.mouse.move(box.x + 40, box.y + box.height - 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + box.height - 60);
    await page.mouse.up();
    await expect.poll(seen).not.toBe(first);
    const dragged = await seen();
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(seen).not.toBe(dragged);
    const moved = await seen();
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    expect(await seen()).toBe(moved);
  });

  test('on a phone is 320 pixels high, fills its frame before the list, and shows all offices on demand', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const widget = await openMap(page, '');
    const map = widget.getByRole('group', { name: 'Map of the offices' });
    const [frame, list] = [
      (await map.boundingBox())!,
      (await widget.getByRole('region', { name: 'Cities' }).boundingBox())!,
    ];
    expect(frame.height).toBe(320);
    expect(frame.y + frame.height).toBeLessThan(list.y);
    const seen = async () => (await map.locator('svg').getAttribute('viewBox'))!.split(' ').map(Number);
    await expect.poll(async () => Math.round((await seen())[3]!), 'as high as the world').toBe(733);
    await widget.getByRole('button', { name: 'Show all offices' }).click();
    await expect.poll(async () => Math.round((await seen())[2]!), 'as wide as the world').toBe(1440);
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

    test('scrolls the page and does not move', async ({ page }) => {
      const widget = await openMap(page, '');
      const map = widget.getByRole('group', { name: 'Map of the offices' });
      await expect(widget.locator('.inlay-locations-map__land')).toHaveAttribute('d', /^M/);
      await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const seen = () => widget.locator('.inlay-locations-map__world').getAttribute('viewBox');
      const [before, top, box] = [await seen(), await page.evaluate(() => scrollY), (await map.boundingBox())!];
      const finger = await page.context().newCDPSession(page);
      const [x, y] = [box.x + box.width / 2, box.y + 20];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let step = 1; step <= 10; step += 1)
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - step * 14 }] });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 60);
      expect(await seen()).toBe(before);
    });
  });

  test('prints with every city open', async ({ page }) => {
    const widget = await openMap(page, '');
    await page.emulateMedia({ media: 'print' });
    await expect(widget.getByText('Tollbukaia 12')).toBeVisible();
    await expect(widget.getByRole('button', { name: 'Zoom in', exact: true })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('countries open, and a link leads to an office', async ({ page }) => {
    await page.goto('/offices/countries#munich');
    await expect(page.getByText('Schrannenweg 3')).toBeInViewport();
    await page.locator('summary', { hasText: 'Norway' }).click();
    await expect(page.getByText('Tollbukaia 12')).toBeVisible();
  });

  test('the list is shown without the map, and the URL opens a city', async ({ page }) => {
    await page.goto('/offices');
    await expect(page.locator('[data-module=locations-map] summary')).toHaveCount(59);
    await expect(page.locator('.inlay-locations-map__map')).toBeHidden();
    await page.goto('/offices?city=oslo');
    await expect(page.getByText('Tollbukaia 12')).toBeVisible();
    await expect(page.getByText('Schrannenweg 3')).toBeHidden();
    await page.getByRole('link', { name: 'See them by country' }).click();
    await expect(page.locator('[data-module=locations] summary')).toHaveCount(45);
  });
});

async function open(page: Page, hash: string): Promise<Locator> {
  await page.goto(`/offices/countries${hash}`);
  return mounted(page, 'locations');
}

function country(list: Locator, name: string): Locator {
  return list.getByRole('button', { name: new RegExp(`^${name}`) });
}

async function openMap(page: Page, search: string): Promise<Locator> {
  await page.goto(`/offices${search}`);
  return mounted(page, 'locations-map');
}

function city(widget: Locator, name: string): Locator {
  return widget.getByRole('region', { name: 'Cities' }).getByRole('button', { name: new RegExp(`^${name}`) });
}

function marker(widget: Locator, name: string): Locator {
  return widget.getByRole('group', { name: 'Map of the offices' }).getByRole('button', { name, exact: true });
}
