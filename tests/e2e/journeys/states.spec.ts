/**
 * Open, invalid and empty states have no axe violations, light and dark. Their other behaviour is tested in their
 * journeys.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, violationsOf, goodPassword, mounted, test } from '../setup/index.ts';

// Halfway through an animation, contrast is lower.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = 360;
const DESKTOP = 1280;

interface State {
  path: string;
  width: number;
  /** Only readers have it. */
  isForReaders?: boolean;
  /** Expected console messages of the page. */
  trouble?: RegExp;
  reach(page: Page): Promise<unknown>;
  /** For disclosures: the control that opens it, and gets focus back after Escape. */
  opener?(page: Page): Locator;
}

const submit = async (page: Page, module: string, name: string) => {
  const form = await mounted(page, module);
  await form.getByRole('button', { name, exact: true }).click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
};

const states: Record<string, State> = {
  'the menu of the header, open': {
    path: '/',
    width: PHONE,
    reach: (page) => page.locator('.menu > summary').click(),
  },
  'suggestions of the search': {
    path: '/search',
    width: PHONE,
    async reach(page) {
      await (await mounted(page, 'site-search')).getByRole('combobox').fill('hyd');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  'a search without results': {
    path: '/search?q=zzzzqqqq',
    width: DESKTOP,
    reach: async (page) => expect(await mounted(page, 'site-search')).toContainText('zzzzqqqq'),
  },
  'a search that is not available': {
    path: '/search',
    width: PHONE,
    trouble: /status of 500/,
    async reach(page) {
      const search = await mounted(page, 'site-search');
      await page.route(/\/services\/search\//, (route) => route.fulfill({ status: 500, json: {} }));
      await search.getByRole('combobox').fill('energy');
      await page.keyboard.press('Enter');
      await expect(search.getByRole('alert')).toContainText('not available', { timeout: 20_000 });
    },
  },
  'the dialog of a contact form': {
    path: '/people/ingrid-solheim',
    width: DESKTOP,
    reach: (page) => press(page, 'profile-page', 'Get in touch'),
    opener: (page) => page.getByRole('button', { name: 'Get in touch' }),
  },
  'errors of the contact form': {
    path: '/people/ingrid-solheim',
    width: PHONE,
    async reach(page) {
      await press(page, 'profile-page', 'Get in touch');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').press('Enter');
      await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  'errors of signing in': {
    path: '/account/sign-in',
    width: PHONE,
    reach: (page) => submit(page, 'sign-in', 'Sign in'),
  },
  'errors of registering': {
    path: '/account/sign-up',
    width: PHONE,
    reach: (page) => submit(page, 'sign-up', 'Create an account'),
  },
  'the invitation to sign in for saving': {
    path: '/insights/hydrogen-grows-up',
    width: PHONE,
    reach: (page) => press(page, 'save-article', 'Save'),
    opener: (page) => page.locator('[data-module=save-article]').first().getByRole('button'),
  },
  'a picture, enlarged': {
    path: '/insights/hydrogen-grows-up',
    width: DESKTOP,
    reach: (page) => press(page, 'image', 'Enlarge the picture'),
    opener: (page) => page.getByRole('button', { name: 'Enlarge the picture' }),
  },
  'the wall that is a bar': {
    path: '/demo/regwall/default',
    width: PHONE,
    reach: (page) =>
      expect(page.locator('.inlay-regwall__banner').getByRole('link', { name: 'Sign in' })).toBeVisible(),
  },
  'the wall that is pressed': {
    path: '/demo/regwall/click',
    width: DESKTOP,
    async reach(page) {
      await mounted(page, 'regwall');
      await page.locator('[data-module=regwall]').getByRole('link', { name: 'Register to read on' }).click();
      await expect(page.getByRole('dialog').getByRole('form')).toBeVisible();
    },
  },
  'the filters of events, in their dialog': {
    path: '/events',
    width: PHONE,
    async reach(page) {
      await (await mounted(page, 'events-list')).getByRole('button', { name: /^Filters/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'the filters of open positions, in their dialog': {
    path: '/careers/jobs',
    width: PHONE,
    async reach(page) {
      await (await mounted(page, 'job-search')).getByRole('button', { name: /^Filters/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'an open office on the map': {
    path: '/offices?city=oslo',
    width: DESKTOP,
    async reach(page) {
      const map = await mounted(page, 'locations-map');
      await expect(map.getByRole('button', { name: /^Oslo/, expanded: true })).toBeVisible();
    },
  },
  'a video that plays': {
    path: '/videos',
    width: PHONE,
    async reach(page) {
      const gallery = await mounted(page, 'video-gallery');
      await gallery
        .getByRole('button', { name: /^Play “/ })
        .first()
        .click();
      await expect(gallery.locator('video')).toBeVisible();
    },
  },
  'the page of newsletters and alerts': {
    path: '/account/subscriptions',
    width: PHONE,
    isForReaders: true,
    reach: async (page) =>
      expect((await mounted(page, 'edit-subscriptions')).getByRole('checkbox').first()).toBeVisible(),
  },
  'the profile with its sign-ins, devices and data': {
    path: '/account/profile',
    width: PHONE,
    isForReaders: true,
    reach: everyAccountPart,
  },
  'the key of a second factor': {
    path: '/account/profile',
    width: DESKTOP,
    isForReaders: true,
    async reach(page) {
      const widget = await mounted(page, 'second-factor');
      await widget.getByRole('button', { name: 'Set up two-step verification' }).click();
      await widget.getByLabel('Your password').fill(goodPassword);
      await page.keyboard.press('Enter');
      await expect(widget.getByRole('img', { name: /QR code/ })).toBeVisible();
    },
  },
  'the menu of the account, open': {
    path: '/privacy-policy',
    width: PHONE,
    isForReaders: true,
    async reach(page) {
      const badge = await mounted(page, 'session-badge');
      await badge.getByRole('button', { name: /your account/ }).click();
      await expect(badge.getByRole('button', { name: 'Sign out' })).toBeVisible();
    },
    opener: (page) => page.locator('[data-module=session-badge]').getByRole('button', { name: /your account/ }),
  },
  'edit mode with its notes': {
    path: '/insights/leading-without-a-map?mode=edit',
    width: DESKTOP,
    trouble: /Inlay/,
    reach: (page) => page.locator('.inlay-toolbar').waitFor(),
  },
  'the debug panel, open': {
    path: '/insights/leading-without-a-map?inlay-debug',
    width: DESKTOP,
    async reach(page) {
      const panel = page.locator('.inlay-debug-panel');
      await panel.waitFor();
      if (!(await panel.getByRole('row').first().isVisible())) await panel.locator('summary').first().click();
      await expect(panel.getByRole('row').first()).toBeVisible();
    },
  },
};

for (const [name, { path, width, isForReaders, trouble, reach, opener }] of Object.entries(states)) {
  test(
    `${name}: no barrier known to axe, light and dark`,
    { tag: name === Object.keys(states)[0] ? '@core' : [] },
    async ({ page, people, signedIn, pageErrors }) => {
      if (trouble) pageErrors.expect(trouble);
      if (isForReaders) await signedIn(await people.newReader());
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await reach(page);
      for (const look of ['light', 'dark']) {
        await page.locator('html').evaluate((html, theme) => (html.dataset['theme'] = theme), look);
        expect(await violationsOf(page)).toEqual([]);
      }
      if (!opener) return;
      await page.keyboard.press('Escape');
      await expect(opener(page), 'the focus returns').toBeFocused();
    },
  );
}

async function everyAccountPart(page: Page): Promise<void> {
  for (const module of [
    'edit-profile',
    'linked-accounts',
    'passkeys',
    'second-factor',
    'active-sessions',
    'account-data',
  ]) {
    await expect((await mounted(page, module)).locator('.inlay-spinner, .inlay-skeleton')).toHaveCount(0);
  }
}

async function press(page: Page, module: string, name: string): Promise<void> {
  await (await mounted(page, module)).getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
