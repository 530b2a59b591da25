/** Browsers without storage or cookies. */
import { expect, mounted, signIn, test } from '../../e2e/setup/index.ts';
import { test as onHost } from '../../e2e/support/host.ts';
import { blockCookies, blockStorage, fillStorage } from '../support/blocked-storage.ts';
import { frameByStranger } from '../support/framed-page.ts';
import { badge, ARTICLE } from '../support/reading-list.ts';

test(
  'where storage is blocked a visitor signs in, saves and answers a quiz all the same',
  { tag: ['@B01', '@core'] },
  async ({ page, reader }) => {
    await blockStorage(page);
    await page.goto(`/account/sign-in?redirectUrl=${ARTICLE}`);
    await signIn(await mounted(page, 'sign-in'), reader);
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
    await expect(badge(page)).not.toContainText('Sign in');
    const save = await mounted(page, 'save-article');
    await save.getByRole('button', { name: 'Save' }).click();
    await expect(save.getByRole('button', { name: /Saved/ })).toBeVisible();
    await page.goto('/insights/leading-without-a-map');
    const quiz = await mounted(page, 'quiz');
    await quiz.locator('.inlay-quiz__option').locator('visible=true').first().click();
    await expect(quiz.getByText(/of readers knew the answer/).locator('visible=true')).toBeVisible();
  },
);

test('with full storage everything works, and the host’s entries stay', { tag: '@B02' }, async ({ page, reader }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('host', 'theirs'));
  await fillStorage(page);
  await page.goto(`/account/sign-in?redirectUrl=${ARTICLE}`);
  await signIn(await mounted(page, 'sign-in'), reader);
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
  await expect(badge(page)).not.toContainText('Sign in');
  const save = await mounted(page, 'save-article');
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(save.getByRole('button', { name: /Saved/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('host'))).toBe('theirs');
});

test('where cookies are blocked the sign-in says so, and the rest works', { tag: '@B03' }, async ({ page, reader }) => {
  await blockCookies(page);
  await page.goto('/account/sign-in');
  const form = await mounted(page, 'sign-in');
  await signIn(form, reader);
  await expect(form.getByRole('alert').first()).toContainText('Your browser blocks cookies');
  await page.goto('/search?q=energy');
  const search = await mounted(page, 'site-search');
  await search.getByRole('link', { name: 'Insights' }).click();
  await expect(search.getByRole('link', { name: 'Insights' })).toHaveAttribute('aria-current', 'true');
});

onHost(
  'in a frame without storage, texts are shown, but no password field',
  { tag: '@B04' },
  async ({ host, page }) => {
    await page.goto(frameByStranger(host, {}, 'sandbox="allow-scripts"'));
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('#quote')).toHaveAttribute('data-state', 'mounted');
    await expect(frame.locator('#quote')).toHaveText('Steel is patient.');
    await expect(frame.locator('#form')).toHaveAttribute('data-state', 'failed');
    await expect(frame.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(frame.locator('input')).toHaveCount(0);
    expect(host.consoleMessages.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  },
);
