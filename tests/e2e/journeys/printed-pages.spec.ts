/** Printed pages: nothing can be pressed, opened, scrolled or played on paper. */
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, mounted, test, wholeIsMounted } from '../setup/index.ts';

const TRANSCRIPT = 'A hum fills the hall';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const name of ['openings', 'carousels']) {
  test(`the page of ${name} is printed without buttons and frames`, async ({ page }) => {
    await page.goto(`/demo/pages/${name}`);
    await wholeIsMounted(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main [data-module] :is(button, input, select, iframe):visible')).toHaveCount(0);
  });
}

for (const [name, path] of [
  ['events-list', '/events'],
  ['events-calendar', '/events/calendar?month=2026-11'],
  ['job-search', '/careers/jobs'],
  ['job-detail', '/careers/jobs/x-10401'],
  ['video-gallery', '/videos'],
  ['profile-grid', '/people'],
  ['locations', '/offices/countries'],
  ['blog', '/blogs/second-shift'],
  ['blog-entry', '/blogs/second-shift/nobody-is-against-heat'],
  ['five-fifty', '/insights/five-fifty/five-prices-nobody-changes'],
  ['profile-page', '/people/mateo-ferrer'],
] as const) {
  test(`${name} is printed without buttons and links, also on wide paper`, async ({ page }) => {
    await page.goto(path);
    const placeholder = await mounted(page, name);
    await page.emulateMedia({ media: 'print' });
    // The text or image of a button, such as a country or a poster, is printed; its control is not.
    await expect(
      placeholder.locator(':is(input, select, iframe, button:not([aria-expanded], [data-kind=poster])):visible'),
    ).toHaveCount(0);
    await expect(page.locator('.inlay-video-gallery__length:visible')).toHaveCount(0);
    await expect(page.getByText('more videos for clients')).toBeHidden();
  });
}

test('a video is printed as its picture, without the controls of its player', async ({ page }) => {
  await page.goto('/insights/five-fifty/five-prices-nobody-changes');
  await wholeIsMounted(page);
  const player = page.locator('video').first();
  await player.scrollIntoViewIfNeeded();
  // Its player shows its duration.
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => Math.floor(video.duration))).toBe(18);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))), {
    mergePages: true,
  });
  expect(text).toContain('The coffee in the canteen');
  expect(text).not.toContain('0:18');
});

test('a printed position says where to apply', { tag: '@core' }, async ({ page }) => {
  await page.goto('/careers/jobs/x-10401');
  await wholeIsMounted(page);
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('[data-module=job-detail]').getByRole('link', { name: /^Apply/ });
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    'apply.alder-voss.example/10401',
  );
  expect(await link.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('0px');
});

test('cards are three to a line on paper, and no row is parted', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/events');
  await wholeIsMounted(page);
  await page.emulateMedia({ media: 'print' });
  const tops = await page
    .locator('[data-module=events-list] .inlay-list-view__cards > li')
    .evaluateAll((cards) => cards.slice(0, 4).map((card) => card.getBoundingClientRect().top));
  expect(tops.slice(1, 3)).toEqual([tops[0], tops[0]]);
  expect(tops[3]).toBeGreaterThan(tops[0]!);
  await page.goto('/careers/jobs');
  await wholeIsMounted(page);
  await expect(page.locator('[data-module=job-search] [data-list-item]').first()).toHaveCSS('break-inside', 'avoid');
});

test('an article’s pictures fill their frames on paper, and the name of a quiz stays with its first question', async ({
  page,
}) => {
  await page.goto('/insights/the-transformer-queue');
  await wholeIsMounted(page);
  await page.emulateMedia({ media: 'print' });
  const frame = page.locator('.body .inlay-split__media .inlay-picture');
  const [outer, inner] = [await frame.boundingBox(), await frame.locator('img').boundingBox()];
  expect(inner!.height).toBeGreaterThan(outer!.height - 2);
  expect(outer!.height).toBeLessThan(300);
  await expect(page.locator('.inlay-quiz__head')).toHaveCSS('break-after', 'avoid');
});

test('offices are two columns on paper', async ({ page }) => {
  await page.goto('/offices/countries');
  await wholeIsMounted(page);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(pages).toBeGreaterThan(4);
  expect(pages).toBeLessThan(20);
});

test('media are printed as images and text, within the paper', async ({ page }) => {
  await page.goto('/demo/pages/media');
  await wholeIsMounted(page);
  // For every width of the window.
  const figure = page.locator('[data-module=full-bleed-media] figure');
  await expect(figure).toHaveAttribute('style', /inline-size/);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(figure).not.toHaveAttribute('style', /inline-size/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(figure).toHaveAttribute('style', /inline-size/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main [data-module] :is(button, input, select, iframe):visible')).toHaveCount(0);
  const scene = page.locator('[data-module=background-video]');
  const [imageBox, title] = [
    await scene.getByRole('img').boundingBox(),
    await scene.getByRole('heading').boundingBox(),
  ];
  expect(title!.y, 'words over a moving picture').toBeGreaterThan(imageBox!.y + imageBox!.height);
  const chart = page.locator('[data-module=flourish]');
  await expect(chart.getByText(/^https?:.*transformer-wait/)).toBeVisible();
  await expect(chart.getByRole('cell', { name: '140' })).toBeVisible();
  await expect(page.getByText(TRANSCRIPT)).toBeVisible();
});

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide is printed, whole and within the paper', async ({ page }) => {
    await page.goto('/demo/pages/carousels');
    await page.emulateMedia({ media: 'print' });
    const positions = await page
      .locator('.inlay-carousel__slides > [data-item]')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().right));
    expect(positions.length).toBeGreaterThan(10);
    expect(Math.max(...positions)).toBeLessThanOrEqual(1280);
  });

  test('the transcript is printed in place of the player', async ({ page }) => {
    await page.goto('/demo/pages/media');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(TRANSCRIPT)).toBeVisible();
    await expect(page.locator('audio:visible')).toHaveCount(0);
  });
});
