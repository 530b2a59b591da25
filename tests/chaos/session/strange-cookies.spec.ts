/** Cookies and URLs written by other code. */
import { expect, mounted, signIn, test } from '../../e2e/setup/index.ts';
import { ARTICLE, badge } from '../support/reading-list.ts';
import { cookie, keepCookies, tokenOf } from '../support/tokens.ts';

test(
  'a token is found nowhere but in its own cookies and headers',
  { tag: '@S14' },
  async ({ page, context, reader }) => {
    const observed: string[] = [];
    context.on('request', (request) => observed.push(request.url(), request.headers()['referer'] ?? ''));
    context.on('console', (message) => observed.push(message.text()));
    await page.addInitScript(() => {
      const details: string[] = [];
      Object.assign(window, { eventDetails: details });
      const { dispatchEvent } = EventTarget.prototype;
      EventTarget.prototype.dispatchEvent = function tell(event) {
        if (event instanceof CustomEvent) details.push(JSON.stringify(event.detail) ?? '');
        return dispatchEvent.call(this, event);
      };
    });
    await page.goto(`/account/sign-in?redirectUrl=${ARTICLE}`);
    await signIn(await mounted(page, 'sign-in'), reader);
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
    await (await mounted(page, 'save-article')).getByRole('button', { name: 'Save' }).click();
    await expect((await mounted(page, 'save-article')).getByRole('button', { name: /Saved/ })).toBeVisible();

    const tokens = (await context.cookies())
      .filter(({ name }) => /access|refresh/.test(name))
      .map(({ value }) => value);
    expect(tokens).toHaveLength(2);
    observed.push(
      await page.content(),
      await page.evaluate(() =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          history.state,
          (window as never as { eventDetails: string[] }).eventDetails,
        ]),
      ),
    );
    for (const token of tokens) expect(observed.filter((text) => text.includes(token))).toEqual([]);
  },
);

test(
  'a token that a stranger planted is replaced by the sign-in, and none is taken from an address',
  { tag: '@S15' },
  async ({ page, context, reader, pageErrors }) => {
    pageErrors.expect(/status of 401/);
    const planted = tokenOf('mallory', 600);
    await page.goto(
      `${ARTICLE}?access_token=${planted}&inlay_access=${planted}&token=${planted}#access_token=${planted}`,
    );
    await expect(badge(page)).toContainText('Sign in');
    expect(await cookie(context, 'inlay_access')).toBeUndefined();

    await page.goto(`/account/sign-in?redirectUrl=${ARTICLE}`);
    const form = await mounted(page, 'sign-in');
    await keepCookies(context, { inlay_access: planted, inlay_refresh: 'planted' });
    await signIn(form, reader);
    await expect(badge(page)).toContainText('Ada');
    const storedTokens = [await cookie(context, 'inlay_access'), await cookie(context, 'inlay_refresh')];
    expect(storedTokens).not.toContain(planted);
    expect(storedTokens).not.toContain('planted');
    expect(storedTokens.every(Boolean)).toBe(true);
  },
);

test(
  'cookies that are no tokens are no session as soon as a service refuses them, and harm nothing',
  { tag: '@S16' },
  async ({ page, context, pageErrors }) => {
    pageErrors.expect(/status of 401/);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const strange = [
      '%',
      '%E0%A4%A',
      'x'.repeat(1_000),
      'a.b.c',
      '..',
      'null',
      part({ exp: 1 }),
      `x.${part({ sub: '42', exp: 'x' })}.x`,
      `x.${part({ sub: 42, exp: 9e9 })}.x`,
      `x.${part(null)}.x`,
      `x.${part([])}.x`,
    ];
    for (const value of strange) {
      await keepCookies(context, { inlay_access: value, inlay_subscriptions: value, inlay_premium: value });
      await page.goto(ARTICLE);
      await expect(badge(page), value.slice(0, 40)).toContainText('Sign in');
    }
  },
);

test(
  'a mark of premium readers opens no wall without a session',
  { tag: ['@S17', '@core'] },
  async ({ page, context }) => {
    await keepCookies(context, { inlay_premium: '1', inlay_practice: '1' });
    await page.goto('/demo/regwall/click');
    await mounted(page, 'regwall');
    await expect(page.locator('.inlay-regwall__fading')).toBeVisible();
    await expect(badge(page)).toContainText('Sign in');
  },
);
