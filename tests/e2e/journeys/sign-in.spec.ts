import { clearCookiesOffPage, expect, goodPassword, mounted, signIn, test } from '../setup/index.ts';

const newPassword = 'Harbour-lights-88';
const article = /hydrogen-grows-up$/;
const address = '/account/sign-in?redirectUrl=/insights/hydrogen-grows-up';

test(
  'a visitor who mistypes the password sees the error, and signs in at the second try',
  { tag: '@core' },
  async ({ page, reader, pageErrors }) => {
    pageErrors.expect(/status of 401/);
    await page.goto(address);
    const form = await mounted(page, 'sign-in');
    await signIn(form, { email: reader.email, password: 'not-this-one-1' });
    await expect(form.getByRole('alert')).toContainText('E-mail address and password do not match');
    await expect(form.getByLabel('E-mail address'), 'what was typed stays').toHaveValue(reader.email);

    await signIn(form, reader);
    await expect(page).toHaveURL(article);
    await expect(await mounted(page, 'session-badge')).toContainText('Ada');
  },
);

test('a user who forgot the password sets a new one with the mailed link and is signed in', async ({
  page,
  reader,
  inbox,
}) => {
  await page.goto(address);
  await (await mounted(page, 'sign-in')).getByRole('link', { name: 'Forgotten your password?' }).click();
  const forgotten = await mounted(page, 'forgot-password');
  await forgotten.getByLabel('E-mail address').fill(reader.email);
  await forgotten.getByRole('button', { name: 'Send me a link' }).click();
  await expect(forgotten).toContainText('Check your inbox');

  await page.goto(await inbox.link(reader.email, 'reset-password'));
  const reset = await mounted(page, 'reset-password');
  expect(page.url(), 'the secret leaves the address').not.toContain('token=');
  await reset.getByLabel('New password', { exact: true }).fill(newPassword);
  await reset.getByLabel('Repeat the new password').fill(newPassword);
  await reset.getByRole('button', { name: 'Save new password' }).click();
  await expect(reset).toContainText('Your password is changed');
  await expect(await mounted(page, 'session-badge')).toContainText('Ada');

  await clearCookiesOffPage(page);
  await page.goto(address);
  await signIn(await mounted(page, 'sign-in'), { email: reader.email, password: newPassword });
  await expect(page).toHaveURL(article);
});

test('a reset link without its secret says so and offers a new one', async ({ page }) => {
  await page.goto('/account/reset-password');
  await (await mounted(page, 'reset-password')).getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/forgot-password/);
});

test('ignores a redirectUrl to another origin', async ({ page, demo, reader }) => {
  await page.goto('/account/sign-in?redirectUrl=https%3A%2F%2Fevil.example%2F');
  await signIn(await mounted(page, 'sign-in'), reader);
  await expect(page).toHaveURL(`${demo.site}/`);
});

test('with only the keyboard a visitor signs in, opens the account menu and signs out again', async ({
  page,
  reader,
}) => {
  await page.goto(address);
  const form = await mounted(page, 'sign-in');
  await form.getByLabel('E-mail address').focus();
  await page.keyboard.type(reader.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(article);

  const badge = await mounted(page, 'session-badge');
  const account = badge.getByRole('button', { name: /Ada.*your account/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(badge.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(badge.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await badge.getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  await expect(badge.getByRole('link', { name: 'Sign in' })).toBeFocused();
});
