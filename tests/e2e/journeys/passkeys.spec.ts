import type { CDPSession, Page } from '@playwright/test';
import { clearCookiesOffPage, expect, expectAccessible, goodPassword, mounted, signIn, test } from '../setup/index.ts';

// Passkeys require a host name: the machine has one beside its IP address.
test.use({ baseURL: async ({ demo }, use) => use(demo.site.replace('127.0.0.1', 'localhost')) });

const profile = '/account/profile';
const address = '/account/sign-in?redirectUrl=%2Finsights';

test(
  'a passkey is made on the profile, signs in at a press, and is removed again',
  { tag: '@core' },
  async ({ page, reader, pageErrors }) => {
    pageErrors.expect(/status of 403/);
    const device = await plugIn(page);
    await page.goto(address);
    await signIn(await mounted(page, 'sign-in'), reader);
    await expect(page).toHaveURL(/\/insights$/);
    const widget = await openPasskeys(page);
    // As for a sign-in an hour ago.
    await page.route(
      '**/passkeys/options',
      (route) => route.fulfill({ status: 403, json: { error: { code: 2007 } } }),
      {
        times: 1,
      },
    );
    await widget.getByRole('button', { name: 'Create a passkey on this device' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' }).getByLabel('Your password')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(goodPassword);
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('listitem')).toContainText(/Chrome on .*not used yet/);
    await expectAccessible(page);

    await clearCookiesOffPage(page);
    const form = await openUnasked(page, device);
    await form.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/insights$/);
    await expect(await mounted(page, 'session-badge')).toContainText('Ada');

    const again = await openPasskeys(page);
    await expect(again.getByRole('listitem')).toContainText('last used');
    await again.getByRole('button', { name: /^Rename: Chrome/ }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Work laptop');
    await page.keyboard.press('Enter');
    await expect(again.getByRole('listitem')).toContainText(/^Work laptop.*Chrome/);
    await again.getByRole('button', { name: 'Remove: Work laptop' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
    await expect(again.getByRole('listitem')).toHaveCount(0);
    await expect.poll(() => device.count(), 'the device forgets it as well').toBe(0);
  },
);

test('the browser offers the passkey in the field for the address, without a press of ours', async ({
  page,
  reader,
}) => {
  const device = await plugIn(page);
  await page.goto(address);
  await expect((await mounted(page, 'sign-in')).getByLabel('E-mail address')).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  await signIn(await mounted(page, 'sign-in'), reader);
  await expect(page).toHaveURL(/\/insights$/);
  const widget = await openPasskeys(page);
  await widget.getByRole('button', { name: 'Create a passkey on this device' }).click();
  await expect(widget.getByRole('listitem')).toHaveCount(1);

  await clearCookiesOffPage(page);
  await device.confirm(true);
  // The virtual device accepts the browser's offer automatically, as a visitor would by choosing it in the list.
  await page.goto(address);
  await expect(page).toHaveURL(/\/insights$/);
  await expect(await mounted(page, 'session-badge')).toContainText('Ada');
});

test('a removed passkey is reported as unknown, and the password still works', async ({ page, reader, pageErrors }) => {
  pageErrors.expect(/status of 400/);
  // Other browsers leave a removed passkey on the device.
  await page.addInitScript(() => Reflect.deleteProperty(window.PublicKeyCredential, 'signalUnknownCredential'));
  const device = await plugIn(page);
  await page.goto(address);
  await signIn(await mounted(page, 'sign-in'), reader);
  await expect(page).toHaveURL(/\/insights$/);
  const widget = await openPasskeys(page);
  await widget.getByRole('button', { name: 'Create a passkey on this device' }).click();
  await widget.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(widget.getByRole('listitem')).toHaveCount(0);
  await clearCookiesOffPage(page);
  const form = await openUnasked(page, device);
  await form.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(form).toContainText('This passkey no longer works here');
  await signIn(form, reader);
  await expect(page).toHaveURL(/\/insights$/);
});

test('a sign-in with a password is followed by the offer of a passkey, and later by one question', async ({
  page,
  reader,
}) => {
  await plugIn(page);
  await page.goto('/demo/after-sign-in');
  await signIn(await mounted(page, 'sign-in'), reader);
  const offer = page.getByRole('region', { name: 'Sign in faster next time' });
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await page.reload();
  const question = page.getByRole('form', { name: 'Complete your profile' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  const label = (await question.locator('label').textContent())!;
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await mounted(page, 'after-sign-in');
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  await expect(page.getByText(label)).toHaveCount(0);
});

test('by its number the site offers none, and shows the way to its name', async ({ page, demo, reader }) => {
  await page.goto(demo.site + address);
  const form = await mounted(page, 'sign-in');
  await expect(form.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await signIn(form, reader);
  await expect(page).toHaveURL(/\/insights$/);
  await page.goto(demo.site + profile);
  await expect(await mounted(page, 'passkeys')).toContainText(
    'Passkeys cannot be created in this browser, or at this address',
  );
  await expect(page.getByRole('link', { name: /localhost/ })).toHaveAttribute(
    'href',
    new RegExp(`//localhost:\\d+${profile}$`),
  );
});

interface Device {
  /** Whether its owner confirms requests. */
  confirm(isPresent: boolean): Promise<void>;
  /** The number of stored passkeys. */
  count(): Promise<number>;
}

/** A virtual security key with user verification. */
async function plugIn(page: Page): Promise<Device> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    count: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    confirm: async (enabled) =>
      void (await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
  };
}

/** Opens the sign-in page without accepting the passkey that the field offers. */
async function openUnasked(page: Page, device: Device) {
  await device.confirm(false);
  const offered = page.waitForResponse(/auth\/passkey\/options/);
  await page.goto(address);
  await offered;
  const form = await mounted(page, 'sign-in');
  await expect(form.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await device.confirm(true);
  return form;
}

async function openPasskeys(page: Page) {
  await page.goto(profile);
  const widget = await mounted(page, 'passkeys');
  await expect(widget.getByRole('button', { name: 'Create a passkey on this device' })).toBeVisible();
  return widget;
}
