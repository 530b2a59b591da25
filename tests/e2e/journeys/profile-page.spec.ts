import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, mounted, test } from '../setup/index.ts';
import { structuredData } from '../setup/structured-data.ts';
import { atRest } from '../setup/rest.ts';

/** A person for each mode. */
const modes = {
  'Circular Crop': '/people/ingrid-solheim',
  Independent: '/people/mateo-ferrer',
  'Full Bleed': '/people/yuki-tanabe',
  IndependentV2: '/people/amina-el-sayed',
};

test('portraits are cropped and placed according to their mode', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shape = async (address: string) => {
    const profile = await open(page, address);
    await expect(profile.getByRole('button', { name: 'Get in touch' })).toBeVisible();
    await expect(profile.getByRole('region', { name: 'Expertise' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    const [imageBox, title] = await Promise.all([
      boxOf(profile.locator('.inlay-hero__picture')),
      boxOf(profile.getByRole('heading', { level: 1 })),
    ]);
    return {
      ratio: imageBox.width / imageBox.height,
      isBefore: imageBox.x + imageBox.width <= title.x,
      isBehind: imageBox.width >= 1440,
    };
  };
  const round = await shape(modes['Circular Crop']);
  expect(round.ratio).toBeCloseTo(1, 2);
  expect(round.isBefore).toBe(true);
  const upright = await shape(modes.Independent);
  expect(upright.ratio).toBeCloseTo(0.8, 2);
  expect(upright.isBefore).toBe(true);
  const after = await shape(modes.IndependentV2);
  expect(after.ratio).toBeCloseTo(0.8, 2);
  expect(after.isBefore).toBe(false);
  expect((await shape(modes['Full Bleed'])).isBehind).toBe(true);
});

test('applies an editor’s own colours, except unreadable ones', async ({ page }) => {
  const hero = (await open(page, modes.IndependentV2)).locator('.inlay-hero');
  await expect(hero).toHaveCSS('background-color', 'rgb(16, 36, 62)');
  await expect(hero).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expectAccessible(page);

  const profile = await open(page, modes.Independent);
  const opening = profile.locator('.inlay-hero');
  await profile.evaluate((element) => {
    element.setAttribute('data-background-color', '#17304f');
    element.setAttribute('data-text-color', '#5b6c80');
  });
  await expect(opening).toHaveCSS('background-color', 'rgb(23, 48, 79)');
  await expect(opening).toHaveCSS('color', 'rgb(242, 237, 228)');
  await expectAccessible(page);
});

test(
  'by keyboard a visitor opens the form, closes it and is back at the button',
  { tag: '@core' },
  async ({ page }) => {
    const profile = await open(page, modes.Independent);
    const button = profile.getByRole('button', { name: 'Get in touch' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Write to Mateo Ferrer' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);

test('loads the form when it is opened, not with the page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => void (/\/_?(?:forms|contact)-/.test(request.url()) && requests.push(request.url())));
  const profile = await open(page, modes.Independent);
  await atRest(page);
  const before = requests.length;
  await profile.getByRole('button', { name: 'Get in touch' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(requests.length).toBeGreaterThan(before);
});

test('a German office shows the profile in German, and the document title names the person', async ({ page }) => {
  const profile = await open(page, '/de/people/jonas-reuter');
  await expect(page).toHaveTitle('Jonas Reuter – München | Alder & Voss');
  await expect(profile.getByRole('button', { name: 'Kontakt aufnehmen' })).toBeVisible();
  await expect(profile.getByRole('region', { name: 'Werdegang' })).toBeVisible();
  const works = await mounted(page, 'published-work');
  await expect(works.getByRole('link', { name: 'Die leise Fabrik' })).toBeVisible();
  await expect
    .poll(() => structuredData(page, 'ProfilePage'))
    .toMatchObject([{ mainEntity: { name: 'Jonas Reuter', jobTitle: expect.stringContaining('Produktion') } }]);
  await profile.getByRole('button', { name: 'Kontakt aufnehmen' }).click();
  await expect(page.getByRole('dialog', { name: 'An Jonas Reuter schreiben' })).toBeVisible();
  await expectAccessible(page);
});

test('from right to left the portrait is on the other side', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => (document.documentElement.dir = 'rtl'), { once: true }),
  );
  const profile = await open(page, modes.Independent);
  const [imageBox, title] = await Promise.all([
    boxOf(profile.locator('.inlay-hero__picture')),
    boxOf(profile.getByRole('heading', { level: 1 })),
  ]);
  expect(imageBox.x).toBeGreaterThan(title.x);
  await expectAccessible(page);
});

test('a portrait that is not there leaves the page whole', async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 404/);
  await page.route(/\/portraits\//, (route) => route.fulfill({ status: 404 }));
  const profile = await open(page, modes['Circular Crop']);
  await expect(profile.getByRole('heading', { level: 1, name: 'Ingrid Solheim' })).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Get in touch' })).toBeVisible();
});

test('on paper there is no button, and every section', async ({ page }) => {
  const profile = await open(page, modes['Circular Crop']);
  await page.emulateMedia({ media: 'print' });
  await expect(profile.getByRole('button', { name: 'Get in touch' })).toBeHidden();
  for (const name of ['About Ingrid', 'Background', 'Expertise'])
    await expect(profile.getByRole('region', { name })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [...Object.values(modes), '/de/people/clara-wiesinger']) {
    test(`${address} is whole`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
      await expect(page.locator('main img').first()).toBeVisible();
      await expect(page.locator('.inlay-profile-page__item').first()).toBeVisible();
    });
  }
});

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  return mounted(page, 'profile-page');
}

async function boxOf(locator: Locator) {
  return (await locator.boundingBox())!;
}
