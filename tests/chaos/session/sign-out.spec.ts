/** What remains after sign-out: nothing, in any tab. */
import type { Page } from '@playwright/test';
import type { Inlay } from '../../../src/index.ts';
import { expect, mounted, signIn, test } from '../../e2e/setup/index.ts';
import { badge, ARTICLE, takeAnyArticle } from '../support/reading-list.ts';
import { answerCalls } from '../support/service-answers.ts';
import { cookie } from '../support/tokens.ts';
import { atRest } from '../../e2e/setup/rest.ts';

async function signOut(page: Page): Promise<void> {
  await badge(page)
    .getByRole('button', { name: /your account/ })
    .click();
  await badge(page).getByRole('button', { name: 'Sign out' }).click();
}

test(
  'a sign-out in one tab shows in all within a second, and no later call carries a token',
  { tag: ['@S09', '@core'] },
  async ({ page, context, reader, signedIn }) => {
    await signedIn(reader);
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(ARTICLE);
      await mounted(tab, 'session-badge');
    }
    await signOut(page);
    for (const tab of tabs) await expect(badge(tab)).toContainText('Sign in', { timeout: 1_000 });
    for (const tab of tabs) await atRest(tab);
    const carried: string[] = [];
    context.on('request', (request) => {
      const { access_token: access, authorization, refresh_token: refresh } = request.headers();
      if (access || authorization || refresh) carried.push(request.url());
    });
    for (const tab of tabs) {
      await (await mounted(tab, 'save-article')).getByRole('button', { name: 'Save' }).click();
      await expect(tab.getByText('Save it for later').first()).toBeVisible();
    }
    expect(carried).toEqual([]);
  },
);

test(
  'a renewal that finishes after the sign-out does not sign the user in again',
  { tag: '@S10' },
  async ({ page, context, reader, signedIn, pageErrors }) => {
    // The request that triggered the renewal continues without a token.
    pageErrors.expect(/articles\)$/);
    await context.clock.install();
    await signedIn(reader);
    await page.goto(ARTICLE);
    await mounted(page, 'session-badge');
    const save = await mounted(page, 'save-article');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const renewals = await answerCalls(page, /\/v2\/auth\/token$/, async (route) => {
      const answer = await route.fetch();
      await released;
      await route.fulfill({ response: answer });
    });
    await context.clock.fastForward('09:45');
    await save.getByRole('button').click();
    await expect.poll(() => renewals.length).toBe(1);
    await signOut(page);
    await expect(badge(page)).toContainText('Sign in');
    const answered = page.waitForResponse(/\/v2\/auth\/token$/);
    release();
    await answered;
    await atRest(page);
    await expect(badge(page)).toContainText('Sign in');
    expect(await cookie(context, 'inlay_access')).toBeUndefined();
    expect(await cookie(context, 'inlay_refresh')).toBeUndefined();
  },
);

test(
  'when another user signs in in another tab, their data never appear under the first user’s name',
  { tag: '@S11' },
  async ({ page, context, people, signedIn, reader }) => {
    const other = await people.newReader({ firstName: 'Berta' });
    await signedIn(reader);
    await page.goto(ARTICLE);
    await expect(badge(page)).toContainText('Ada');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const { session } = (
        window as never as {
          inlay: {
            session: { subscribe(listener: (state: { user?: { id: string; firstName: string } }) => void): void };
          };
        }
      ).inlay;
      session.subscribe(({ user }) => seen.push(user ? `${user.id} ${user.firstName}` : 'anonymous'));
    });
    const tab = await context.newPage();
    await tab.goto(ARTICLE);
    await mounted(tab, 'session-badge');
    await signOut(tab);
    await tab.goto('/account/sign-in');
    await signIn(await mounted(tab, 'sign-in'), other);
    await expect(badge(page)).toContainText('Berta', { timeout: 5_000 });
    const seen = await page.evaluate(() => (window as never as { seen: string[] }).seen);
    const after = seen.slice(seen.indexOf('anonymous'));
    expect(seen).toContain('anonymous');
    expect(seen.slice(0, seen.indexOf('anonymous')).every((entry) => entry.startsWith(reader.user.id))).toBe(true);
    expect(after.filter((entry) => entry !== 'anonymous').every((entry) => entry.startsWith(`${other.user.id} `))).toBe(
      true,
    );
    expect(seen.at(-1)).toBe(`${other.user.id} Berta`);
  },
);

test('after a sign-out Back shows nothing of the visitor', { tag: '@S13' }, async ({ page, reader, signedIn }) => {
  await signedIn(reader);
  await page.goto('/account/profile');
  await expect((await mounted(page, 'edit-profile')).getByLabel('E-mail address')).toHaveValue(reader.email);
  await page.goto(ARTICLE);
  await mounted(page, 'session-badge');
  await signOut(page);
  await expect(badge(page)).toContainText('Sign in');
  await page.goBack();
  await expect(page).toHaveURL(/signin-prompt/);
  await expect(page.locator('body')).not.toContainText(reader.email);
  expect(
    await page.locator('input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
  ).not.toContain(reader.email);
});

test(
  'the last state wins if a visitor signs in and out quickly, and no listener is left twice',
  { tag: '@S18' },
  async ({ page, context, reader, signedIn }) => {
    test.slow();
    await takeAnyArticle(context);
    await signedIn(reader);
    await page.goto(ARTICLE);
    await mounted(page, 'session-badge');
    const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('inlay_'));
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    const listeners = async () => {
      await client.send('HeapProfiler.collectGarbage');
      return (await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'JSEventListeners')!
        .value;
    };
    const mountAndUnmount = (times: number) =>
      page.evaluate(
        async ([rounds, cookies]) => {
          const { inlay } = window as never as {
            inlay: Pick<Inlay, 'session'>;
          };
          const isActive = ({ get, subscribe }: Inlay['session']) =>
            new Promise<void>((resolve) => {
              if (get().status === 'active') return resolve();
              const stop = subscribe(({ status }) => {
                if (status !== 'active') return;
                stop();
                resolve();
              });
            });
          const channel = new BroadcastChannel('inlay-session');
          for (let round = 0; round < rounds; round += 1) {
            for (const { name, value } of cookies) document.cookie = `${name}=${value}; path=/`;
            channel.postMessage('changed');
            await isActive(inlay.session);
            void inlay.session.signOut();
          }
          channel.close();
        },
        [times, cookies] as const,
      );
    await context.route(/\/v2\/auth\/signout$/, (route) => route.fulfill({ status: 204 }));
    await mountAndUnmount(10);
    await expect(badge(page)).toContainText('Sign in');
    const before = await listeners();
    await mountAndUnmount(100);
    await expect(badge(page)).toContainText('Sign in');
    // The last calls may still be running.
    await expect.poll(async () => (await listeners()) - before).toBeLessThanOrEqual(10);
    expect(await cookie(context, 'inlay_access')).toBeUndefined();
  },
);
