/** Readers sign in with their account of a real WordPress, through the preset `wordpress`. */
import { expect, test as base, type Page } from '@playwright/test';
import { startSite } from './site.ts';

interface AccountSite {
  readonly origin: string;
  /** URL of a page with a sign-in form and a profile. */
  readonly address: string;
}

const CONFIG = { services: { user: { preset: 'wordpress' }, content: '' }, captcha: { provider: 'none' } };

const STRANGERS: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  {},
];

const MODULES = `<div data-module="sign-in" data-stay></div>
<div data-module="edit-profile" data-variant="mq"></div>
<div data-module="forgot-password"></div>`;

const test = base.extend<object, { site: AccountSite }>({
  site: [
    async ({}, use) => {
      const { wordpress, server, stop } = await startSite();
      await wordpress.configure(CONFIG);
      const [post] = await wordpress.publish([{ widget: 'accounts', title: 'page', html: MODULES }], 'administrator');
      await use({ origin: server.origin, address: server.addressOf(post!) });
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const signInForm = (page: Page) => page.locator('[data-module=sign-in]');

async function signIn(page: Page, password: string) {
  const form = signInForm(page);
  await form.getByLabel('E-mail address').fill('reader@example.com');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test('a reader signs in, changes the name, and signs out', async ({ page, site }) => {
  await page.goto(site.address);
  await signIn(page, 'wrong');
  await expect(signInForm(page).getByRole('alert')).toContainText(/password/);
  await signIn(page, 'reader');
  await expect(signInForm(page)).toContainText('Ada Lindgren');

  await page.reload();
  await expect(signInForm(page)).toContainText('Ada Lindgren');
  const profile = page.locator('[data-module=edit-profile]');
  const company = profile.getByRole('combobox', { name: 'Company or organisation' });
  await profile.getByLabel('First name').fill('Adele');
  await company.fill('Alder & Voss');
  await expect(profile.getByRole('textbox', { name: 'E-mail address' })).toBeDisabled();
  await expect(profile.getByLabel('New password')).toHaveCount(0);
  const saved = page.waitForResponse(
    (response) => /users\/me/.test(response.url()) && response.request().method() === 'POST',
  );
  await profile.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(signInForm(page)).toContainText('Adele Lindgren');
  await expect(company).toHaveValue('Alder & Voss');

  await signInForm(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(signInForm(page).getByLabel('E-mail address')).toBeVisible();
  await page.reload();
  await expect(signInForm(page).getByLabel('E-mail address')).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => /^wordpress_logged_in/.test(name))).toEqual([]);
});

test('another site can neither sign in nor read the nonce of a session', async ({ page, site, request }) => {
  await page.goto(site.address);
  await signIn(page, 'reader');
  await expect(signInForm(page)).toContainText('Lindgren');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = (route: string, headers: Readonly<Record<string, string>>) =>
    request.post(`${site.origin}/?rest_route=/inlay/v1/${route}`, {
      headers: { cookie, ...headers },
      data: { username: 'reader', password: 'reader', email: 'reader@example.com' },
    });
  expect(await (await send('nonce', { origin: site.origin })).json()).toEqual({
    nonce: expect.stringMatching(/^\w+$/),
  });
  for (const route of ['nonce', 'session', 'password'])
    for (const headers of STRANGERS)
      expect((await send(route, headers)).status(), `${route} ${JSON.stringify(headers)}`).toBeGreaterThanOrEqual(401);
});
