/** A terminal in a library: one tab, many readers. */
import { expect, test } from '../e2e/support/host.ts';
import { INGRID, tokenFor } from '../setup/ingrid.ts';
import { installCensus, takeCensus } from './setup/census.ts';
import { expectReturn } from './setup/returns.ts';

const TIMES = 100;

test('a hundred sign-ins and sign-outs leave nothing behind', async ({ host, page }) => {
  test.setTimeout(180_000);
  await installCensus(page);
  await page.route('**/v2/auth/signin', (route) =>
    route.fulfill({ json: { data: INGRID }, headers: { access_token: tokenFor(INGRID.id), refresh_token: 'refresh' } }),
  );
  await page.route('**/v2/auth/signout', (route) => route.fulfill({ status: 204 }));
  await host.open({
    body: '<div data-module="session-badge"><a data-field="sign-in" href="/account/sign-in">Sign in</a></div><div id="it" data-module="sign-in" data-stay></div>',
  });
  const form = host.placeholder();

  const signInAndOut = async () => {
    await form.locator('[autocomplete=username]').fill('ingrid@example.com');
    await form.locator('[autocomplete=current-password]').fill('Lighthouse-42');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await form.getByRole('button', { name: 'Sign out' }).click();
    await expect(form.locator('[autocomplete=username]')).toBeVisible();
  };
  const rest = () => expect.poll(async () => (await takeCensus(page)).timers, { timeout: 20_000 }).toBe(0);

  for (let time = 0; time < 10; time += 1) await signInAndOut();
  await rest();
  const start = await takeCensus(page);
  for (let time = 0; time < TIMES; time += 1) await signInAndOut();
  await rest();
  expectReturn(start, await takeCensus(page));
  expect(host.consoleMessages).toEqual([]);
});
