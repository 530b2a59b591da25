import { expect, goodPassword, newAddress, test } from '../setup/index.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the home page, an article and its quiz can be read', { tag: '@core' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('.lead h2').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/insights/leading-without-a-map');
  const quiz = page.locator('[data-module=quiz]');
  await expect(quiz.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await quiz.locator('summary').first().click();
  await expect(quiz.locator('details strong').first()).toBeVisible();
});

test('without JavaScript a gated article is complete, with an invitation to register', async ({ page }) => {
  await page.goto('/insights/the-quiet-factory');
  await expect(page.locator('.gated p').last()).toBeVisible();
  await page.locator('[data-module=regwall]').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/sign-up\?redirectUrl=/);
});

test('without JavaScript the box in the header finds pages', async ({ page }) => {
  await page.goto('/');
  await page.locator('#box-q').fill('hydrogen');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: /results? for “hydrogen”/ })).toBeVisible();
  await page.getByRole('link', { name: 'Hydrogen grows up' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hydrogen grows up');
});

test('without JavaScript a visitor signs in, sees that a password is wrong, and signs out', async ({
  page,
  reader,
  pageErrors,
}) => {
  pageErrors.expect(/status of 4\d\d/);
  await page.goto('/account/sign-in?redirectUrl=/insights/hydrogen-grows-up');
  const main = page.locator('main');
  await main.getByLabel('E-mail address').fill(reader.email);
  await main.getByLabel('Password').fill('not-this-one-1');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(main).toContainText(/do not match|wrong/i);
  await main.getByLabel('Password').fill(goodPassword);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/hydrogen-grows-up/);
  await expect(page.locator('.masthead .session')).toContainText(/account/i);
});

test('without JavaScript a visitor registers and confirms by the code of the mail', async ({ page, inbox }) => {
  const email = newAddress();
  await page.goto('/account/sign-up');
  const main = page.locator('main');
  await main.getByLabel('E-mail address').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(goodPassword);
  await main.getByLabel('First name').fill('Ada');
  await main.getByLabel('Last name').fill('Lindgren');
  await main.getByRole('button', { name: /create|register/i }).click();
  await main.getByLabel(/code/i).fill(await inbox.code(email));
  await main.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.masthead .session')).toContainText(/account/i);
});

test('without JavaScript no band, line or frame surrounds missing text', async ({ page }) => {
  await page.goto('/catalogue/promo-bar');
  const [bar, alone] = [
    page.locator('[data-module=promo-bar][data-background-theme=ink]'),
    page.locator('[data-module=promo-bar]').first(),
  ];
  await expect(alone.getByRole('heading')).toBeVisible();
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(bar).toHaveJSProperty('offsetHeight', 0);
});
