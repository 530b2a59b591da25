import { expect, expectAccessible, mounted, test } from '../setup/index.ts';
import { atRest } from '../setup/rest.ts';

test(
  'an article is saved, rated, and taken off the list after a question',
  { tag: '@core' },
  async ({ page, reader, signedIn }) => {
    await signedIn(reader);
    await page.goto('/insights/hydrogen-grows-up');
    const save = await mounted(page, 'save-article');
    await save.getByRole('button', { name: 'Save' }).click();
    await expect(save.getByRole('button', { name: /^Saved/ })).toBeVisible();
    const rating = await mounted(page, 'rate-article');
    await rating.getByRole('radio', { name: '4 stars of 5' }).check();
    await expect(rating).toContainText('Thank you. Your rating: 4 of 5.');

    await page.goto('/account/saved-articles');
    const list = await mounted(page, 'saved-articles');
    await expect(list).toContainText('1 article');
    await expectAccessible(page);
    const remove = list.getByRole('button', { name: 'Remove Hydrogen grows up' });
    await remove.click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(remove).toBeFocused();
    await remove.click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(list).toContainText('No saved articles yet');

    await page.goto('/insights/hydrogen-grows-up');
    await expect(
      (await mounted(page, 'rate-article')).getByRole('radio', { name: '4 stars of 5' }),
      'the rating stays',
    ).toBeChecked();
    await expect(
      (await mounted(page, 'save-article')).getByRole('button', { name: 'Save', exact: true }),
    ).toBeVisible();
  },
);

test('a session that ends in the middle of a removal leads to sign in, and the removal is finished', async ({
  page,
  reader,
  signedIn,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  await signedIn(reader);
  await page.goto('/insights/hydrogen-grows-up');
  await (await mounted(page, 'save-article')).getByRole('button', { name: 'Save' }).click();
  await expect((await mounted(page, 'save-article')).getByRole('button', { name: /^Saved/ })).toBeVisible();
  await page.goto('/account/saved-articles');
  const list = await mounted(page, 'saved-articles');
  await expect(list).toContainText('1 article');

  // The service has ended the session; this page does not know yet.
  await page.route(
    '**/articles/hydrogen-grows-up/en',
    (route) => route.fulfill({ status: 401, json: { error: { code: 2001 } } }),
    { times: 1 },
  );
  await page.route('**/v2/auth/token', (route) => route.fulfill({ status: 401, json: { error: 'invalid_grant' } }), {
    times: 1,
  });
  await list.getByRole('button', { name: 'Remove Hydrogen grows up' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page).toHaveURL(/sign-?in/);
  const form = page.locator('main').getByRole('form');
  await form.getByLabel('E-mail address').fill(reader.email);
  await form.getByLabel('Password', { exact: true }).fill(reader.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/saved-articles/);
  await expect(await mounted(page, 'saved-articles')).toContainText('No saved articles yet');
});

test('a lost connection before the first press is reported, and the next press saves', async ({
  page,
  context,
  reader,
  signedIn,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await signedIn(reader);
  await page.goto('/insights/hydrogen-grows-up');
  const save = await mounted(page, 'save-article');
  await atRest(page);
  await context.setOffline(true);
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(save.getByRole('alert')).toContainText('The article could not be saved. Please try again.');
  await context.setOffline(false);
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(save.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await expect(save.getByRole('alert')).toHaveCount(0);
});
