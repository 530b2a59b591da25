/** A very tall image is shown whole, within the screen. */
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
