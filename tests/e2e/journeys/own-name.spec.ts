/** The demo as it is deployed: under other host names, behind a proxy that terminates TLS. */
import { expect, type Page, test as base } from '@playwright/test';
import { startDemo } from '../../run/demo.mjs';
import { clearCookiesOffPage, mounted, signIn } from '../setup/index.ts';
import { collectPageErrors } from '../setup/page-errors.ts';
import { freePort, startProxy } from '../support/proxy.ts';

interface Deployed {
  site: string;
  /** The URL of the link in the newest e-mail. */
  mailedLink(to: string): Promise<string>;
}

const password = 'Lighthouse-42';

const test = base.extend<{ baseURL: string }, { deployed: Deployed }>({
  deployed: [
    async ({}, use) => {
      const names = ['www', 'static', 'partner'];
      const ports = await Promise.all(names.map(freePort));
      const proxies = await Promise.all(ports.map((port) => startProxy(`http://127.0.0.1:${port}`)));
      const [site, cdn, microsite] = names.map(
        (name, index) => `https://${name}.alder-voss.test:${proxies[index]!.port}`,
      );
      const demo = await startDemo({
        ...{ PORT: ports[0]!, CDN_PORT: ports[1]!, MICROSITE_PORT: ports[2]! },
        ...{ SITE_ORIGIN: site!, STATIC_ORIGIN: cdn!, MICROSITE_ORIGIN: microsite!, TRUST_PROXY: '1' },
      });
      await use({
        site: demo.addresses.INLAY_SITE,
        async mailedLink(to) {
          const response = await fetch(`http://127.0.0.1:${ports[0]}/inbox.json?to=${encodeURIComponent(to)}`);
          const { mails } = (await response.json()) as { mails: { text: string }[] };
          return /https?:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
        },
      });
      await Promise.all([demo.stop(), ...proxies.map((proxy) => proxy.close())]);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP *.alder-voss.test 127.0.0.1'],
    }),
  ignoreHTTPSErrors: true,
  baseURL: async ({ deployed }, use) => use(deployed.site),
});

test('visitors search, sign in, follow a mailed link and come through a provider under the public name', async ({
  page,
  context,
  deployed,
}) => {
  const pageErrors = collectPageErrors(context);
  await page.goto('/search?q=hydrogen');
  const search = page.locator('main [data-module=site-search][data-state=mounted]');
  await expect(search.locator('mark').first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^${deployed.site}/`));

  await page.goto('/account/sign-in?redirectUrl=/insights/');
  await signIn(await mounted(page, 'sign-in'), { email: 'reader@alder-voss.example', password });
  await expect(page, 'a redirect without its slash stays on HTTPS').toHaveURL(`${deployed.site}/insights`);
  const cookies = await context.cookies();
  expect(cookies.filter(({ secure }) => !secure).map(({ name }) => name)).toEqual([]);
  expect(cookies.map(({ name }) => name)).toContain('inlay_device');

  await clearCookiesOffPage(page);
  await page.goto('/account/forgot-password');
  const forgotten = await mounted(page, 'forgot-password');
  await forgotten.getByLabel('E-mail address').fill('practice@alder-voss.example');
  await forgotten.getByRole('button', { name: 'Send me a link' }).click();
  await expect(forgotten).toContainText('Check your inbox');
  const link = await deployed.mailedLink('practice@alder-voss.example');
  expect(link).toMatch(new RegExp(`^${deployed.site}/`));
  await page.goto(link);
  await mounted(page, 'reset-password');

  await completeSignIn(page);
  await expect(page).toHaveURL(new RegExp(`^${deployed.site}/`));
  await expect(await mounted(page, 'registration')).toBeVisible();
  expect(pageErrors.unexpected()).toEqual([]);
});

async function completeSignIn(page: Page) {
  await page.goto('/account/sign-in');
  await (await mounted(page, 'social-sign-in')).getByRole('link', { name: 'Continue with Lantern' }).click();
  await page.getByText('Use another account').click();
  await page.getByLabel('Full name').fill('Mara Lindqvist');
  await page.getByLabel('Mailbox').fill('own-name');
  await page.getByRole('button', { name: 'Create and continue' }).click();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
}
