/** What visitors see while the database is down, slow or read-only, or the mail server rejects e-mails. See docs/operate/services.md. */
import { createServer } from 'node:net';
import type { Locator } from '@playwright/test';
import { startDemo } from '../../run/demo.mjs';
import { expect, goodPassword, mounted, newAddress, register, test } from '../../e2e/setup/index.ts';
import { ARTICLE, badge } from '../support/reading-list.ts';
import { answerOf, openSearch, SEARCH } from '../support/search-page.ts';
import { answerCalls, json, refusal } from '../support/service-answers.ts';
import { SIGN_IN_CALL, VISITOR } from '../support/sign-in-page.ts';

/** As demo/services sends it for a database that is away, locked, full, or without a free connection. */
const unavailable = refusal(503, 5003, { 'retry-after': '5' });

test(
  'a form without a database keeps the typed text, and is sent only once',
  { tag: '@A20' },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 503/);
    const calls = await answerCalls(page, SIGN_IN_CALL, unavailable);
    await page.goto('/account/sign-in');
    const form = await mounted(page, 'sign-in');
    await form.getByLabel('E-mail address').fill(VISITOR.email);
    await form.getByLabel('Password', { exact: true }).fill(VISITOR.password);
    const submit = form.getByRole('button', { name: 'Sign in', exact: true });
    await submit.click();
    await expect(form.getByRole('alert').first()).toContainText(/try again/i);
    await expect(form.getByLabel('E-mail address')).toHaveValue(VISITOR.email);
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue(VISITOR.password);
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    expect(calls).toHaveLength(1);
  },
);

test(
  'a filtered list without a database keeps its items, and loads the others on Try again',
  { tag: ['@A21', '@core'] },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 503/);
    await page.goto('/careers/jobs');
    const search = await mounted(page, 'job-search');
    const items = search.locator('[data-list-item]');
    // Buttons such as “Apply later” arrive later.
    const titles = items.getByRole('heading');
    const before = await titles.allInnerTexts();
    const calls = await answerCalls(page, JOBS, unavailable);
    await search.getByRole('button', { name: 'City' }).click();
    await search.getByRole('checkbox', { name: 'Oslo' }).check();
    await expect(search.getByRole('alert')).toContainText('The list is not available right now.', { timeout: 15_000 });
    expect(await titles.allInnerTexts()).toEqual(before);
    // The response says when to try again.
    expect(calls).toHaveLength(1);
    await page.unroute(JOBS);
    await page.keyboard.press('Escape');
    await search.getByRole('button', { name: 'Try again' }).click();
    await expect(search.getByRole('alert')).toHaveCount(0);
    await expect(items.first()).toContainText('Oslo');
  },
);

const JOBS = /\/services\/jobs\/api\/jobsearch/;

test(
  'a read-only database leaves pages and session as they are, and visitors read that nothing was saved',
  { tag: '@A22' },
  async ({ page, reader, signedIn, pageErrors }) => {
    pageErrors.expect(/status of 503/);
    await signedIn(reader);
    await page.route(/\/services\/user\//, (route) =>
      ['GET', 'HEAD', 'OPTIONS'].includes(route.request().method()) ? route.continue() : unavailable(route),
    );
    await page.goto(ARTICLE);
    await expect(badge(page)).toContainText('Ada');
    const control = await mounted(page, 'save-article');
    await control.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The article could not be saved. Please try again.')).toBeVisible();
    await expect(badge(page)).toContainText('Ada');
    await page.unrouteAll();
    await control.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(control.getByRole('button', { name: /^Saved/ })).toBeVisible();
  },
);

test(
  'a response after five seconds is waited for, and nothing is reported as failed',
  { tag: '@A23' },
  async ({ page }) => {
    await page.clock.install();
    const search = await openSearch(page);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const calls = await answerCalls(page, SEARCH, async (route) => {
      await isAnswered;
      await json(answerOf(['Hydrogen']))(route);
    });
    await search.getByRole('link', { name: 'Insights' }).click();
    await expect.poll(() => calls.length).toBe(1);
    await page.clock.fastForward(5_000);
    await expect(search.getByRole('alert')).toHaveCount(0);
    await expect(results(search).first(), 'the earlier results stay').toBeVisible();
    answer();
    await expect(search.getByRole('link', { name: 'Insights' })).toHaveAttribute('aria-current', 'true');
    await expect(results(search)).toHaveText([/Hydrogen/]);
    await expect(search.getByRole('alert')).toHaveCount(0);
    expect(calls).toHaveLength(1);
  },
);

function results(search: Locator): Locator {
  return search.locator('.inlay-site-search__result');
}

test(
  'a registration while the mail server refuses continues, and a new code can be requested',
  { tag: '@A24' },
  async ({ page }) => {
    // It starts its own demo.
    test.slow();
    const server = await startRefusingMailServer();
    const demo = await startDemo({ SMTP_URL: server.url, DEMO_ACCOUNTS: '0', LOG_LEVEL: 'silent' });
    try {
      const email = newAddress();
      await page.goto(`${demo.addresses.INLAY_SITE}/account/sign-up`);
      const widget = await mounted(page, 'sign-up');
      await register(widget.getByRole('form'), { email, password: goodPassword });
      await expect(widget).toContainText(`We have sent an e-mail to ${email}`);
      await expect(widget.getByLabel('Code from the e-mail')).toBeFocused();
      await expect.poll(server.refusals, 'the mail server was tried').toBeGreaterThan(0);
      await expect(widget.getByRole('alert')).toHaveCount(0);
      await expect(widget.getByText(/^(?:Send a new code|You can request another code)/).first()).toBeVisible();
    } finally {
      await demo.stop();
      server.close();
    }
  },
);

/** It greets, and answers every command with a temporary failure (RFC 5321, 4.2.1). */
async function startRefusingMailServer() {
  let refusals = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 busy.example\r\n');
    socket.on('data', () => {
      refusals += 1;
      socket.write('451 try again later\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, refusals: () => refusals, close: () => server.close() };
}
