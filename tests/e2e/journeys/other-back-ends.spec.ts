import type { Page } from '@playwright/test';
import { startAsSpecified } from '../../backends/as-specified.ts';
import { startOtherHabits } from '../../backends/other-habits.ts';
import { startOwnNames } from '../../backends/own-names.ts';
import type { ConfiguredBackend } from '../../backends/server.ts';
import { expect, test as base, type Host } from '../support/host.ts';

interface Habits {
  start: () => Promise<ConfiguredBackend>;
  isByCookie?: boolean;
  /** Whether a registration requires the link in an e-mail. */
  isConfirmed?: boolean;
  signIn: { path: string; fields: readonly [name: string, password: string] };
}

const BACKENDS: Record<string, Habits> = {
  'that answers what is specified and no more': {
    start: startAsSpecified,
    signIn: { path: '/v2/auth/signin', fields: ['username', 'password'] },
  },
  'with its own names and a session in a cookie': {
    start: startOwnNames,
    isByCookie: true,
    isConfirmed: true,
    signIn: { path: '/login', fields: ['login', 'secret'] },
  },
  'with other habits, configured by the documentation alone': {
    start: startOtherHabits,
    isByCookie: true,
    signIn: { path: '/session', fields: ['email_address', 'pass_phrase'] },
  },
};

for (const [name, { start, isByCookie = false, isConfirmed, signIn: call }] of Object.entries(BACKENDS)) {
  base.describe(`a back end ${name}:`, () => {
    const test = base.extend<{
      backend: ConfiguredBackend;
      show: (body: string, address?: string, config?: object) => Promise<void>;
    }>({
      backend: async ({}, use) => {
        const backend = await start();
        await use(backend);
        await backend.close();
      },
      show: async ({ host, backend, page }, use) => {
        // Cookies that the host's server sets beside the session, readable by scripts.
        if (isByCookie) await page.context().addCookies([{ name: 'proof', value: 'proof-7', url: host.site.origin }]);
        await use((body, address, config) => open(host, backend, body, address, config));
      },
    });

    test(
      'a wrong password shows an error, and the right one signs the visitor in on every page',
      { tag: '@core' },
      async ({ page, show }) => {
        await show(SIGN_IN);
        await signIn(page, 'Harbour-lights-88');
        await expect(page.getByRole('alert')).toContainText('do not match');
        await signIn(page);
        await expect(page.getByText('You are signed in as Ada Lindgren.')).toBeVisible();
        if (isByCookie) expect((await page.evaluate(() => document.cookie)).includes('access')).toBe(false);
        await page.reload();
        await expect(page.getByText('You are signed in as Ada Lindgren.')).toBeVisible();
        await page.getByRole('button', { name: 'Sign out' }).click();
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      },
    );

    test('session events of a chatbot or the host take effect', async ({ page, show, backend }) => {
      await show(SIGN_IN);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await page.evaluate(
        async ({ address, isCookie, fields: [email, password] }) => {
          const body = { [email]: 'ada@example.com', [password]: 'Lighthouse-42' };
          const { headers } = await fetch(address, {
            method: 'POST',
            credentials: 'include',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          if (!isCookie) document.cookie = `inlay_access=${encodeURIComponent(headers.get('access_token')!)}; path=/`;
          (window as never as { inlay: { publish(name: string, detail: object): void } }).inlay.publish(
            'chatbot-signed-in',
            {},
          );
        },
        { address: backend.origin + call.path, isCookie: isByCookie, fields: call.fields },
      );
      await expect(page.getByText(/^You are signed in/)).toBeVisible();
      await page.evaluate(() =>
        (window as never as { inlay: { publish(name: string, detail: object): void } }).inlay.publish('signed-out', {
          reason: 'visitor',
        }),
      );
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      expect((await page.context().cookies()).filter(({ name }) => /access|premium/.test(name))).toEqual([]);
      await expect.poll(() => backend.calls.some((call) => /sign-?out|logout|DELETE \/session/.test(call))).toBe(true);
    });

    test('registering signs in immediately, or prompts to open the link of a mail', async ({ page, show }) => {
      await show('<div data-module="sign-up" data-redirect="#welcome"></div>');
      const form = page.getByRole('form', { name: 'Create an account' });
      await form.getByLabel('E-mail address').fill('grace@example.com');
      await form.getByLabel('Password', { exact: true }).fill('Harbour-lights-88');
      await form.getByLabel('First name').fill('Grace');
      await form.getByLabel('Last name').fill('Hopper');
      await form.getByRole('button', { name: 'Create an account' }).click();
      if (isConfirmed) {
        await expect(page.getByText('We have sent an e-mail to grace@example.com. Open the link in it')).toBeVisible();
        await expect(page.getByLabel('Code from the e-mail')).toHaveCount(0);
      } else {
        await page.waitForURL(/#welcome$/);
        await show(SIGN_IN);
        await expect(page.getByText('You are signed in as Grace Hopper.')).toBeVisible();
      }
    });

    test('a complete registration signs the visitor in and shows thanks, or asks them to open the link in an e-mail', async ({
      page,
      show,
    }) => {
      test.slow();
      await show('<div data-module="registration"></div>');
      const form = page.getByRole('form', { name: 'Registration' });
      await form.getByLabel('E-mail address').fill('grace@example.com');
      await form.getByLabel('Password', { exact: true }).fill('Harbour-lights-88');
      await form.getByLabel('First name').fill('Grace');
      await form.getByLabel('Last name').fill('Hopper');
      await form.getByLabel('Job title').selectOption('head');
      await organisation(page).fill('Vistula');
      await form.getByLabel('Field of work').selectOption('legal');
      await form.getByLabel('Country').selectOption('NO');
      await form.getByRole('checkbox', { name: 'The Friday Letter' }).check();
      await form.getByRole('button', { name: 'Create an account' }).click();
      if (isConfirmed) {
        await expect(page.getByText('We have sent an e-mail to grace@example.com. Open the link in it')).toBeVisible();
        return;
      }
      await page.waitForURL(/\/account\/confirm\?isRegistered=true$/);
      await show('<div data-module="edit-profile"></div>');
      await expect(organisation(page)).toHaveValue('Vistula', { timeout: 20_000 });
      await expect(page.getByLabel('Job title')).toHaveValue('head');
    });

    test('a forgotten password results in an e-mail with a link', async ({ page, show, backend }) => {
      await show('<div data-module="forgot-password"></div>');
      await page.getByLabel('E-mail address').fill('ada@example.com');
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByText('Check your inbox')).toBeVisible();
      expect(backend.calls.some((call) => /forgot-password|(secret|pass-phrase)\/lost/.test(call))).toBe(true);
    });

    test('after a reset, the new password works', async ({ page, show, backend }) => {
      await show('<div data-module="reset-password"></div>', backend.resetLink);
      await choosePassword(page);
      await expect(page.getByText('Your password is changed')).toBeVisible();
      await show(SIGN_IN);
      if (isByCookie) await signIn(page, 'Harbour-lights-88');
      await expect(page.getByText('You are signed in as Ada Lindgren.')).toBeVisible();
    });

    test('a profile is filled in, saved and found again, and takes no right away', async ({ page, show }) => {
      await show(SIGN_IN);
      await signIn(page);
      await expect(page.getByText('You are signed in as Ada Lindgren.')).toBeVisible();
      await show('<div data-module="edit-profile"></div>');
      const form = page.getByRole('form', { name: 'Your profile' });
      await expect(form.getByLabel('Job title')).toHaveValue('owner');
      await expect(form.getByLabel('Country')).toHaveValue('NO');
      await form.getByLabel('First name').fill('Augusta');
      await form.getByLabel('Job title').selectOption('head');
      await form.getByRole('button', { name: 'Save profile' }).click();
      await expect(page.getByText('Your profile is saved')).toBeVisible();
      await page.reload();
      await expect(form.getByLabel('First name')).toHaveValue('Augusta');
      await expect(form.getByLabel('Job title')).toHaveValue('head');
      expect((await page.context().cookies()).find((candidate) => candidate.name === 'inlay_premium')?.value).toBe('1');
    });

    test('one press subscribes in addition, and the page of subscriptions shows and saves both', async ({
      page,
      show,
    }) => {
      await show(SIGN_IN);
      await signIn(page);
      await expect(page.getByText('You are signed in as Ada Lindgren.')).toBeVisible();
      for (const code of ['weekly', 'quarterly']) {
        await show(`<div data-module="one-click-subscribe" data-subscriptions="${code}"></div>`);
        await page.getByRole('button', { name: 'Subscribe' }).click();
        await expect(page.getByText('Thank you, you are subscribed.')).toBeVisible();
      }
      await show('<div data-module="edit-subscriptions"></div>');
      await expect(page.getByRole('checkbox', { name: 'The Friday Letter' })).toBeChecked();
      await page.getByRole('checkbox', { name: 'The Quarterly' }).uncheck();
      await page.getByRole('button', { name: 'Save subscriptions' }).click();
      await expect(page.getByText('Your subscriptions are saved.')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('checkbox', { name: 'The Friday Letter' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'The Quarterly' })).not.toBeChecked();
    });

    test('a visitor without an account subscribes with an address, and by the links of mails subscribes and unsubscribes', async ({
      page,
      show,
    }) => {
      await show('<div data-module="one-click-subscribe" data-subscriptions="weekly"></div>');
      await page.getByLabel('E-mail address').fill('grace@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('We’ll send it to grace@example.com.')).toBeVisible();
      await show('<div data-module="subscribe-by-link"></div>', '?subcode=quarterly&eid=sealed-1');
      await page.getByRole('button', { name: 'Yes, subscribe' }).click();
      await expect(page.getByText('You are subscribed', { exact: true })).toBeVisible();
      await expect(page.getByText('The Quarterly')).toBeVisible();
      await show('<div data-module="unsubscribe-by-link"></div>', '?subcode=quarterly&eid=sealed-1');
      await page.getByRole('button', { name: 'Yes, unsubscribe' }).click();
      await expect(page.getByText('You are unsubscribed', { exact: true })).toBeVisible();
    });

    test('the contact form shows the thanks of the firm', async ({ page, show }) => {
      await show('<div data-module="contact-form"></div>');
      await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
      await page.getByLabel('E-mail address').fill('grace@example.com');
      await page.getByLabel('Subject').fill('A question of steel');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('We have read “A question of steel”.')).toBeVisible();
    });

    test('a page of an account asks a guest to sign in, and shows itself afterwards', async ({
      page,
      host,
      backend,
      show,
    }) => {
      await show(SIGN_IN);
      const { config } = backend;
      await host.open({
        path: '/account/profile',
        body: '<div data-module="edit-profile"></div><div data-module="auth-router"></div>',
        config: { captcha: { provider: 'none' }, ...config },
      });
      const prompt = page.getByRole('dialog');
      await expect(prompt.getByRole('form', { name: 'Sign in' })).toBeVisible();
      await signIn(page);
      await expect(prompt).toBeHidden();
      await expect(page.getByRole('form', { name: 'Your profile' }).getByLabel('First name')).toHaveValue('Ada');
      expect(new URL(page.url()).pathname).toBe('/account/profile');
    });

    test('a link to a file prompts anonymous visitors to sign in, then downloads it; signed-in users get it immediately', async ({
      page,
      show,
      host,
    }) => {
      const report = async () => {
        await show('<a href="/report.pdf">The report</a> <div data-module="auth-router"></div>', '', {
          flags: { gatedFiles: true },
        });
        await expect(page.locator('[data-module="auth-router"]')).toHaveAttribute('data-state', 'mounted');
        await page.getByRole('link', { name: 'The report' }).click();
      };
      await page.route(`${host.site.origin}/report.pdf`, (route) =>
        route.fulfill({ body: '%PDF-1.7', contentType: 'application/octet-stream' }),
      );
      await report();
      await expect(page.getByRole('dialog').getByRole('form', { name: 'Sign in' })).toBeVisible();
      const first = page.waitForEvent('download');
      await signIn(page);
      expect((await first).suggestedFilename()).toBe('report.pdf');
      const second = page.waitForEvent('download');
      await report();
      await second;
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('the sign-in prompts for a code if the service requires one, and reports a wrong one', async ({
      page,
      show,
    }) => {
      await show(SIGN_IN);
      await signIn(page, 'Lighthouse-42', 'hedy@example.com');
      await enterCode(page, '654321');
      await expect(page.getByText('This code is wrong', { exact: false })).toBeVisible();
      await enterCode(page, '123456');
      await expect(page.getByText('You are signed in as Hedy Lamarr.')).toBeVisible();
    });

    test('the visitor confirms the password if the service requires it, and the action is completed', async ({
      page,
      show,
    }) => {
      await show(SIGN_IN);
      await signIn(page, 'Lighthouse-42', 'hedy@example.com');
      await enterCode(page, '123456');
      await expect(page.getByText('You are signed in as Hedy Lamarr.')).toBeVisible();
      await show('<div data-module="linked-accounts"></div>', '', {
        flags: { sso: true },
        socialLogins: { harbour: 'Harbour ID' },
      });
      await page.getByRole('button', { name: 'Unlink Harbour ID' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await dialog.getByLabel('Your password').fill('not-it');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog.getByText('This password is wrong. Try again.')).toBeVisible();
      await dialog.getByLabel('Your password').fill('Lighthouse-42');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Harbour ID is unlinked.', { exact: false })).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    test('a reset shows the second factor of an intruder, and removes it unless the owner keeps it', async ({
      page,
      show,
      backend,
    }) => {
      await show('<div data-module="reset-password"></div>', backend.reviewLink);
      await choosePassword(page);
      await expect(page.getByRole('heading', { name: 'Which of these did you add?' })).toBeFocused();
      await expect(page.getByRole('checkbox', { name: /^Two-step verification/ })).not.toBeChecked();
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page.getByText('Your password is changed')).toBeVisible();
    });

    test('"This wasn’t me" undoes the change of an intruder and leads to a new password', async ({
      page,
      show,
      backend,
    }) => {
      await show('<div data-module="reset-password"></div>', backend.undoLink);
      await page.getByRole('button', { name: 'Undo and sign out all devices' }).click();
      await expect(page.getByText('All devices are signed out')).toBeVisible();
      await choosePassword(page);
      await expect(page.getByText('Your password is changed')).toBeVisible();
    });

    test('the owner whom the second factor of an intruder locked out begins a waiting period', async ({
      page,
      show,
    }) => {
      await show(SIGN_IN, '', { flags: { resetSecondFactor: true } });
      await signIn(page, 'Lighthouse-42', 'hedy@example.com');
      await page.getByRole('button', { name: 'I can’t use my codes' }).click();
      await page.getByRole('button', { name: 'Start the waiting period' }).click();
      await expect(page.getByText(/December 2, 2026/)).toBeVisible();
    });

    test('the link of a registration that a stranger began asks for a new password before there is an account', async ({
      page,
      show,
      backend,
    }) => {
      await show('<div data-module="registration-confirmation"></div>', backend.confirmLink);
      await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
      await expect(page.getByLabel('New password')).toBeFocused();
      await page.getByLabel('New password').fill('Harbour-lights-88');
      await page.getByRole('button', { name: 'Create my account' }).click();
      await expect(page.getByText('Thank you, your registration is complete')).toBeVisible();
      await show(SIGN_IN);
      await expect(page.getByText('You are signed in as Mary Somerville.')).toBeVisible();
    });

    test('an article is saved, listed and taken off again', async ({ page, show }) => {
      await show(SIGN_IN);
      await signIn(page);
      await expect(page.getByText('You are signed in as Ada Lindgren.')).toBeVisible();
      await show('<div data-module="save-article" data-article-id="copper" data-article-language="en"></div>');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
      await show('<div data-module="saved-articles"></div>');
      await expect(page.getByRole('link', { name: 'About copper' })).toBeVisible();
      await show('<div data-module="save-article" data-article-id="copper" data-article-language="en"></div>');
      await page.getByRole('button', { name: 'Saved' }).click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      await show('<div data-module="saved-articles"></div>');
      await expect(page.getByText('No saved articles yet.')).toBeVisible();
    });
  });
}

base(
  'a back end whose visitors sign in on the page of an OpenID Connect provider knows them afterwards on every page, and no script sees a token',
  async ({ page, host }) => {
    // Starts four servers, and a provider that generates its keys.
    base.slow();
    const backend = await startOwnNames();
    await page.context().addCookies([{ name: 'proof', value: 'proof-7', url: host.site.origin }]);
    await open(host, backend, `${SIGN_IN}<div data-module="social-sign-in"></div>`);
    const from = page.url();
    await page.goto(`${from}?redirectUrl=${encodeURIComponent(new URL(from).pathname)}`);
    const elsewhere = page.getByRole('link', { name: 'Continue with Harbour ID' });
    await elsewhere.click({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'Harbour ID' })).toBeVisible();
    await page.getByLabel('Address').fill('mary@example.com');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('You are signed in as Mary Somerville.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(new URL(from).pathname);
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/sid=|access/);

    await open(host, backend, '<div data-module="edit-profile"></div>');
    await expect(page.getByRole('form', { name: 'Your profile' }).getByLabel('E-mail address')).toHaveValue(
      'mary@example.com',
    );
    await open(host, backend, SIGN_IN);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await backend.close();
  },
);

const SIGN_IN = '<div data-module="sign-in" data-stay></div>';

/** Its suggestions have the same name. */
function organisation(page: Page) {
  return page.getByLabel('Organisation').and(page.locator('input'));
}

async function signIn(page: Page, password = 'Lighthouse-42', address = 'ada@example.com') {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail address').fill(address);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

async function choosePassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill('Harbour-lights-88');
  await page.getByLabel('Repeat the new password').fill('Harbour-lights-88');
  await page.getByRole('button', { name: 'Save new password' }).click();
}

async function enterCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function open(host: Host, { config }: ConfiguredBackend, body: string, address?: string, more: object = {}) {
  await host.open({ body, address, config: { captcha: { provider: 'none' }, ...config, ...more } });
}
