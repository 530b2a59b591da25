/** Forced colours: nothing that only a background or a shade distinguishes is lost. */
import { expect, mounted, test } from '../setup/index.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

for (const [what, path, name, selector] of [
  [
    'initials in place of a portrait',
    '/people?location=oslo',
    'profile-grid',
    '.inlay-profile-grid__picture[data-tint]',
  ],
  ['a source in place of a picture', '/people/lars-ostergaard', 'published-work', '.inlay-published-work__panel'],
  ['the length of a video', '/videos', 'video-gallery', '.inlay-video-gallery__length'],
] as const) {
  test(`${what}: has a visible edge`, async ({ page }) => {
    await page.goto(path);
    const placeholder = await mounted(page, name);
    await expect(placeholder.locator(selector).first()).not.toHaveCSS('border-top-width', '0px');
  });
}

test('today is outlined in the calendar', { tag: '@core' }, async ({ page }) => {
  await page.goto('/events/calendar');
  const calendar = await mounted(page, 'events-calendar');
  await expect(calendar.locator('[aria-current=date] .inlay-events-calendar__number')).toHaveCSS(
    'outline-style',
    'solid',
  );
});
