import type { Page } from '@playwright/test';
import { clearCookiesOffPage, expect, expectAccessible, mounted, settled, signIn, test } from '../setup/index.ts';

const article = '/insights/hydrogen-grows-up';
const file = '/reports/the-quiet-factory.pdf';
const encode = encodeURIComponent;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('a guest who follows', () => {
  const routes: [string, string][] = [
    ['#/signin', 'Sign in'],
    ['#signin/header', 'Sign in'],
    [`#/signin/header/${encode(article)}`, 'Sign in'],
    ['#/auth-signin', 'Sign in'],
    ['#/signin-welcome', 'Welcome back'],
    ['#/signin-prompt', 'Sign in to see this page'],
    ['#/signup', 'Create an account'],
    ['#/signup-thanks', 'Thank you for signing up'],
    ['#/signup-welcome', 'Welcome'],
    ['#/registration-modal', 'Create an account'],
    [`#/download/${encode(file)}`, 'Sign in to open this file'],
    [`#/auth-download/${encode(file)}`, 'Sign in to open this file'],
    [`#/view-file/${encode(file)}`, 'Sign in to open this file'],
    ['#/save', 'Sign in to save this article'],
    ['#/auth-save', 'Sign in to save this article'],
    ['#/print', 'Sign in to print this page'],
    ['#/auth-print', 'Sign in to print this page'],
  ];
  for (const [route, title] of routes) {
    test(`${route} shows "${title}"`, async ({ page }) => {
      await page.goto(`/demo/routes${route}`);
      await expect(dialog(page, title)).toBeVisible();
    });
  }

  for (const route of ['#/no-such-route', '#results', '#save', '#/save/more', '#/download/']) {
    test(`${route} shows nothing`, async ({ page }) => {
      await page.goto(`/demo/routes${route}`);
      await mounted(page, 'auth-router');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/demo/routes${route}$`));
    });
  }

  test('printing an open page shows no sign-in', async ({ page }) => {
    await page.addInitScript(
      () => (window.print = () => void document.documentElement.setAttribute('data-printed', '')),
    );
    await page.goto(`${article}#/print`);
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a change of route loads the whole page', async ({ page }) => {
    await page.goto('/demo/routes');
    await mounted(page, 'auth-router');
    await page.evaluate(() => Object.assign(window, { before: true }));
    await page.getByRole('link', { name: '#/save', exact: true }).click();
    await expect(dialog(page, 'Sign in to save this article')).toBeVisible();
    await expect(page).toHaveURL(/#\/auth-save$/);
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
  });

  test('a change of route that a router of the host stops still arrives', async ({ page }) => {
    await page.addInitScript(() => {
      const { navigation } = window as unknown as { navigation: EventTarget };
      const stop = (event: Event) => {
        if (!(event as Event & { destination: { url: string } }).destination.url.endsWith('auth-save')) return;
        event.preventDefault();
        navigation.removeEventListener('navigate', stop);
      };
      navigation.addEventListener('navigate', stop);
    });
    await page.goto('/demo/routes#/save');
    await expect(dialog(page, 'Sign in to save this article')).toBeVisible();
  });
});

test.describe('a reader who is signed in and follows', () => {
  for (const route of [
    '#/signin',
    '#/signin/header',
    `#/signin/header/${encode(article)}`,
    '#/auth-signin',
    '#/signin-welcome',
    '#/signup',
    '#/signup-thanks',
    '#/signup-welcome',
    '/account/signin',
    `/account/signup/x/${encode(article)}`,
  ]) {
    test(`${route} is sent home`, async ({ page, demo, reader, signedIn }) => {
      await signedIn(reader);
      await page.goto(route.startsWith('#') ? `/demo/routes${route}` : route);
      await expect(page).toHaveURL(`${demo.site}/`);
    });
  }

  test('the prompt may sign in again', async ({ page, reader, signedIn }) => {
    await signedIn(reader);
    await page.goto(`/demo/routes#/signin-prompt/${encode(article)}`);
    await signIn(dialog(page, 'Please sign in again'), reader);
    await expect(page).toHaveURL(article);
  });

  test('Back leads to where they were, not home again', async ({ page, demo, reader, signedIn }) => {
    await signedIn(reader);
    await page.goto('/demo/routes');
    await mounted(page, 'auth-router');
    await page.getByRole('link', { name: '#/signin', exact: true }).click();
    await expect(page).toHaveURL(`${demo.site}/`);
    await page.goBack();
    await expect(page).toHaveURL(/\/demo\/routes$/);
  });

  test('the registration continues at its redirect', async ({ page, reader, signedIn }) => {
    await signedIn(reader);
    await page.goto(`/demo/routes#/registration-modal/${encode(article)}`);
    await expect(page).toHaveURL(article);
  });

  test('saving and printing has it done', async ({ page, reader, signedIn }) => {
    await signedIn(reader);
    await page.addInitScript(
      () => (window.print = () => void document.documentElement.setAttribute('data-printed', '')),
    );
    await page.goto('/demo/routes#/save');
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Added to your saved articles'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/demo\/routes$/);
    await page.goto('/demo/routes?again#/print');
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  });
});

test(
  'signing in for an article opens it, and an article is saved automatically after the sign-in',
  { tag: '@core' },
  async ({ page, reader }) => {
    await page.goto('/demo/routes');
    await mounted(page, 'auth-router');
    await page.getByRole('link', { name: `#/signin/header/${encode(article)}` }).click();
    await signIn(dialog(page, 'Sign in'), reader);
    await expect(page).toHaveURL(article);

    await clearCookiesOffPage(page);
    await page.goto('/demo/routes#/auth-save');
    await signIn(dialog(page, 'Sign in to save this article'), reader);
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Added to your saved articles'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/demo\/routes$/);
  },
);

/** Any value in the parameter for the return URL. */
const tricks = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\u00A0//evil.example',
  'https:evil.example',
  'https:/\\evil.example',
  'javascript:document.title="taken"',
  'java\nscript:document.title="taken"',
  'data:text/html,<script>document.title="taken"</script>',
  'blob:https://evil.example/1',
  'https://alder-voss.example@evil.example/',
  'http://127.0.0.1@evil.example/',
  'http://127.0.0.1.evil.example/',
  'ftp://evil.example/',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
];

test('no way back in a route leaves the site', async ({ demo, reader, signedIn, context, pageErrors }) => {
  test.slow();
  // A same-origin URL may be a page that does not exist.
  pageErrors.expect(/status of 404/);
  const left: string[] = [];
  await context.route(
    ({ hostname }) => hostname.includes('evil'),
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  await signedIn(reader);
  const routes = ['registration-modal', 'download', 'view-file'];
  for (const [index, trick] of tricks.entries()) {
    const route = routes[index % routes.length];
    const tab = await context.newPage();
    await tab.goto(`/demo/routes#/${route}/${encode(trick)}`, { waitUntil: 'commit' });
    await expect(tab, `${route} ${trick}`).not.toHaveURL(/#\//);
    await tab.waitForLoadState();
    expect(new URL(tab.url()).origin, `${route} ${trick}`).toBe(demo.site);
    expect(await tab.title(), `${route} ${trick}`).not.toBe('taken');
    await tab.close();
  }
  expect(left).toEqual([]);
});

for (const trick of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:document.title="taken"',
]) {
  for (const where of ['#/auth-signin/', '/account/auth-signin/', '/account/signin-prompt/']) {
    test(`signing in at ${where} leads home instead of to ${trick}`, async ({ page, demo, reader }) => {
      await page.goto(`${where.startsWith('#') ? '/demo/routes' : ''}${where}${encode(trick)}`);
      await settled(page);
      await signIn(page.locator('form', { has: page.getByLabel('Password', { exact: true }) }), reader);
      await expect(page).toHaveURL(`${demo.site}/`);
    });
  }
}

test.describe('at 360 pixels in Arabic', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a route opens a dialog that fits, reads from the right and has no barrier known to axe', async ({ page }) => {
    await page.goto(`/ar#/auth-download/${encode(file)}`);
    const open = dialog(page, 'سجّل الدخول لفتح هذا الملف');
    await expect(open).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(
      await open.evaluate(
        (element) => element.scrollWidth <= element.clientWidth && element.getBoundingClientRect().width <= innerWidth,
      ),
    ).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(open).toBeHidden();
    await expect(page).toHaveURL(/\/ar$/);
  });
});
