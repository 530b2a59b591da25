import type { Locator, Page } from '@playwright/test';
import { appCode } from '../../services/setup/authenticator-app.ts';
import {
  clearCookiesOffPage,
  expect,
  expectAccessible,
  goodPassword,
  mounted,
  type Reader,
  signIn,
  test,
} from '../setup/index.ts';

const profile = '/account/profile';
const address = '/account/sign-in?redirectUrl=%2Finsights';

/** The services accept a code one step early, for clocks that differ, and each code once. */
const nextCode = (key: string) => appCode(key, new Date(Date.now() + 30_000));

test(
  'two-step verification is set up by keyboard, required at sign-in, replaced by a recovery code, and turned off',
  { tag: '@core' },
  async ({ page, reader, signedIn, inbox, pageErrors }) => {
    pageErrors.expect(/status of 40[03]/);
    await signedIn(reader);
    const widget = await open(page);
    await widget.getByRole('button', { name: 'Set up two-step verification' }).focus();
    await page.keyboard.press('Enter');
    await expect(widget.getByLabel('Your password')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(goodPassword);
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectAccessible(page);
    const key = await widget.locator('code').innerText();
    await widget.getByLabel('Verification code').focus();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(widget).toContainText('This code is wrong');
    await expect(widget.getByLabel('Verification code')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(appCode(key));
    await page.keyboard.press('Enter');

    const codes = widget.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    const [recoveryCode = ''] = await codes.allInnerTexts();
    await open(page);
    await expect(codes.first()).toHaveText(recoveryCode);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await widget.getByRole('button', { name: 'Save as file' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await widget.getByRole('button', { name: 'I have saved them' }).click();
    await expect(widget).toContainText('10 recovery codes left');
    await inbox.newest(reader.email, 'second-factor-on');
    expect(await storedText(page)).not.toContain(key.replaceAll(' ', ''));

    const form = await signInUntilCode(page, reader);
    await expect(form.getByLabel('Verification code')).toBeFocused();
    await expectAccessible(page);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'inlay_access' }));
    await page.keyboard.type(nextCode(key));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/insights$/);
    await expect(await mounted(page, 'session-badge')).toContainText('Ada');

    const again = await signInUntilCode(page, reader);
    await again.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await expect(again.getByLabel('Recovery code')).toBeFocused();
    await page.keyboard.type('aaaaa-aaaaa');
    await page.keyboard.press('Enter');
    await expect(again).toContainText('This recovery code is wrong or has been used');
    await again.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/insights$/);
    await inbox.newest(reader.email, 'recovery-code-used');

    const last = await open(page);
    await expect(last).toContainText('9 recovery codes left');
    await last.getByRole('button', { name: 'Turn off' }).click();
    await last.getByLabel('Your password').fill(goodPassword);
    await last.getByRole('button', { name: 'Turn off' }).click();
    await expect(last.getByRole('button', { name: 'Set up two-step verification' })).toBeVisible();
    await inbox.newest(reader.email, 'second-factor-off');
    await reopenSignedOut(page);
    await signIn(await mounted(page, 'sign-in'), reader);
    await expect(page).toHaveURL(/\/insights$/);
  },
);

test('the wall asks for the second factor too, and opens the article', async ({
  page,
  reader,
  people,
  demo,
  pageErrors,
}) => {
  pageErrors.expect(/status of 403/);
  const key = await setUpByServices(demo.site, await people.signIn(reader.email, reader.password));
  await page.goto('/demo/regwall/click');
  const fading = page.locator('.inlay-regwall__fading');
  await expect(fading).toBeVisible();
  await page.locator('[data-module=regwall]').getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await signIn(dialog, reader);
  await expect(dialog.getByLabel('Verification code')).toBeFocused();
  await expect(fading, 'while the code is missing').toHaveCount(1);
  await page.keyboard.type(nextCode(key));
  await page.keyboard.press('Enter');
  await expect(fading).toHaveCount(0);
  await expect(await mounted(page, 'session-badge')).toContainText('Ada');
});

test('after a new password, the same page prompts for the code', async ({
  page,
  reader,
  people,
  demo,
  inbox,
  pageErrors,
}) => {
  pageErrors.expect(/status of 40[39]/);
  const key = await setUpByServices(demo.site, await people.signIn(reader.email, reader.password));
  await page.goto('/account/forgot-password');
  const forgot = await mounted(page, 'forgot-password');
  await forgot.getByLabel('E-mail address').fill(reader.email);
  await forgot.getByRole('button', { name: 'Send me a link' }).click();
  await page.goto(await inbox.link(reader.email, 'reset-password'));
  const reset = await mounted(page, 'reset-password');
  await reset.getByLabel('New password', { exact: true }).fill('Harbour-lights-88');
  await reset.getByLabel('Repeat the new password').fill('Harbour-lights-88');
  await page.keyboard.press('Enter');
  // It was set up a moment ago, so its owner confirms that it stays.
  await reset.getByRole('checkbox', { name: /Two-step verification/ }).check();
  await expect(async () => {
    await reset.getByRole('button', { name: 'Save new password' }).click();
    await expect(reset.getByLabel('Verification code')).toBeFocused({ timeout: 2000 });
  }).toPass();
  await expect(reset).toContainText('Your password is changed');
  await expectAccessible(page);
  await page.keyboard.type(nextCode(key));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(await mounted(page, 'session-badge')).toContainText('Ada');
});

test('a second factor that an intruder set does not lock the owner out: the waiting period starts, and a signed-in device cancels it', async ({
  page,
  reader,
  people,
  demo,
  inbox,
  signedIn,
  pageErrors,
}) => {
  pageErrors.expect(/status of 403/);
  const elsewhere = await people.signIn(reader.email, reader.password);
  await setUpByServices(demo.site, elsewhere);
  const form = await signInUntilCode(page, reader);
  await form.getByRole('button', { name: 'I can’t use my codes' }).click();
  await expect(form.getByText(/neither your app nor a recovery code/)).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Start the waiting period' }).click();
  await expect(form.getByRole('status')).toBeFocused();
  await expect(form.getByRole('status')).toContainText('The waiting period has started');
  await expectAccessible(page);
  await inbox.newest(reader.email, 'second-factor-reset-begun');

  await signedIn(elsewhere);
  const widget = await open(page);
  await expect(widget.getByRole('alert')).toContainText('we will e-mail a code that turns off two-step verification');
  await expectAccessible(page);
  await widget.getByRole('button', { name: 'Keep it on' }).click();
  await expect(widget.getByRole('alert')).toHaveCount(0);
  await inbox.newest(reader.email, 'second-factor-reset-cancelled');
});

test('a remembered browser needs no second code', async ({ page, reader, people, demo, pageErrors }) => {
  pageErrors.expect(/status of 403/);
  const key = await setUpByServices(demo.site, await people.signIn(reader.email, reader.password));
  const form = await signInUntilCode(page, reader);
  await form.getByLabel('Don’t ask again on this device for 30 days').check();
  await form.getByLabel('Verification code').fill(nextCode(key));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/insights$/);
  expect(await storedText(page)).not.toContain('inlay_second_factor');
  await clearCookiesOffPage(page, /^inlay_(access|refresh)$/);
  await page.goto(address);
  await signIn(await mounted(page, 'sign-in'), reader);
  await expect(page).toHaveURL(/\/insights$/);
});

for (const width of [360, 1440]) {
  test(`in Arabic and in the dark, ${width} pixels wide, the steps fit and axe finds nothing`, async ({
    page,
    reader,
    signedIn,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 403/);
    await page.setViewportSize({ width, height: 800 });
    await signedIn(reader);
    const expectFit = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    };
    const widget = await open(page, `/ar${profile}?theme=dark`);
    await widget.getByRole('button').first().click();
    await widget.locator('input').fill(goodPassword);
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('img')).toBeVisible();
    await expectFit();
    const key = await widget.locator('code').innerText();
    await widget.locator('input').fill(appCode(key));
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('listitem')).toHaveCount(10);
    await expectFit();
    await clearCookiesOffPage(page);
    await page.goto('/ar/account/sign-in?theme=dark');
    const form = await mounted(page, 'sign-in');
    await form.locator('input[type=email]').fill(reader.email);
    await form.locator('input[type=password]').fill(goodPassword);
    await page.keyboard.press('Enter');
    await expect(form.locator('input[autocomplete=one-time-code]')).toBeFocused();
    await expectFit();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the password alone is not enough: the page prompts for the code', async ({
    page,
    reader,
    people,
    demo,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 4\d\d/);
    const key = await setUpByServices(demo.site, await people.signIn(reader.email, reader.password));
    await page.goto('/account/sign-in?redirectUrl=/insights/hydrogen-grows-up');
    const main = page.locator('main');
    await main.getByLabel('E-mail address').fill(reader.email);
    await main.getByLabel('Password').fill(goodPassword);
    await main.getByRole('button', { name: 'Sign in' }).click();
    const code = main.getByLabel('Verification code or recovery code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'inlay_access' }));
    await code.fill('000000');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(main).toContainText('This code is wrong or has been used');
    await code.fill(nextCode(key));
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/hydrogen-grows-up$/);
    await expect(page.locator('.masthead .session')).toContainText(/account/i);
  });

  test('an owner who has lost the codes starts the waiting period', async ({
    page,
    reader,
    people,
    demo,
    inbox,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 4\d\d/);
    await setUpByServices(demo.site, await people.signIn(reader.email, reader.password));
    await page.goto('/account/sign-in');
    const main = page.locator('main');
    await main.getByLabel('E-mail address').fill(reader.email);
    await main.getByLabel('Password').fill(goodPassword);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(main.getByLabel('Don’t ask again on this device for 30 days')).not.toBeChecked();
    await main.getByText('I can’t use my codes').click();
    await main.getByRole('button', { name: 'Start the waiting period' }).click();
    await expect(main).toContainText('The waiting period has started');
    await inbox.newest(reader.email, 'second-factor-reset-begun');
  });
});

async function open(page: Page, path = profile): Promise<Locator> {
  await page.goto(path);
  const widget = await mounted(page, 'second-factor');
  await expect(widget.getByRole('button').first()).toBeVisible();
  return widget;
}

async function setUpByServices(site: string, { signedIn: { authorization } }: Reader): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${site}/services/user/v2/users/me/second-factor${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { data: { secret: string } }).data;
  };
  const { secret } = await post('', { password: goodPassword });
  await post('/confirm', { code: appCode(secret) });
  return secret;
}

async function reopenSignedOut(page: Page) {
  await clearCookiesOffPage(page);
  await page.goto(address);
}

async function signInUntilCode(page: Page, reader: Reader): Promise<Locator> {
  await reopenSignedOut(page);
  const form = await mounted(page, 'sign-in');
  await signIn(form, reader);
  await expect(form.getByLabel('Verification code')).toBeVisible();
  return form;
}

function storedText(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
}
