import type { Browser, Locator, Page } from '@playwright/test';
import { readDemo } from '../setup/demo.ts';
import { appCode } from '../../services/setup/authenticator-app.ts';
import {
  expect,
  expectAccessible,
  goodPassword,
  mounted,
  newAddress,
  type Reader,
  register,
  signIn,
  test,
} from '../setup/index.ts';

const newPassword = 'Harbour-lights-88';

test(
  '"This wasn’t me" in the mail of a sign-in ends the intruder’s session and leads to a new password',
  { tag: '@core' },
  async ({ page, reader, inbox, browser }) => {
    const intruder = await browser.newPage();
    await intruder.goto('/account/sign-in?redirectUrl=%2Faccount%2Fprofile');
    await signIn(await mounted(intruder, 'sign-in'), reader);
    await expect(intruder).toHaveURL(/\/account\/profile$/);

    await page.goto(await inbox.link(reader.email, 'new-device'));
    const widget = await mounted(page, 'reset-password');
    await expect(page).toHaveURL(/\/account\/reset-password$/);
    await expectAccessible(page);
    await widget.getByRole('button', { name: 'Undo and sign out all devices' }).click();
    await expect(widget.getByRole('status')).toBeFocused();
    await expectAccessible(page);
    await choosePassword(widget);
    await expect(widget).toContainText('You are signed in with it now.');

    await intruder.reload();
    await expect(intruder.locator('[data-module="session-badge"]')).toContainText('Sign in');
    await intruder.close();
  },
);

test('the sealed counter of a meter, in place of the device cookie, does not lift the lock after wrong passwords', async ({
  page,
  context,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(/status of 423/);
  await page.goto('/demo/metered/the-quiet-factory');
  await expect(page.getByRole('note')).toContainText('2 more free articles');
  const counter = (await context.cookies()).find(({ name }) => name === 'inlay_meter')!;
  for (let guess = 0; guess < 6; guess += 1) await signInBy(reader, 'Not-this-one-1');
  await context.addCookies([{ ...counter, name: 'inlay_device' }]);
  await page.goto('/account/sign-in');
  const widget = await mounted(page, 'sign-in');
  await signIn(widget, reader);
  await expect(widget).toContainText('Too many wrong passwords.');
});

test('a password reset by e-mail lists additions of an intruder, and removes those that the owner does not keep', async ({
  page,
  reader,
  inbox,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/);
  await addSecondFactor(reader);
  await forgetPassword(page, reader);
  await page.goto(await inbox.link(reader.email, 'reset-password'));
  const widget = await mounted(page, 'reset-password');
  await choosePassword(widget);
  await expect(widget.getByRole('heading', { name: 'Which of these did you add?' })).toBeFocused();
  const box = widget.getByRole('checkbox', { name: 'Two-step verification with an authenticator app' });
  await expect(box).not.toBeChecked();
  await expectAccessible(page);
  await expect(async () => {
    await widget.getByRole('button', { name: 'Save new password' }).click();
    await expect(widget).toContainText('You are signed in with it now.', { timeout: 1000 });
  }).toPass();
});

const strangersPassword = 'Another-Persons-1';

/** A stranger registers another person's address with their own password. */
async function registerFor(email: string, browser: Browser): Promise<void> {
  const otherVisitor = await browser.newPage();
  await otherVisitor.goto('/account/sign-up');
  const widget = await mounted(otherVisitor, 'sign-up');
  await register(widget.getByRole('form'), { email, password: strangersPassword });
  await expect(widget).toContainText(`We have sent an e-mail to ${email}`);
  await otherVisitor.close();
}

test('the owner of an address that a stranger registered chooses a password before there is an account', async ({
  page,
  browser,
  inbox,
  pageErrors,
}) => {
  pageErrors.expect(/status of 409/);
  const email = newAddress();
  await registerFor(email, browser);
  await page.goto(await inbox.link(email));
  const widget = await mounted(page, 'registration-confirmation');
  await widget.getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await expect(widget.getByLabel('New password')).toBeFocused();
  await expectAccessible(page);
  await widget.getByLabel('New password').fill(newPassword);
  await widget.getByRole('button', { name: 'Create my account' }).click();
  await expect(widget).toContainText('Thank you, your registration is complete');
  expect((await signInBy({ email }, strangersPassword)).error?.code).toBe(2004);
  expect((await signInBy({ email }, newPassword)).error).toBeUndefined();
});

test('a stranger who registers an address three more times neither replaces the code of its owner nor confirms with their own', async ({
  page,
  browser,
  inbox,
}) => {
  test.slow();
  const email = newAddress();
  await page.goto('/account/sign-up');
  const widget = await mounted(page, 'sign-up');
  await register(widget.getByRole('form'), { email, password: goodPassword });
  const code = await inbox.code(email);
  for (let time = 0; time < 3; time += 1) await registerFor(email, browser);
  await widget.getByLabel('Code from the e-mail').fill(code);
  await widget.getByRole('button', { name: 'Confirm' }).click();
  await expect(await mounted(page, 'session-badge')).toContainText('Ada');
  expect((await signInBy({ email }, strangersPassword)).error?.code).toBe(2004);
  expect((await signInBy({ email }, goodPassword)).error).toBeUndefined();
});

test('a visitor whose code is dead has another one sent from the same form, which no longer shows the error', async ({
  page,
  inbox,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/);
  const email = newAddress();
  await page.goto('/account/sign-up');
  const widget = await mounted(page, 'sign-up');
  await register(widget.getByRole('form'), { email, password: goodPassword });
  const first = await inbox.code(email);
  await widget.getByLabel('Code from the e-mail').fill(first === '123456' ? '654321' : '123456');
  await widget.getByRole('button', { name: 'Confirm' }).click();
  await expect(widget).toContainText('This code is wrong or has expired');
  await widget.getByRole('button', { name: 'Send a new code' }).click();
  await expect(widget).toContainText('We’ve sent a new code.');
  await expect(widget).not.toContainText('This code is wrong or has expired');
  await expect.poll(() => inbox.code(email)).not.toBe(first);
  await widget.getByLabel('Code from the e-mail').fill(await inbox.code(email));
  await widget.getByRole('button', { name: 'Confirm' }).click();
  await expect(await mounted(page, 'session-badge')).toContainText('Ada');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link that a stranger caused leads to a new password as well', async ({ page, inbox, pageErrors }) => {
    pageErrors.expect(/status of 422/);
    const email = newAddress();
    await page.goto('/account/sign-up');
    const form = page.locator('main form').first();
    await register(form, { email, password: strangersPassword });
    await page.goto(await inbox.link(email));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('This registration was started in another browser')).toBeVisible();
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/account\/saved-articles$/);
    expect((await signInBy({ email }, strangersPassword)).error?.code).toBe(2004);
  });

  test('"This wasn’t me" and the review of additions are plain forms', async ({ page, reader, inbox, pageErrors }) => {
    pageErrors.expect(/status of 422/);
    await addSecondFactor(reader);
    await page.goto(await inbox.link(reader.email, 'second-factor-on'));
    await page.getByRole('button', { name: 'Undo and sign out all devices' }).click();
    await expect(page.getByText('All devices are signed out.')).toBeVisible();
    await choosePassword(page.locator('main'), 'Save the password');
    await expect(page.getByText('Your password is changed.')).toBeVisible();

    await addSecondFactor(reader, newPassword);
    await forgetPassword(page, reader);
    await page.goto(await inbox.link(reader.email, 'reset-password'));
    await choosePassword(page.locator('main'), 'Save the password', 'Third-harbour-9');
    await page.getByRole('checkbox', { name: /Two-step verification/ }).check();
    await choosePassword(page.locator('main'), 'Save the password', 'Third-harbour-9');
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    expect((await signInBy(reader, 'Third-harbour-9')).error?.code, 'the second factor stayed').toBe(2010);
  });
});

async function choosePassword(form: Locator, button = 'Save new password', password = newPassword): Promise<void> {
  await form.locator('[name=password]').fill(password);
  await form.locator('[name=confirmPassword]').fill(password);
  await form.getByRole('button', { name: button }).click();
}

const services = () => `${readDemo().site}/services/user/v2`;

interface Answer {
  data?: { secret?: string };
  error?: { code: number };
}

async function call(path: string, body: object, token = ''): Promise<{ answer: Answer; token: string }> {
  const response = await fetch(services() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { answer: (await response.json()) as Answer, token: response.headers.get('access_token') ?? '' };
}

async function signInBy({ email }: Pick<Reader, 'email'>, password: string): Promise<Answer> {
  return (await call('/auth/signin', { username: email, password })).answer;
}

/** The steps of an intruder who has the password. */
async function addSecondFactor({ email }: Reader, password: string = goodPassword): Promise<void> {
  const { token } = await call('/auth/signin', { username: email, password });
  const { answer } = await call('/users/me/second-factor', { password }, token);
  const code = appCode(answer.data?.secret ?? '');
  expect((await call('/users/me/second-factor/confirm', { code }, token)).answer.error).toBeUndefined();
}

async function forgetPassword(page: Page, { email }: Reader): Promise<void> {
  await page.goto('/account/forgot-password');
  const form = page.locator('[data-module="forgot-password"]');
  await form.getByLabel('E-mail address').fill(email);
  await form.getByRole('button').last().click();
  await expect(form).toContainText(/link/i);
}
