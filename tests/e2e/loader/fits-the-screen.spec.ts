/** What is taller than the screen is shown whole, within it. */
import { expect, test } from '../support/host.ts';

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="2400"><rect width="400" height="2400"/></svg>')}`;
const picture = (field: string) =>
  `<img data-field="${field}" src="${PORTRAIT}" width="400" height="2400" alt="A tower">`;

for (const [module, html] of [
  ['image', picture('image')],
  [
    'image-carousel',
    `<div data-item="slides">${picture('image')}</div><div data-item="slides">${picture('image')}</div>`,
  ],
  ['exhibit-carousel', `<div data-item="slides"><h3 data-field="title">One</h3>${picture('exhibitImage')}</div>`],
  ['story-container', `<div data-item="items"><h3 data-field="title">One</h3>${picture('exhibitImage')}</div>`],
  ['tabbed-container', `<div data-item="tabs"><h3 data-field="title">One</h3>${picture('exhibitImage')}</div>`],
])
  for (const width of [360, 1440])
    test(`a portrait picture of ${module} fits a screen of ${width} pixels`, async ({ host, page }) => {
      await page.setViewportSize({ width, height: 800 });
      await host.open({ body: `<div id="it" data-module="${module}" data-load="eager">${html}</div>` });
      await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
      const image = page.getByRole('img', { name: 'A tower' }).first();
      await expect(image).toBeVisible();
      const { height, fit } = await image.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        fit: getComputedStyle(element).objectFit,
      }));
      expect(height).toBeLessThanOrEqual(0.86 * 800);
      expect(fit).toBe('contain');
    });

test('a Ceros experience that is scaled fits the window below its eyebrow, at every size', async ({ host, page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const experience = `<div id="it" data-module="ceros" data-load="eager" data-desktop-id="a" data-desktop-padding-percentage="80" data-scale-to-fit><p data-field="eyebrow">Exhibit</p></div>`;
  await host.open({ body: experience });
  await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
  const height = () => page.locator('.inlay-embed').evaluate((box) => Math.round(box.getBoundingClientRect().height));
  expect(await height()).toBe(640);
  await page.setViewportSize({ width: 1440, height: 560 });
  expect(await height()).toBe(500);
});
