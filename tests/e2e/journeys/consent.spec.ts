/**
 * A site without a consent tool, where Inlay asks for consent: no third-party content before the choice, all of it
 * right after consent, and none after withdrawal.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, mounted, signIn, test, wholeIsMounted } from '../setup/index.ts';
import { atRest } from '../setup/rest.ts';

const address = '/demo/consent';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
const experience = (page: Page) => page.frameLocator('[data-module=ceros] iframe').locator('body');
const status = (page: Page) => page.locator('.inlay-consent-settings__status');
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
}

test('a visitor refuses by keyboard, and no third-party request is sent', async ({ page, demo }) => {
  const foreign: string[] = [];
  page.on(
    'request',
    (request) =>
      ![demo.site, demo.cdn].some((origin) => request.url().startsWith(origin)) &&
      !request.url().startsWith('data:') &&
      foreign.push(request.url()),
  );
  await page.goto(address);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await tabTo(page, 'Refuse all');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  // The referring page.
  await expect(page.locator('.skip')).toBeFocused();
  await expect(status(page)).toContainText('Active by your choice of');
  await atRest(page);
  expect(foreign).toEqual([]);
  expect(await cookieNames(page)).toEqual(['inlay_consent']);
  await page.reload();
  await expect(status(page)).toContainText('Active by your choice of');
  await expect(banner(page)).toBeHidden();
});

test(
  'granted content appears immediately in both tabs, and withdrawal removes it with its cookies',
  { tag: '@core' },
  async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(address);
      await expect(banner(tab)).toBeVisible();
      await expect(tab.getByText(/Nothing is sent there until you choose/)).toBeVisible();
    }
    await tabTo(page, 'Choose');
    await page.keyboard.press('Enter');
    const boxes = dialog(page).getByRole('checkbox');
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(banner(page).getByRole('button', { name: 'Choose' })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await tabTo(page, 'Save choices');
    await page.keyboard.press('Enter');
    for (const tab of [page, other]) {
      await expect(banner(tab)).toBeHidden();
      await expect(experience(tab)).toContainText(/\w/);
      await expect(status(tab)).toContainText('Necessary, Statistics, Advertising and external content');
    }

    await other.evaluate(() => {
      document.cookie = '_ga=1; path=/';
      document.cookie = '_fbp=1; path=/';
    });
    await tabTo(page, 'Change cookie settings');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Refuse all');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Change cookie settings' })).toBeFocused();
    for (const tab of [page, other])
      await expect(tab.getByText(/Nothing is sent there until you choose/)).toBeVisible();
    await expect.poll(() => cookieNames(page)).toEqual(['inlay_consent']);
  },
);

test('the link in the footer of every page leads to the settings', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main'), 'no element had the focus before').toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
});

test('under Trusted Types and a strict policy a visitor chooses', async ({ page }) => {
  await page.goto(`${address}?csp=strict`);
  await banner(page).getByRole('button', { name: 'Choose' }).click();
  await dialog(page).getByLabel('Advertising and external content').check();
  await dialog(page).getByRole('button', { name: 'Save choices' }).click();
  await expect(experience(page)).toContainText(/\w/);
});

test('a wall whose forms load late does not cover the settings, and opens once they are closed', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { inlayConfig: { consent: { tool: 'built-in' } } }));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/_Entry-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const request = page.waitForRequest(/_Entry-[^/]*\.js$/, { timeout: 30_000 });
  await page.goto('/demo/regwall/timer');
  await request;
  await banner(page).getByRole('button', { name: 'Choose' }).click();
  await expect(dialog(page)).toBeVisible();
  const come = page.waitForResponse(/_Entry-[^/]*\.js$/);
  release();
  await (await come).finished();
  await dialog(page).getByLabel('Statistics').check();
  await dialog(page).getByRole('button', { name: 'Save choices' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('the space below the page is that of the banners that are shown, and is gone with the last', async ({
  page,
  reader,
}) => {
  await page.addInitScript(() => Object.assign(window, { inlayConfig: { consent: { tool: 'built-in' } } }));
  await page.clock.install();
  await page.goto('/demo/regwall/default');
  await expect(banner(page)).toBeVisible();
  await mounted(page, 'regwall');
  await page.clock.runFor(3500);
  // While the same text is in view, the bar is hidden.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const bar = page.locator('.inlay-regwall__banner');
  await expect(bar).toBeVisible();
  const spaces = () =>
    page.evaluate(() => {
      const { paddingBlockEnd, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
      return [paddingBlockEnd, scrollPaddingBlockEnd];
    });
  const heightOf = (part: Locator) =>
    part.evaluate((element) => `${Math.ceil(element.getBoundingClientRect().height)}px`);
  const consentHeight = await heightOf(banner(page));
  await expect.poll(spaces).toEqual([consentHeight, consentHeight]);
  await banner(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(banner(page)).toBeHidden();
  const barHeight = await heightOf(bar);
  await expect.poll(spaces).toEqual([barHeight, barHeight]);
  await bar.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page.getByRole('dialog'), reader);
  await expect(bar).toHaveCount(0);
  await expect.poll(spaces).toEqual(['0px', 'auto']);
});

test('nothing that has the focus is covered on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(address);
  await expect(banner(page)).toBeVisible();
  await wholeIsMounted(page);
  await page.locator('.colophon a').last().focus();
  for (let presses = 0; presses < 25; presses += 1) {
    const covered = await page.evaluate(() => {
      const { left, bottom, top } = document.activeElement!.getBoundingClientRect();
      const region = document.querySelector('.inlay-consent__banner')!.getBoundingClientRect();
      return bottom > region.top && !document.activeElement!.closest('.inlay-consent')
        ? `${document.activeElement!.outerHTML.slice(0, 120)} at ${left}, ${top}`
        : '';
    });
    expect(covered).toBe('');
    await page.keyboard.press('Shift+Tab');
  }
});

for (const theme of ['light', 'dark']) {
  test(`banner, settings and dialog have no barrier known to axe: ${theme}`, async ({ page }) => {
    await page.goto(`${address}?theme=${theme}`);
    await expect(banner(page)).toBeVisible();
    await mounted(page, 'consent-settings');
    await expectAccessible(page);
    await banner(page).getByRole('button', { name: 'Choose' }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no consent prompt and no third-party content, but a link to the privacy policy', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.inlay-consent')).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(
      page.locator('[data-module=consent-settings]').getByRole('link', { name: 'privacy policy' }),
    ).toBeVisible();
  });
});
