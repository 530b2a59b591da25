/** Half an hour with one article, on a fast clock. */
import { expect, test } from '../e2e/support/host.ts';
import { INGRID, tokenFor } from '../setup/ingrid.ts';
import { installCensus, takeCensus } from './setup/census.ts';
import { expectReturn } from './setup/returns.ts';

/** In seconds. Shorter than any time limit of a request; real servers respond between two steps. */
const STEP = 5;
const MINUTE = 60 / STEP;
/** The access token lasts ten minutes, and is renewed as the article is read. */
const TOKEN = 600;

const slide = (number: number) =>
  `<article data-item="slides"><h2 data-field="title">Story ${number}</h2><p data-field="description">Text</p></article>`;
const ARTICLE = `
  <div data-module="session-badge"><a data-field="sign-in" href="/account/sign-in">Sign in</a></div>
  <div data-module="hero-carousel" data-show-dots data-autoplay="7000"><div class="inlay-carousel__slides">${[1, 2, 3, 4].map(slide).join('')}</div></div>
  ${'<p style="block-size: 600px">A paragraph.</p><div data-module="pull-quote"><p data-field="quote">Steel is patient.</p></div>'.repeat(6)}
  <div data-module="save-article" data-article-id="steel" data-article-language="en"></div>
  <div data-module="sign-in" data-stay></div>`;

test('half an hour of reading leaves nothing behind', async ({ host, page }) => {
  test.setTimeout(180_000);
  await page.clock.install({ time: new Date() });
  await installCensus(page);
  let renewals = 0;
  await page.route('**/v2/auth/token', async (route) => {
    renewals += 1;
    const now = await page.evaluate(() => Date.now());
    return route.fulfill({
      json: { access_token: tokenFor(INGRID.id, { now, expiresIn: TOKEN }), token_type: 'Bearer', expires_in: TOKEN },
      headers: { access_token: tokenFor(INGRID.id, { now, expiresIn: TOKEN }), refresh_token: `refresh-${renewals}` },
    });
  });
  await page.route('**/v2/users/*/articles**', (route) => route.fulfill({ status: 204 }));
  await page.route('**/v2/users/*', (route) => route.fulfill({ json: { data: INGRID } }));
  await page
    .context()
    .addCookies(
      Object.entries({ inlay_access: tokenFor(INGRID.id, { expiresIn: TOKEN }), inlay_refresh: 'refresh-0' }).map(
        ([name, value]) => ({ name, value, url: host.site.origin }),
      ),
    );
  await host.open({ body: ARTICLE });
  // Chunks load over a real network, so the clock pauses meanwhile.
  for (const placeholder of await page.locator('[data-module]').all()) {
    await placeholder.evaluate((element) => element.scrollIntoView());
    await expect(placeholder).toHaveAttribute('data-state', 'mounted');
  }

  const read = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.wheel(0, step % 16 < 8 ? 500 : -500);
      await page.clock.runFor(STEP * 1_000);
      if (step % (5 * MINUTE) === 0) await page.locator('[data-module=save-article]').getByRole('button').click();
    }
  };
  await read(2 * MINUTE);
  const start = await takeCensus(page);
  await read(30 * MINUTE);
  expectReturn(start, await takeCensus(page));
  expect(renewals, 'renewals of the token').toBeGreaterThanOrEqual(2);
  expect(host.consoleMessages).toEqual([]);
});
