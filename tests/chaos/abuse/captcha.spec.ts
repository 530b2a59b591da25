import { expect, mounted, newAddress, test } from '../../e2e/setup/index.ts';
import { answerCalls, refusal } from '../support/service-answers.ts';

const CHALLENGE = /\/services\/captcha\/challenge/;
const FORGOT = /\/v2\/auth\/forgot-password$/;

test(
  'no form is sent without a fresh captcha token, and an expired one is renewed',
  { tag: ['@M03', '@core'] },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/status of (400|500|403)|ERR_FAILED/);
    await page.clock.install();
    await page.route(CHALLENGE, (route) => route.abort());
    await page.goto('/account/forgot-password');
    const form = await mounted(page, 'forgot-password');
    const send = form.getByRole('button', { name: 'Send me a link' });
    const sent = await answerCalls(page, FORGOT, refusal(400, 1008));

    await test.step('while its service is blocked', async () => {
      await form.getByLabel('E-mail address').fill(newAddress());
      await send.click();
      await expect(form.getByRole('alert').first()).toBeVisible({ timeout: 15_000 });
      await expect(send).not.toHaveAttribute('aria-busy', 'true');
      expect(sent).toEqual([]);
    });

    await page.unroute(CHALLENGE);
    await test.step('each time another one', async () => {
      await send.click();
      await expect.poll(() => sent.length).toBe(1);
      await expect(form.getByRole('alert').first()).toContainText('The security check failed');
      // A second press within two seconds is ignored as a double click.
      await page.clock.fastForward('00:02');
      await send.click();
      await expect.poll(() => sent.length).toBe(2);
    });

    await test.step('once it is older than two minutes and five', async () => {
      for (const [count, time] of [
        [3, '02:10'],
        [4, '05:10'],
      ] as const) {
        await expect(send).not.toHaveAttribute('aria-busy', 'true');
        await page.clock.fastForward(time);
        const fresh = page.waitForRequest(CHALLENGE);
        await send.click();
        await fresh;
        await expect.poll(() => sent.length).toBe(count);
      }
    });
    const tokens = sent.map(({ headers }) => headers['captchakey']);
    expect(tokens.every(Boolean)).toBe(true);
    expect(new Set(tokens).size).toBe(4);
  },
);
