/** An expired token, which visitors must not notice. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, mounted, test } from '../../e2e/setup/index.ts';
import { addSaveControls, ARTICLE, badge, pressAll, takeAnyArticle, watchRefreshes } from '../support/reading-list.ts';
import { answerCalls, json, refusal } from '../support/service-answers.ts';
import { cookie } from '../support/tokens.ts';
import { atRest } from '../../e2e/setup/rest.ts';

const REFRESH = /\/v2\/auth\/token$/;

test.beforeEach(async ({ context, reader, signedIn }) => {
  await context.clock.install();
  await signedIn(reader);
});

/** A page with several calls, ten minutes later. */
async function returnToPage(page: Page, count: number, prefix?: string): Promise<void> {
  await page.goto(ARTICLE);
  // The advanced clock must not time out the call for the name.
  await expect(badge(page)).toContainText('Ada');
  await addSaveControls(page, count, prefix);
}

const tenMinutesLater = (context: BrowserContext) => context.clock.fastForward('09:45');

for (const [count, tag] of [
  [6, { tag: '@S01' }],
  [100, { tag: '@S02' }],
] as const) {
  test(
    `${count} calls with a token that has run out ask for one new token, and none is lost`,
    tag,
    async ({ page, context }) => {
      test.slow(count > 6);
      const tokens = await takeAnyArticle(context);
      await returnToPage(page, count);
      const old = await cookie(context, 'inlay_access');
      const refreshes = watchRefreshes(context);
      await tenMinutesLater(context);
      await pressAll(page);
      await expect.poll(() => tokens.length, { timeout: 20_000 }).toBe(count);
      expect(refreshes).toHaveLength(1);
      expect(new Set(tokens)).toEqual(new Set([await cookie(context, 'inlay_access')]));
      expect(tokens).not.toContain(old);
      await expect(badge(page)).toContainText('Ada');
    },
  );
}

test(
  'two tabs whose token expires at the same time send one refresh request, and both stay signed in',
  { tag: ['@S03', '@core'] },
  async ({ page, context }) => {
    const tokens = await takeAnyArticle(context);
    const other = await context.newPage();
    await Promise.all([returnToPage(page, 3, 'here'), returnToPage(other, 3, 'there')]);
    const refreshes = watchRefreshes(context);
    await tenMinutesLater(context);
    await Promise.all([pressAll(page), pressAll(other)]);
    await expect.poll(() => tokens.length).toBe(6);
    expect(refreshes).toHaveLength(1);
    for (const tab of [page, other]) await expect(badge(tab)).toContainText('Ada');
  },
);

test(
  'a session that cannot be renewed ends in every tab within a second, after one refresh request',
  { tag: '@S04' },
  async ({ page, context, pageErrors }) => {
    pageErrors.expect(/status of 401/);
    const other = await context.newPage();
    await Promise.all([returnToPage(page, 6), other.goto(ARTICLE)]);
    await mounted(other, 'session-badge');
    for (const tab of [page, other]) {
      await tab.evaluate(() => {
        Object.assign(window, { ended: 0 });
        document.addEventListener('inlay:signed-out', () => ((window as never as { ended: number }).ended += 1));
      });
    }
    const refreshes = watchRefreshes(context);
    await context.route(REFRESH, json({ error: 'invalid_grant' }, { status: 401 }));
    await context.route(/\/v2\/users\/[^/]+\/articles$/, refusal(401, 2004));
    await tenMinutesLater(context);
    await pressAll(page);
    for (const tab of [page, other]) await expect(badge(tab)).toContainText('Sign in', { timeout: 1_500 });
    await context.clock.runFor(500);
    for (const tab of [page, other]) await atRest(tab);
    expect(refreshes).toHaveLength(1);
    expect(await cookie(context, 'inlay_access')).toBeUndefined();
    for (const tab of [page, other])
      expect(await tab.evaluate(() => (window as never as { ended: number }).ended)).toBe(1);
  },
);

test(
  'while the refresh endpoint is down, the user stays signed in, and the next call tries again',
  { tag: '@S05' },
  async ({ page, context, pageErrors }) => {
    pageErrors.expect(/status of (500|401)/);
    const tokens = await takeAnyArticle(context);
    await returnToPage(page, 2);
    const refreshes = watchRefreshes(context);
    await context.route(REFRESH, refusal(500, 0));
    await tenMinutesLater(context);
    await page.locator('.added button').first().click();
    await expect.poll(() => refreshes.length).toBeGreaterThan(0);
    await expect(badge(page)).toContainText('Ada');
    expect(await cookie(context, 'inlay_refresh')).toBeTruthy();
    await context.unroute(REFRESH);
    const before = refreshes.length;
    await page.locator('.added button').nth(1).click();
    await expect.poll(() => refreshes.length).toBe(before + 1);
    await expect.poll(() => tokens.at(-1)).toBe(await cookie(context, 'inlay_access'));
    await expect(badge(page)).toContainText('Ada');
  },
);

test(
  'a service that rejects the new token too is called twice, not endlessly',
  { tag: '@S06' },
  async ({ page, context, pageErrors }) => {
    pageErrors.expect(/status of 401/);
    await returnToPage(page, 1);
    const refreshes = watchRefreshes(context);
    const calls = await answerCalls(page, /\/v2\/users\/[^/]+\/articles$/, refusal(401, 2004));
    await page.locator('.added button').click();
    await expect.poll(() => calls.length).toBe(2);
    await context.clock.runFor(800);
    await atRest(page);
    expect(calls).toHaveLength(2);
    expect(refreshes).toHaveLength(1);
    await expect(page.locator('.added button')).not.toHaveAttribute('aria-busy', 'true');
  },
);

test(
  'a tab that is closed while it renews leaves the way free for the other within five seconds',
  { tag: '@S07' },
  async ({ page, context }) => {
    const tokens = await takeAnyArticle(context);
    const dying = await context.newPage();
    await Promise.all([returnToPage(page, 1, 'here'), returnToPage(dying, 1, 'there')]);
    const pendingRefreshes = await answerCalls(dying, REFRESH, () => undefined);
    await tenMinutesLater(context);
    await pressAll(dying);
    await expect.poll(() => pendingRefreshes.length).toBe(1);
    await pressAll(page);
    await dying.close();
    await expect.poll(() => tokens.length, { timeout: 5_000 }).toBe(1);
    await expect(badge(page)).toContainText('Ada');
  },
);

test(
  'in a browser without locks and channels two tabs stay signed in all the same',
  { tag: '@S08' },
  async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
      Reflect.deleteProperty(window, 'BroadcastChannel');
    });
    const tokens = await takeAnyArticle(context);
    const other = await context.newPage();
    await Promise.all([returnToPage(page, 3, 'here'), returnToPage(other, 3, 'there')]);
    const refreshes = watchRefreshes(context);
    await tenMinutesLater(context);
    await Promise.all([pressAll(page), pressAll(other)]);
    await expect
      .poll(async () => {
        await context.clock.runFor(200);
        return tokens.length;
      })
      .toBe(6);
    expect(refreshes.length).toBeLessThanOrEqual(2);
    for (const tab of [page, other]) await expect(badge(tab)).toContainText('Ada');
  },
);

test('a clock that is a day off asks for no token again and again', { tag: '@S12' }, async ({ page, context }) => {
  const refreshes = watchRefreshes(context);
  const now = Date.now();
  for (const day of [1, -1]) {
    refreshes.length = 0;
    await context.clock.setSystemTime(now + day * 24 * 3600_000);
    await page.goto(ARTICLE);
    await expect(badge(page)).toContainText('Ada');
    await (await mounted(page, 'save-article')).getByRole('button', { name: /Save/ }).click();
    await atRest(page);
    await page.reload();
    await expect(badge(page)).toContainText('Ada');
    await atRest(page);
    expect(refreshes.length, `${day} day`).toBeLessThanOrEqual(1);
  }
});
