/** Prerendered pages and hidden tabs. */
import { expect, mounted, test } from '../../e2e/setup/index.ts';
import { badge, ARTICLE, watchRefreshes } from '../support/reading-list.ts';
import { keepCookies, tokenOf } from '../support/tokens.ts';
import { atRest } from '../../e2e/setup/rest.ts';

test(
  'a page that is only prepared changes no session and reports nothing until it is seen',
  { tag: '@B06' },
  async ({ page, context, reader }) => {
    await keepCookies(context, { inlay_access: tokenOf(reader.user.id, -60), inlay_refresh: reader.refreshToken });
    await page.addInitScript(() => {
      Object.assign(window, { reported: 0, isPrepared: true });
      Object.defineProperty(Document.prototype, 'prerendering', {
        get: () => (window as never as { isPrepared: boolean }).isPrepared,
        configurable: true,
      });
      for (const name of ['analytics', 'session-changed', 'signed-out'])
        document.addEventListener(`inlay:${name}`, () => ((window as never as { reported: number }).reported += 1));
    });
    const writeRequests: string[] = [];
    context.on('request', (request) => request.method() !== 'GET' && writeRequests.push(request.url()));
    await page.goto(ARTICLE);
    await mounted(page, 'session-badge');
    await atRest(page);
    expect(writeRequests).toEqual([]);
    expect(await page.evaluate(() => (window as never as { reported: number }).reported)).toBe(0);
    await page.evaluate(() => {
      Object.assign(window, { isPrepared: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(() => writeRequests.filter((url) => url.endsWith('/v2/auth/token'))).toHaveLength(1);
    await expect(badge(page)).not.toContainText('Sign in');
  },
);

test(
  'a tab that was hidden for an hour asks once how things are',
  { tag: '@B10' },
  async ({ page, context, reader, signedIn }) => {
    await context.clock.install();
    await signedIn(reader);
    await page.goto(ARTICLE);
    await expect(badge(page)).toContainText('Ada');
    const refreshes = watchRefreshes(context);
    const calls: string[] = [];
    context.on('request', (request) => request.url().includes('/services/') && calls.push(request.url()));
    await page.evaluate(() => Object.assign(window, { isHidden: true }));
    await page.evaluate(() => {
      Object.defineProperty(Document.prototype, 'visibilityState', {
        get: () => ((window as never as { isHidden: boolean }).isHidden ? 'hidden' : 'visible'),
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await context.clock.fastForward('01:00:00');
    expect(refreshes).toHaveLength(0);
    await page.evaluate(() => {
      Object.assign(window, { isHidden: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => refreshes.length).toBe(1);
    await context.clock.runFor(800);
    await atRest(page);
    expect(refreshes).toHaveLength(1);
    expect(calls.length, 'no burst').toBeLessThanOrEqual(3);
    await expect(badge(page)).toContainText('Ada');
  },
);
