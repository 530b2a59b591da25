/** Paper: nothing can be pressed, opened, scrolled or played there. */
import { expect, test, wholeIsMounted } from '../setup/index.ts';

const TRANSCRIPT = 'A hum, a press that comes too late';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const name of ['openings', 'carousels', 'media']) {
  test(`the page of ${name} is printed without buttons and frames`, async ({ page }) => {
    await page.goto(`/demo/pages/${name}`);
    await wholeIsMounted(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main [data-module] :is(button, input, select, iframe):visible')).toHaveCount(0);
  });
}

test('words over a moving picture are printed beneath it', async ({ page }) => {
  await page.goto('/demo/pages/media');
  await wholeIsMounted(page);
  await page.emulateMedia({ media: 'print' });
  const scene = page.locator('[data-module=background-video]');
  const [picture, title] = [await scene.getByRole('img').boundingBox(), await scene.getByRole('heading').boundingBox()];
  expect(title!.y).toBeGreaterThan(picture!.y + picture!.height);
});

test('pages of other houses are printed as their address and their description', async ({ page }) => {
  await page.goto('/demo/pages/media');
  await wholeIsMounted(page);
  await page.emulateMedia({ media: 'print' });
  const chart = page.locator('[data-module=flourish]');
  await expect(chart.getByText(/^https?:.*transformer-wait/)).toBeVisible();
  await expect(chart.getByRole('cell', { name: '140' })).toBeVisible();
  await expect(page.getByText(TRANSCRIPT)).toBeVisible();
});

test('a picture from edge to edge keeps to the paper, however wide the window was', async ({ page }) => {
  await page.goto('/demo/pages/media');
  await wholeIsMounted(page);
  const figure = page.locator('[data-module=full-bleed-media] figure');
  await expect(figure).toHaveAttribute('style', /inline-size/);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(figure).not.toHaveAttribute('style', /inline-size/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(figure).toHaveAttribute('style', /inline-size/);
});

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide is printed, whole and within the paper', async ({ page }) => {
    await page.goto('/demo/pages/carousels');
    await page.emulateMedia({ media: 'print' });
    const places = await page.locator('.inlay-carousel__slides > [data-item]').evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().right));
    expect(places.length).toBeGreaterThan(10);
    expect(Math.max(...places)).toBeLessThanOrEqual(1280);
  });

  test('what was said is printed in place of the player', async ({ page }) => {
    await page.goto('/demo/pages/media');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(TRANSCRIPT)).toBeVisible();
    await expect(page.locator('audio:visible')).toHaveCount(0);
  });
});
