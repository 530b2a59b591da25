import type { Page } from '@playwright/test';
import { texts as identityTexts } from '../../../demo/services/identity/texts.ts';
import {
  clearCookiesOffPage,
  expect,
  expectAccessible,
  goodPassword,
  forEachVisitor,
  mounted,
  test,
} from '../setup/index.ts';

const articles = { en: '/insights/hydrogen-grows-up', ar: '/ar/insights/khamsu-daqaiq-tahta-alqahira' };
const article = articles.en;
const signIn = `/account/sign-in?redirectUrl=${encodeURIComponent(article)}`;

let count = 0;
/** Each test uses its own account at the identity provider. */
const newMailbox = () => `e2e-${Date.now().toString(36)}-${(count += 1)}`;

interface Account {
  mailbox: string;
  name?: string;
}

/** From the sign-in page to the provider, where a new user creates an account and consents. */
async function comeThrough(
  page: Page,
  provider: 'Lantern' | 'Fernwood',
  { mailbox, name = 'Mara Lindqvist' }: Account,
): Promise<void> {
  await page.goto(signIn);
  const links = await mounted(page, 'social-sign-in');
  await links.getByRole('link', { name: `Continue with ${provider}` }).click();
  await introduce(page, provider, { mailbox, name });
}

async function introduce(page: Page, provider: string, { mailbox, name = 'Mara Lindqvist' }: Account): Promise<void> {
  await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
  await page.getByText('Use another account').click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Mailbox').fill(mailbox);
  await page.getByRole('button', { name: 'Create and continue' }).click();
  // The provider does not ask for consent again, and redirects to the site.
  const agree = page.getByRole('button', { name: 'Agree', exact: true });
  await expect(agree.or(page.getByRole('banner'))).toBeVisible();
  if (await agree.isVisible()) await agree.click();
}

async function fillInDetails(page: Page): Promise<void> {
  const form = (await mounted(page, 'registration')).getByRole('form', { name: 'Registration' });
  await form.getByRole('combobox', { name: 'Job title' }).selectOption('specialist');
  await form.getByRole('combobox', { name: 'Organisation' }).fill('Nordfjord Papir');
  await form.getByRole('combobox', { name: 'Field of work' }).selectOption('finance');
}

async function signedInByLantern(page: Page): Promise<void> {
  await page.goto(signIn);
  await (await mounted(page, 'social-sign-in')).getByRole('link', { name: 'Continue with Lantern' }).click();
  await page.getByRole('button', { name: /Continue as Petra Premium/ }).click();
  const agree = page.getByRole('button', { name: 'Agree', exact: true });
  await expect(agree.or(page.getByRole('banner'))).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  await expect(page).toHaveURL(new RegExp(`${article}$`));
  await expect(await mounted(page, 'session-badge')).toContainText('Petra');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

forEachVisitor(() => {
  test('a new user registers in four steps, goes back on the second, and then needs a password to unlink', async ({
    page,
    visitor,
  }) => {
    const { text, path, press, write, tick, choose } = visitor;
    const back = articles[visitor.language];
    const provider = 'Lantern';
    const mailbox = newMailbox();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));

    await page.goto(path(`/account/sign-in?redirectUrl=${encodeURIComponent(back)}`));
    await press(
      (await mounted(page, 'social-sign-in')).getByRole('link', { name: text('social.continueWith', { provider }) }),
    );
    const pageTexts = identityTexts[visitor.language];
    await press(page.getByText(pageTexts.another));
    await write(page.getByLabel(pageTexts.name), 'Mara Lindqvist');
    await write(page.getByLabel(pageTexts.mailbox), mailbox);
    await press(page.getByRole('button', { name: pageTexts.create }));
    await press(page.getByRole('button', { name: pageTexts.allow, exact: true }));

    await expect(page).toHaveURL(/\/account\/registration\?type=sso/);
    const registration = await mounted(page, 'registration');
    const email = registration.getByLabel(text('registration.email'));
    await expect(email).toHaveValue(`${mailbox}@lantern.example`);
    await expect(email).toHaveAttribute('readonly', '');
    await expect(registration.getByLabel(text('registration.firstname'))).toHaveValue('Mara');
    await expect(registration.getByLabel(text('registration.password'), { exact: true })).toHaveCount(0);
    expect(page.url(), 'the code leaves the address').not.toContain('code=');
    await expectAccessible(page);

    const organization = registration.getByRole('combobox', { name: text('sign-up-form.organization') });
    await choose(registration.getByRole('combobox', { name: text('sign-up-form.jobTitle') }), 'specialist');
    await write(organization, 'Nordfjord Papir');
    await choose(registration.getByRole('combobox', { name: text('sign-up-form.businessFunction') }), 'finance');
    const next = registration.getByRole('button', { name: text('registration-steps.next') });
    await press(next);
    await expect(heading(page, text('registration-steps.newslettersTitle'))).toBeFocused();
    await expect(page).toHaveURL(/#newsletters$/);
    await tick(registration.getByRole('checkbox').last());

    await press(registration.getByRole('button', { name: text('registration-steps.back') }));
    await expect(heading(page, text('registration-steps.details'))).toBeVisible();
    expect(new URL(page.url()).hash, 'Back on the second step returns to the hash of before').toBe('');
    await expect(organization).toHaveValue('Nordfjord Papir');

    await page.reload();
    await mounted(page, 'registration');
    await expect(organization, 'the entered values are restored').toHaveValue('Nordfjord Papir');
    await press(next);
    await expect(registration.getByRole('checkbox').last()).toBeChecked();
    await press(next);
    await expect(heading(page, text('registration-steps.alertsTitle'))).toBeFocused();
    await tick(registration.getByRole('checkbox').last());
    await press(next);
    await expect(heading(page, text('registration-steps.guidesTitle'))).toBeFocused();
    await expectAccessible(page);
    await press(registration.getByRole('button', { name: text('registration-steps.finish') }));

    const thanks = await mounted(page, 'registration-confirmation');
    await expect(thanks).toContainText(text('registration-confirmation.doneTitle'));
    await press(thanks.getByRole('link', { name: text('registration-confirmation.goOn') }));
    await expect(page).toHaveURL(new RegExp(`${back}(#.*)?$`));
    const { cookies } = await page.context().storageState();
    const tokens = cookies.filter(({ name }) => /inlay_(access|refresh)/.test(name)).map(({ value }) => value);
    expect(tokens).toHaveLength(2);
    expect(
      addresses.filter((address) => tokens.some((token) => address.includes(token))),
      'no token in an address',
    ).toEqual([]);

    await page.goto(path('/account/profile'));
    const logins = await mounted(page, 'linked-accounts');
    await press(logins.getByRole('button', { name: text('linked-accounts.unlinkOf', { provider }) }));
    const dialog = page.getByRole('dialog', { name: text('create-password.title') });
    await expect(dialog.getByLabel(text('create-password.email'))).toHaveValue(`${mailbox}@lantern.example`);
    await expectAccessible(page);
    await write(dialog.getByLabel(text('create-password.password'), { exact: true }), goodPassword);
    await press(dialog.getByRole('button', { name: text('create-password.submit') }));
    await expect(logins).toContainText(text('linked-accounts.unlinkedNow', { provider }));
    await expect(logins.getByRole('button', { name: text('linked-accounts.linkOf', { provider }) })).toBeVisible();
  });
});

test('a registered user signs in with one press, and is on the requested page', async ({ page }) => {
  const mailbox = newMailbox();
  await comeThrough(page, 'Lantern', { mailbox });
  const registration = await mounted(page, 'registration');
  await fillInDetails(page);
  for (const name of ['Continue', 'Continue', 'Continue', 'Complete registration'])
    await registration.getByRole('button', { name }).click();
  await mounted(page, 'registration-confirmation');
  await clearCookiesOffPage(page, /^inlay_/);

  await comeThrough(page, 'Lantern', { mailbox });
  await expect(page).toHaveURL(new RegExp(`${article}$`));
  await expect(await mounted(page, 'session-badge')).toContainText('Mara');
});

test('a provider that does not vouch for the address leaves the rest to a mail', async ({ page, inbox }) => {
  const mailbox = newMailbox();
  await comeThrough(page, 'Fernwood', { mailbox, name: 'Vesely, Tomas Jan' });
  const registration = await mounted(page, 'registration');
  await expect(registration.getByLabel('First name')).toHaveValue('Tomas Jan');
  await fillInDetails(page);
  for (const name of ['Continue', 'Continue', 'Continue', 'Complete registration'])
    await registration.getByRole('button', { name }).click();
  await registration.getByLabel('Code from the e-mail').fill(await inbox.code(`${mailbox}@fernwood.example`));
  await registration.getByRole('button', { name: 'Confirm' }).click();
  await expect(await mounted(page, 'registration-confirmation')).toContainText(
    'Thank you, your registration is complete',
  );
});

test('a reader links a second login, and signs in with it', async ({ page, reader, signedIn }) => {
  await signedIn(reader);
  await page.goto('/account/profile');
  const mailbox = newMailbox();
  await (await mounted(page, 'linked-accounts')).getByRole('button', { name: 'Link Fernwood' }).click();
  await introduce(page, 'Fernwood', { mailbox });
  await expect(await mounted(page, 'linked-accounts')).toContainText('You can now sign in with Fernwood.');
  expect(page.url()).toMatch(/\/account\/profile$/);

  await clearCookiesOffPage(page, /^inlay_/);
  await comeThrough(page, 'Fernwood', { mailbox });
  await expect(page).toHaveURL(new RegExp(`${article}$`));
});

test('a user who declines at the provider sees why, and can try again', async ({ page }) => {
  await page.goto(signIn);
  await (await mounted(page, 'social-sign-in')).getByRole('link', { name: 'Continue with Lantern' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const links = await mounted(page, 'social-sign-in');
  await expect(links.getByRole('alert')).toContainText('Sign-in was not completed.');
  expect(page.url()).not.toContain('ssoError');
  await expect(links.getByRole('link', { name: 'Continue with Lantern' })).toHaveAttribute(
    'href',
    /redirectUrl=.*hydrogen-grows-up/,
  );
});

test.describe('where signing out includes the provider', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => Object.assign(window, { inlayConfig: { session: { providerSignOut: true } } })),
  );

  async function signOut(page: Page): Promise<void> {
    const badge = await mounted(page, 'session-badge');
    await badge.getByRole('button', { name: /your account/ }).click();
    await badge.getByRole('button', { name: 'Sign out' }).click();
  }

  const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
  const providerKnows = async (page: Page) => (await cookies(page)).includes('Lantern_session');

  test('the provider confirms, ends its session in all tabs, and redirects back to the page', async ({
    page,
    context,
  }) => {
    await signedInByLantern(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(await mounted(other, 'session-badge')).toContainText('Petra');
    await signOut(page);
    await expect(heading(page, 'Sign out of Lantern?')).toBeVisible();
    await expectAccessible(page);
    expect(page.url(), 'no token in an address').not.toMatch(/token|eyJ/);
    expect(
      (await cookies(page)).filter((name) => /inlay_(access|refresh)/.test(name)),
      'signed out here before the provider responds',
    ).toEqual([]);
    await expect(await mounted(other, 'session-badge')).toContainText('Sign in');
    expect(await providerKnows(page)).toBe(true);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(new RegExp(`${article}$`));
    await expect(await mounted(page, 'session-badge')).toContainText('Sign in');
    expect(await providerKnows(page)).toBe(false);
  });

  test('a user who stays signed in at the provider is redirected back as well, signed out here', async ({ page }) => {
    await signedInByLantern(page);
    await signOut(page);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page).toHaveURL(new RegExp(`${article}$`));
    await expect(await mounted(page, 'session-badge')).toContainText('Sign in');
    expect(await providerKnows(page)).toBe(true);
  });

  test('an account page waits for it, and Back shows no personal data', async ({ page }) => {
    await signedInByLantern(page);
    await page.goto('/account/profile');
    await mounted(page, 'edit-profile');
    await signOut(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/signin-prompt/);
    await expect(page.locator('body')).not.toContainText('Petra');
  });

  for (const [where, path] of Object.entries({
    'on the page': article,
    'on the next one, if the visitor leaves the page immediately': '/account/profile',
  })) {
    test(`a provider that is out of reach is named ${where}, and the visitor is signed out here`, async ({ page }) => {
      await page.route(/\/auth\/signout$/, async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: { provider: string } };
        await route.fulfill({ response, json: { data: { provider: data.provider } } });
      });
      await signedInByLantern(page);
      await page.goto(path);
      await signOut(page);
      await expect(page.getByText('You are signed out here. Lantern could not be reached').first()).toBeVisible();
      await expect(await mounted(page, 'session-badge')).toContainText('Sign in');
      expect(page.url()).not.toContain('/identity/');
    });
  }

  test('an invalid address is not followed', async ({ page }) => {
    await page.route(/\/auth\/signout$/, (route) =>
      route.fulfill({ json: { data: { provider: 'Lantern', url: 'javascript:document.title="taken"' } } }),
    );
    await signedInByLantern(page);
    await signOut(page);
    await expect(page.getByText('Lantern could not be reached').first()).toBeVisible();
    expect(await page.title()).not.toBe('taken');
  });

  test('a user who signed in by password is not redirected to the provider', async ({ page, reader, signedIn }) => {
    await signedIn(reader);
    await page.goto(article);
    await signOut(page);
    await expect(await mounted(page, 'session-badge')).toContainText('Sign in');
    await expect(page).toHaveURL(new RegExp(`${article}$`));
  });
});

test.describe("with the browser's own dialog (FedCM)", () => {
  /**
   * The next dialog of Chromium, which scripts of the page cannot reach. The browser has a session at the provider, and
   * none at the site.
   */
  async function browserDialog(page: Page) {
    await signedInByLantern(page);
    await page.context().clearCookies({ name: /^inlay_/ });
    await page.addInitScript(() => Object.assign(window, { inlayConfig: { flags: { fedCm: true } } }));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('FedCm.enable', { disableRejectionDelay: true });
    return {
      devtools,
      /** The id of the dialog, and its accounts. */
      dialogShown: new Promise<{ dialogId: string; accounts: { email: string }[] }>((resolve) =>
        devtools.once('FedCm.dialogShown', resolve),
      ),
    };
  }

  test(
    'the browser offers the account of the provider, and choosing it signs in on the page of the link',
    { tag: '@core' },
    async ({ page }) => {
      const { devtools, dialogShown } = await browserDialog(page);
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await page.goto(signIn);
      const { dialogId, accounts } = await dialogShown;
      expect(accounts.map(({ email }) => email)).toEqual(['premium@alder-voss.example']);
      await devtools.send('FedCm.selectAccount', { dialogId, accountIndex: 0 });
      await expect(page).toHaveURL(new RegExp(`${article}$`));
      await expect(await mounted(page, 'session-badge')).toContainText('Petra');
      expect(addresses.join(), 'no URL contains a token').not.toContain('eyJ');
      await page.context().clearCookies({ name: /^inlay_/ });
      await page.goto(signIn);
      await expect(await mounted(page, 'social-sign-in')).toContainText('Last used');
    },
  );

  test('the links stay where the visitor closes the dialog', async ({ page, pageErrors }) => {
    pageErrors.expect(/Prompt dismissed|User declined or dismissed prompt/);
    const { devtools, dialogShown } = await browserDialog(page);
    await page.goto(signIn);
    await devtools.send('FedCm.dismissDialog', { dialogId: (await dialogShown).dialogId });
    const links = await mounted(page, 'social-sign-in');
    await links.getByRole('link', { name: 'Continue with Lantern' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in with Lantern' })).toBeVisible();
  });

  test('an account that the service rejects is explained beside the links', async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 400/);
    const { devtools, dialogShown } = await browserDialog(page);
    await page.route(/\/auth\/social\/fedcm$/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 2022 } } }),
    );
    await page.goto(signIn);
    await devtools.send('FedCm.selectAccount', { dialogId: (await dialogShown).dialogId, accountIndex: 0 });
    const links = await mounted(page, 'social-sign-in');
    await expect(links.getByRole('alert')).toContainText('This sign-in has expired');
    await expectAccessible(page);
    await expect(links.getByRole('link', { name: 'Continue with Lantern' })).toBeVisible();
  });

  test('a service without these calls changes nothing for visitors, and the console names its key', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/);
    pageErrors.expect(/fedcm\/options answered 404, .* Set services\.user\.paths\.fedCmOptions/);
    await page.addInitScript(() => Object.assign(window, { inlayConfig: { flags: { fedCm: true } } }));
    const isAnswered = page.waitForResponse('**/fedcm/options');
    await page.route('**/fedcm/options', (route) => route.fulfill({ status: 404 }));
    await page.goto(signIn);
    await isAnswered;
    const links = await mounted(page, 'social-sign-in');
    await expect(links.getByRole('link', { name: 'Continue with Lantern' })).toBeVisible();
    await expect(links.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same links sign in a registered user', async ({ page }) => {
    await page.goto(signIn);
    await page.getByRole('link', { name: 'Continue with Lantern' }).click();
    await page.getByRole('button', { name: /Continue as Petra Premium/ }).click();
    const agree = page.getByRole('button', { name: 'Agree', exact: true });
    const goOn = page.getByRole('button', { name: 'Sign me in' });
    await expect(agree.or(goOn)).toBeVisible();
    if (await agree.isVisible()) await agree.click();
    await goOn.click();
    await expect(page).toHaveURL(new RegExp(`${article}$`));
    const { cookies } = await page.context().storageState();
    expect(cookies.map(({ name }) => name)).toContain('inlay_access');
  });
});
