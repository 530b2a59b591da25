import { expect, mounted, test } from '../setup/index.ts';

const heroes = {
  'full-hero': 'What drivers think of tolls',
  'section-hero': 'Energy and Materials',
  'video-hero': 'One night in Thuringia',
};

for (const width of [1440, 768, 360]) {
  test(`the text of a hero looks the same over any image, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const screenshotsOn = async (colour: string) => {
      await page.route('**/images/**', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${colour}"/></svg>`,
        }),
      );
      await page.goto('/demo/pages/openings');
      const screenshots: Buffer[] = [];
      for (const [name, title] of Object.entries(heroes)) {
        const hero = await mounted(page, name);
        await expect(hero.getByRole('heading', { name: title })).toBeVisible();
        screenshots.push(await hero.locator('.inlay-hero__text').screenshot({ animations: 'disabled' }));
      }
      return screenshots;
    };
    const onWhite = await screenshotsOn('#fff');
    const onBlack = await screenshotsOn('#000');
    for (const [index, name] of Object.keys(heroes).entries())
      expect(onWhite[index]?.equals(onBlack[index] ?? Buffer.of()), name).toBe(true);
  });
}
