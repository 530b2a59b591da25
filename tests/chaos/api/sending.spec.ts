/** What visitors see when they submit a form and the network or the service fails. */
import { expect, test } from '../../e2e/support/host.ts';
import type { HostWindow } from '../../e2e/support/inlay.ts';
import { answerCalls, refusal } from '../support/service-answers.ts';
import { button, expectUsable, openForm, SIGN_IN_CALL } from '../support/sign-in-page.ts';
import { atRest } from '../../e2e/setup/rest.ts';

test(
  'a service that is asked too often is not asked before its time, and the button says when',
  { tag: '@A03' },
  async ({ host, page }) => {
    await page.clock.install();
    const inTwenty = async () => new Date((await page.evaluate(() => Date.now())) + 20_000).toUTCString();
    for (const [when, minSeconds, maxSeconds] of [
      ['7', 7, 7],
      [inTwenty, 10, 20],
      ['86400', 60, 60],
    ] as const) {
      const header = typeof when === 'string' ? when : await when();
      const calls = await answerCalls(page, SIGN_IN_CALL, refusal(429, 2005, { 'retry-after': header }));
      const form = await openForm(host, page);
      await button(form).click();
      const waitMessage = form.getByText(/You can try again in \d+ seconds/);
      await expect(waitMessage).toBeVisible();
      const seconds = Number(/\d+/.exec((await waitMessage.textContent())!)![0]);
      expect(seconds).toBeLessThanOrEqual(maxSeconds);
      expect(seconds).toBeGreaterThanOrEqual(minSeconds - 2);
      await expect(button(form)).toHaveAttribute('aria-disabled', 'true');
      await button(form).click({ force: true });
      expect(calls).toHaveLength(1);
      await page.clock.fastForward(maxSeconds * 1000 + 1000);
      await expect(button(form)).not.toHaveAttribute('aria-disabled', 'true');
      await page.unroute(SIGN_IN_CALL);
    }
  },
);

test(
  'a response that the browser withholds reads like no response, and no cause is named',
  { tag: '@A12' },
  async ({ host, page }) => {
    const texts: (string | null)[] = [];
    // No server listens at the first origin; the second responds without CORS headers.
    for (const origin of ['http://localhost:9', host.site.origin.replace('127.0.0.1', 'localhost')]) {
      const form = await openForm(host, page, {
        config: { services: { content: '', user: `${origin}/services/user` } },
      });
      await button(form).click();
      await expect(form.getByRole('alert').first()).toContainText('We could not send this.');
      await expectUsable(form);
      texts.push(await form.getByRole('alert').first().textContent());
    }
    expect(texts[1]).toBe(texts[0]);
  },
);

test('a response after the form was removed changes nothing', { tag: '@A14' }, async ({ host, page, context }) => {
  let answer = () => {};
  const released = new Promise<void>((resolve) => (answer = resolve));
  const calls = await answerCalls(page, SIGN_IN_CALL, async (route) => {
    await released;
    await route
      .fulfill({
        contentType: 'application/json',
        body: '{"data":{"id":"42","firstName":"Ada","lastName":"L"}}',
        headers: { access_token: token(), refresh_token: 'late' },
      })
      .catch(() => undefined);
  });
  const form = await openForm(host, page);
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { publishedEvents: events });
    for (const name of ['signed-in', 'session-changed', 'form-submitted'])
      document.addEventListener(`inlay:${name}`, () => events.push(name));
  });
  await button(form).click();
  await expect.poll(() => calls.length).toBe(1);
  await form.evaluate((element) => element.remove());
  answer();
  await atRest(page);
  expect(await page.evaluate(() => (window as never as { publishedEvents: string[] }).publishedEvents)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => (window as never as HostWindow).inlay.session.get().status)).toBe('none');
  expect(host.consoleMessages).toEqual([]);
});

test(
  'a visitor who goes offline during a submission keeps the entered text, and nothing is resent automatically',
  { tag: '@A16' },
  async ({ host, page, context }) => {
    const form = await openForm(host, page);
    const calls = await answerCalls(page, SIGN_IN_CALL, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await button(form).click();
    await expect(form.getByRole('alert').first()).toContainText('You seem to be offline');
    await expectUsable(form);
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Lighthouse-42');
    await context.setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await atRest(page);
    expect(calls).toHaveLength(1);
  },
);

test('however often a visitor presses, one request is sent', { tag: ['@A17', '@core'] }, async ({ host, page }) => {
  const presses: [string, (form: Awaited<ReturnType<typeof openForm>>) => Promise<unknown>][] = [
    ['twice', (form) => button(form).dblclick()],
    [
      'by Enter and by a click',
      async (form) => (await form.getByLabel('E-mail address').press('Enter'), button(form).click({ force: true })),
    ],
    [
      'five times in one task',
      (form) => button(form).evaluate((element: HTMLElement) => [1, 2, 3, 4, 5].forEach(() => element.click())),
    ],
  ];
  for (const [how, press] of presses) {
    let answer = () => {};
    const released = new Promise<void>((resolve) => (answer = resolve));
    const calls = await answerCalls(page, SIGN_IN_CALL, async (route) => {
      await released;
      await refusal(401, 2004)(route);
    });
    const form = await openForm(host, page);
    await press(form);
    await expect.poll(() => calls.length, how).toBeGreaterThan(0);
    answer();
    await expect(form.getByRole('alert').first()).toContainText('do not match');
    expect(calls, how).toHaveLength(1);
    await page.unroute(SIGN_IN_CALL);
  }
});

/** Valid for an hour. */
function token(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'HS256' })}.${part({ sub: '42', iat: now, exp: now + 3600 })}.x`;
}
