import type { Locator, Page } from '@playwright/test';
import {
  clearCookiesOffPage,
  expect,
  expectAccessible,
  goodPassword,
  mounted,
  newAddress,
  signIn,
  test,
} from '../setup/index.ts';

const profile = '/account/profile';
const newPassword = 'Harbour-lights-88';

test(
  'a reader completes the profile by keyboard, takes a suggested company, and is greeted by the new name',
  { tag: '@core' },
  async ({ page, reader, signedIn }) => {
    await signedIn(reader);
    const form = await openForm(page);
    await form.getByLabel('First name').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Augusta');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const company = form.getByRole('combobox', { name: 'Company or organisation' });
    await expect(company).toBeFocused();
    const request = page.waitForRequest(/lookup\/company/);
    await page.keyboard.type('al');
    await request;
    await expect(form.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const chosen = (await form.getByRole('option').first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(company).toHaveValue(chosen);
    await expect(company).toHaveAttribute('aria-expanded', 'false');

    await form.getByLabel('Job title').selectOption({ label: 'Head of department' });
    await form.getByLabel('Business function').selectOption({ label: 'Strategy' });
    await expect(form.getByLabel('Country'), 'as the address tells').toHaveValue('CH');
    await form.getByLabel('Country').focus();
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('E-mail address')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'Save profile' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form).toContainText('Your profile is saved');
    await expect(await mounted(page, 'session-badge')).toContainText('Augusta');

    await page.reload();
    await expect((await openForm(page)).getByRole('combobox', { name: 'Company or organisation' })).toHaveValue(chosen);
    await expectAccessible(page);
  },
);

test('a new password and a new address both hold, the address once its mail is opened', async ({
  page,
  people,
  signedIn,
  inbox,
}) => {
  const reader = await people.newReader({
    company: 'Vistula Foundries',
    title: 'owner',
    businessFunction: 'strategy',
    country: 'PL',
  });
  const email = newAddress();
  await signedIn(reader);
  const form = await openForm(page);
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel(/^New password/).fill(newPassword);
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(form).toContainText(`We have sent a link to ${email}`);
  await expect(form.getByLabel('E-mail address')).toHaveValue(reader.email);
  await expect(form.getByLabel(/^New password/)).toHaveValue('');

  await page.goto(await inbox.link(email));
  const confirmation = await mounted(page, 'registration-confirmation');
  await confirmation.getByRole('button', { name: 'Use the new address' }).click();
  await expect(confirmation).toContainText('Your new e-mail address is confirmed');
  await clearCookiesOffPage(page);
  await page.goto('/account/sign-in?redirectUrl=/account/profile');
  await signIn(await mounted(page, 'sign-in'), { email, password: newPassword });
  await expect((await openForm(page, false)).getByLabel('E-mail address')).toHaveValue(email);
});

test(
  'the link to a mistyped address does not sign its reader in, and changes no other account',
  { tag: '@core' },
  async ({ page, people, browser, signedIn, inbox }) => {
    const details = { company: 'Vistula Foundries', title: 'owner', businessFunction: 'strategy', country: 'PL' };
    const [reader, otherReader] = [await people.newReader(details), await people.newReader(details)];
    const email = newAddress();
    await signedIn(reader);
    const form = await openForm(page);
    await form.getByLabel('E-mail address').fill(email);
    await form.getByRole('button', { name: 'Save profile' }).click();
    await expect(form).toContainText(`We have sent a link to ${email}`);
    const link = await inbox.link(email);

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(link);
    const confirmation = await mounted(elsewhere, 'registration-confirmation');
    await expect(elsewhere).not.toHaveURL(/changeToken=/);
    await signIn(confirmation, { email: otherReader.email, password: goodPassword });
    await confirmation.getByRole('button', { name: 'Use the new address' }).click();
    await expect(confirmation).toContainText('This link belongs to another account.');
    await elsewhere.goto(profile);
    await expect((await openForm(elsewhere, false)).getByLabel('E-mail address')).toHaveValue(otherReader.email);
    await elsewhere.context().close();
    await people.signIn(reader.email, goodPassword);
  },
);

test('typed values survive a failed save and a reload, but never the password', async ({
  page,
  people,
  signedIn,
  demo,
  pageErrors,
}) => {
  pageErrors.expect(/status of 500/);
  const reader = await people.newReader({
    company: 'Vistula Foundries',
    title: 'owner',
    businessFunction: 'strategy',
    country: 'PL',
  });
  await signedIn(reader);
  const form = await openForm(page);
  await page.route(/v2\/users\//, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel(/^New password/).fill(newPassword);
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('alert')).toBeInViewport();
  await expect(form.getByLabel(/^New password/)).toHaveValue(newPassword);
  await page.unroute(/v2\/users\//);
  await page.reload();
  const again = await openForm(page, false);
  await expect(again.getByLabel('Last name')).toHaveValue('Lovelace');
  await expect(again.getByLabel(/^New password/)).toHaveValue('');
  await again.getByRole('button', { name: 'Save profile' }).click();
  await expect(again).toContainText('Your profile is saved');
  expect(new URL(page.url()).origin).toBe(demo.site);
});

for (const width of [360, 1440]) {
  test(`in Arabic and in the dark, ${width} pixels wide, nothing sticks out and axe finds nothing`, async ({
    page,
    reader,
    signedIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signedIn(reader);
    await page.goto(`/ar${profile}?theme=dark`);
    for (const name of ['edit-profile', 'passkeys', 'active-sessions', 'account-data']) await mounted(page, name);
    await expect(page.locator('[data-module=edit-profile] form')).toBeVisible();
    await expect(page.locator('[data-module=active-sessions] li')).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });
}

test('the address of another is not revealed, and its owner loses nothing', async ({
  page,
  people,
  signedIn,
  inbox,
}) => {
  const details = { company: 'Vistula Foundries', title: 'owner', businessFunction: 'strategy', country: 'PL' };
  const [reader, other] = [await people.newReader(details), await people.newReader(details)];
  await signedIn(reader);
  const form = await openForm(page);
  await form.getByLabel('E-mail address').fill(other.email);
  await form.getByRole('button', { name: 'Save profile' }).click();
  await expect(form, 'the same as for a free one').toContainText(`We have sent a link to ${other.email}`);
  await inbox.newest(other.email, 'confirm-email-change');
  await people.signIn(other.email, goodPassword);
});

async function openForm(page: Page, isFirst = true): Promise<Locator> {
  if (isFirst) await page.goto(profile);
  const form = (await mounted(page, 'edit-profile')).getByRole('form', { name: 'Your profile' });
  await expect(form).toBeVisible();
  return form;
}
