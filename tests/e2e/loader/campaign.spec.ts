/** The campaign in a URL, on a page without our scripts, and its use on a later page. */
import { expect, test } from '../support/host.ts';
import { atRest } from '../setup/rest.ts';

test(
  'the campaign of a page without a placeholder is sent with a registration on a later page',
  { tag: '@core' },
  async ({ host, page }) => {
    const config = { flags: { cidCookie: true }, analytics: { group: 'none' }, captcha: { provider: 'none' } };
    await host.open({ config, body: '<h1>Nothing of ours</h1>', address: '?cid=spring' });
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('inlay_cid=spring');

    await page.route('**/services/user/v2/users', (route) =>
      route.fulfill({ status: 202, json: { data: { confirmation: 'sent' } } }),
    );
    await host.open({ config, body: '<div data-module="sign-up"></div>' });
    const form = page.getByRole('form', { name: 'Create an account' });
    await form.getByLabel('E-mail address').fill('grace@example.com');
    await form.getByLabel('Password', { exact: true }).fill('Harbour-lights-88');
    await form.getByLabel('First name').fill('Grace');
    await form.getByLabel('Last name').fill('Hopper');
    const sent = page.waitForRequest('**/services/user/v2/users');
    await form.getByRole('button', { name: 'Create an account' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ metadata: { cid: 'spring' } });
  },
);

test(
  'no cookie is written without the flag, or before measuring is allowed',
  { tag: '@core' },
  async ({ host, page }) => {
    for (const flags of [{ cidCookie: false, webVitals: true }, { cidCookie: true }]) {
      await host.open({ config: { flags }, body: '<h1>Nothing of ours</h1>', address: '?cid=spring' });
      await atRest(page);
      expect(await page.evaluate(() => document.cookie)).not.toContain('cid');
    }
  },
);
