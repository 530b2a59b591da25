import { expect, mounted, settled, signIn, test } from '../setup/index.ts';

test('a partner on another origin shows our badge, our quiz and its own widget', async ({ page, demo }) => {
  await page.goto(demo.microsite);
  await expect(await mounted(page, 'session-badge')).toContainText('Sign in');
  await expect(page.locator('[data-module=quay-clock]').first()).toContainText(/Hamburg \d{2}:\d{2}/);
  await expect(page.locator('[data-module=quay-clock] .quay-clock')).toHaveCount(4);
  const quiz = await mounted(page, 'quiz');
  await quiz.locator('.inlay-quiz__option').locator('visible=true').first().click();
  await expect(quiz.getByText(/of readers knew the answer/).locator('visible=true')).toBeVisible();
});

test(
  'a sign-in on the site shows on the microsite, and the way in there leads back',
  { tag: '@core' },
  async ({ page, demo, reader }) => {
    await page.goto(demo.microsite);
    await (await mounted(page, 'session-badge')).getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(new RegExp(`^${demo.site}/account/sign-in`));
    await signIn(await mounted(page, 'sign-in'), reader);
    await expect(page).toHaveURL(new RegExp(`^${demo.microsite}`));
    await settled(page);
    await expect(await mounted(page, 'session-badge')).toContainText('Ada');
  },
);
