import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { clearCookiesOffPage, expect, expectAccessible, goodPassword, mounted, signIn, test } from '../setup/index.ts';

test('a reader takes a copy of all that is kept, without a secret in it', async ({ page, reader, signedIn }) => {
  await signedIn(reader);
  const widget = await open(page);
  const download = page.waitForEvent('download');
  await widget.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^alder-voss-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ profile: { email: reader.email, firstName: 'Ada' }, deletionDueAt: null });
  for (const secret of [reader.accessToken, reader.refreshToken, 'argon2']) expect(text).not.toContain(secret);
});

test(
  'an account is deleted only by its password, says when, and is kept by one press',
  { tag: '@core' },
  async ({ page, reader, signedIn, inbox, pageErrors }) => {
    pageErrors.expect(/status of 403/);
    await signedIn(reader);
    const widget = await open(page);
    const opener = widget.getByRole('button', { name: 'Delete my account' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await page.keyboard.type('not-this-one-1');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('This password is wrong');
    await dialog.getByLabel('Your password').fill(goodPassword);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(widget).toContainText(/Your account will be deleted on \d+ \w+ 20\d\d/);

    const mail = await inbox.newest(reader.email, 'account-deletion');
    expect(mail.text).toMatch(/\d+ \w+ 20\d\d/);
    await page.goto(await inbox.link(reader.email, 'account-deletion'));
    const again = await mounted(page, 'account-data');
    await again.getByRole('button', { name: 'Keep my account' }).click();
    await expect(again.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  },
);

test('a reader who signs in to an account that will be deleted keeps it by one press', async ({
  page,
  reader,
  signedIn,
}) => {
  await signedIn(reader);
  const widget = await open(page);
  await widget.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(goodPassword);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(widget).toContainText('Your account will be deleted on');

  await clearCookiesOffPage(page);
  await page.goto('/account/sign-in?redirectUrl=/account/profile');
  const form = await mounted(page, 'sign-in');
  await signIn(form, reader);
  await expect(form).toContainText('Your account will be deleted on');
  await form.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page).toHaveURL(/account\/profile/);
  await expect((await mounted(page, 'account-data')).getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

async function open(page: Page): Promise<Locator> {
  await page.goto('/account/profile');
  const widget = await mounted(page, 'account-data');
  await expect(widget.getByRole('button', { name: 'Download my data' })).toBeVisible();
  return widget;
}
