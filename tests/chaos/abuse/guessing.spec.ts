/** Guessing codes and addresses reveals nothing. */
import { expect, goodPassword, mounted, newAddress, register, signIn, test } from '../../e2e/setup/index.ts';
import type { Locator, Page } from '@playwright/test';

test(
  'guessed codes are rate-limited, no new code is mailed automatically, and a new one has to wait',
  { tag: '@M01' },
  async ({ page, inbox, pageErrors }) => {
    test.slow();
    pageErrors.expect(/status of (400|429)/);
    const email = newAddress();
    await page.goto('/account/sign-up');
    const widget = await mounted(page, 'sign-up');
    await register(widget.getByRole('form'), { email, password: goodPassword });
    const right = await inbox.code(email);
    const resent: string[] = [];
    const tried: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v2/users/resend-confirmation')) resent.push(request.url());
      if (request.url().endsWith('/v2/users/confirm')) tried.push(request.url());
    });
    const field = widget.getByLabel('Code from the e-mail');
    const confirm = widget.getByRole('button', { name: 'Confirm' });
    for (let round = 0; round < 20; round += 1) {
      await field.fill(String((Number(right) + round + 1) % 1_000_000).padStart(6, '0'));
      if ((await confirm.getAttribute('aria-disabled')) === 'true') break;
      const answered = page.waitForResponse(/\/v2\/users\/confirm$/);
      await confirm.click();
      await answered;
      await expect(confirm).not.toHaveAttribute('aria-busy', 'true');
    }
    await expect(widget.getByRole('alert').first()).toContainText('Too many attempts');
    expect(tried.length).toBeLessThanOrEqual(20);
    expect(resent).toEqual([]);
    await widget.getByRole('button', { name: 'Send a new code' }).click();
    await expect(widget.getByText(/You can request another code in \d+ seconds/).first()).toBeVisible();
    await widget.getByRole('button', { name: 'Send a new code' }).click({ force: true });
    expect(resent).toHaveLength(1);
  },
);

test(
  'every form shows the same message for a known and an unknown address',
  { tag: ['@M02', '@core'] },
  async ({ page, reader, pageErrors }) => {
    test.slow();
    pageErrors.expect(/status of 401/);
    const unknown = newAddress();
    const plain = async (widget: Locator, email: string) =>
      (await widget.innerText()).replaceAll(email, 'ADDRESS').replace(/\d+ seconds?/g, 'N seconds');
    const events = (at: Page) => at.evaluate(() => (window as never as { publishedEvents: string[] }).publishedEvents);
    await page.addInitScript(() => {
      const events: string[] = [];
      Object.assign(window, { publishedEvents: events });
      for (const name of ['form-submitted', 'signed-in', 'session-changed', 'analytics'])
        document.addEventListener(`inlay:${name}`, (event) =>
          events.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`),
        );
    });
    let statuses: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().method() === 'POST' && pathname.includes('/v2/'))
        statuses.push(`${response.status()} ${pathname}`);
    });
    const acts: Record<string, (email: string) => Promise<Locator>> = {
      'a sign-in': async (email) => {
        await page.goto('/account/sign-in');
        const widget = await mounted(page, 'sign-in');
        await signIn(widget, { email, password: 'not-this-one-1' });
        await expect(widget.getByRole('alert')).toBeVisible();
        return widget;
      },
      'the forgotten password': async (email) => {
        await page.goto('/account/forgot-password');
        const widget = await mounted(page, 'forgot-password');
        await widget.getByLabel('E-mail address').fill(email);
        await widget.getByRole('button', { name: 'Send me a link' }).click();
        await expect(widget).toContainText('Check your inbox');
        return widget;
      },
      'registration, and its second code': async (email) => {
        // A tab that waits for a code continues to wait.
        await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
        await page.goto('/account/sign-up');
        const widget = await mounted(page, 'sign-up');
        await register(widget.getByRole('form'), { email, password: goodPassword });
        await expect(widget.getByLabel('Code from the e-mail')).toBeFocused();
        await widget.getByRole('button', { name: 'Send a new code' }).click();
        await expect(widget.getByText(/You can request another code in/).first()).toBeVisible();
        return widget;
      },
    };
    for (const [what, act] of Object.entries(acts)) {
      const differences: number[] = [];
      // Delays of the test machine are not ours: the smallest difference of several rounds counts.
      while (differences.length < 3 && !differences.some((difference) => difference < 3_000)) {
        const answers: { text: string; publishedEvents: string[]; statuses: string[]; time: number }[] = [];
        for (const email of [reader.email, unknown]) {
          statuses = [];
          const begin = Date.now();
          const widget = await act(email);
          const time = Date.now() - begin;
          answers.push({ text: await plain(widget, email), publishedEvents: await events(page), statuses, time });
        }
        const [knownAccount, other] = answers as [(typeof answers)[0], (typeof answers)[0]];
        expect(knownAccount.text, what).toBe(other.text);
        expect(knownAccount.publishedEvents, what).toEqual(other.publishedEvents);
        expect(knownAccount.statuses, what).toEqual(other.statuses);
        differences.push(Math.abs(knownAccount.time - other.time));
      }
      expect(Math.min(...differences), what).toBeLessThan(3_000);
    }
  },
);
