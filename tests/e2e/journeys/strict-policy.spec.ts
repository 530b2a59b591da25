import { expect, goodPassword, mounted, newAddress, register, signIn, test } from '../setup/index.ts';

// A violation of the policy is a console error, which fails every test.
test(
  'under Trusted Types and a strict policy the quiz of an article is answered',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/insights/leading-without-a-map?csp=strict');
    const quiz = await mounted(page, 'quiz');
    await quiz.locator('.inlay-quiz__option').locator('visible=true').first().click();
    await expect(quiz.getByText(/of readers knew the answer/).locator('visible=true')).toBeVisible();
  },
);

test('under Trusted Types and a strict policy a search is made', async ({ page }) => {
  await page.goto('/search?q=energy&csp=strict');
  const search = await mounted(page, 'site-search');
  await search.getByRole('combobox').fill('hyd');
  await expect(search.getByRole('option').first()).toBeVisible();
  await search.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/q=hyd/);
  await search.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL(/pageFilter=insights/);
});

test('under Trusted Types and a strict policy a visitor signs in and saves an article', async ({ page, reader }) => {
  await page.goto('/account/sign-in?csp=strict&redirectUrl=%2Finsights%2Fhydrogen-grows-up%3Fcsp%3Dstrict');
  await signIn(await mounted(page, 'sign-in'), reader);
  await expect(page).toHaveURL(/hydrogen-grows-up\?csp=strict/);
  const save = await mounted(page, 'save-article');
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(save.getByRole('button', { name: /Saved/ })).toBeVisible();
});

test('under Trusted Types and a strict policy the proof of work lets a visitor register', async ({ page, inbox }) => {
  const email = newAddress();
  await page.goto('/account/sign-up?csp=strict');
  const widget = await mounted(page, 'sign-up');
  await register(widget, { email, password: goodPassword });
  await expect(widget.getByLabel('Code from the e-mail')).toBeFocused();
  await inbox.code(email);
});
