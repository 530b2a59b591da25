/** Markup where a service should send text. */
import { expect, mounted, test } from '../../e2e/setup/index.ts';
import { answerOf, openSearch, SEARCH } from '../support/search-page.ts';
import { answerCalls, json } from '../support/service-answers.ts';
import { atRest } from '../../e2e/setup/rest.ts';

const ATTACK =
  '<b>Words</b><img src="https://evil.example/x" onerror="window.taken=true"><script>window.taken=true</script><svg onload="window.taken=true"><iframe src="javascript:top.taken=true"></iframe><a href="javascript:window.taken=true">link</a>';

test(
  'whatever markup the services send, nothing of it runs or is fetched',
  { tag: '@A15' },
  async ({ page, context, pageErrors }) => {
    pageErrors.expect(/status of 4\d\d|ceros: the address that the provider answered must lead to/);
    const strange: string[] = [];
    await context.route(/evil\.example/, (route) => {
      strange.push(route.request().url());
      return route.abort();
    });
    const untouched = async () => {
      expect(await page.evaluate(() => 'taken' in window)).toBe(false);
      expect(strange).toEqual([]);
      expect(
        await page
          .locator('[data-module] [onerror], [data-module] [onload], [data-module] a[href^="javascript:"]')
          .count(),
      ).toBe(0);
    };

    await test.step('in results, their spelling and their message', async () => {
      const search = await openSearch(page);
      await answerCalls(
        page,
        SEARCH,
        json(
          answerOf([ATTACK], {
            statusMessage: ATTACK,
            suggestedQuery: ATTACK,
            queryUsedForSearch: ATTACK,
            results: [
              {
                id: ATTACK,
                description: ATTACK,
                metatags: {
                  title: ATTACK,
                  url: 'javascript:window.taken=true',
                  'search-image': '/x.svg" onerror="window.taken=true',
                  'authors-name': ATTACK,
                  'title-location': ATTACK,
                  'searchresults-tags': ATTACK,
                },
              },
            ],
          }),
        ),
      );
      await search.getByRole('link', { name: 'Insights' }).click();
      await expect(search).toContainText('<img src=');
      await untouched();
    });

    await test.step('in the dictionary of texts', async () => {
      await page.evaluate(() => localStorage.clear());
      await context.route(
        /\/content\/dictionary\//,
        json({ language: 'en', entries: { 'sign-in-form.submit': `Sign in ${ATTACK}`, 'sign-in-form.email': ATTACK } }),
      );
      await page.goto('/account/sign-in');
      await mounted(page, 'sign-in');
      // The response is cached for the next page.
      await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('evil.example');
      await page.reload();
      await expect(await mounted(page, 'sign-in')).toContainText('<img src=');
      await untouched();
      await context.unroute(/\/content\/dictionary\//);
      await page.evaluate(() => localStorage.clear());
    });

    await test.step('in the message of an error', async () => {
      await page.goto('/account/sign-in');
      const form = await mounted(page, 'sign-in');
      await answerCalls(page, /\/v2\/auth\/signin$/, json({ error: { code: 2004, message: ATTACK } }, { status: 401 }));
      await form.getByLabel('E-mail address').fill('ada@example.com');
      await form.getByLabel('Password', { exact: true }).fill('Lighthouse-42');
      await form.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(form.getByRole('alert').first()).toContainText('do not match');
      await expect(form).not.toContainText('evil.example');
      await untouched();
    });

    await test.step('in the metadata of an embedded page', async () => {
      const answeredCalls = await answerCalls(
        page,
        /\/(services\/[^?]*)?oembed(\/|\?)/,
        json({
          version: '1.0',
          type: 'rich',
          title: ATTACK,
          html: `${ATTACK}<iframe src="https://evil.example/frame"></iframe>`,
          width: 400,
          height: 300,
        }),
      );
      await page
        .locator('main')
        .evaluate((main) =>
          main.insertAdjacentHTML(
            'afterbegin',
            '<div id="experience" data-module="ceros" data-load="eager" data-title="An experience" data-ceros-oembed-url="https://view.ceros.com/firm/harbour"></div>',
          ),
        );
      await page.locator('#experience').getByRole('button').first().click();
      await expect.poll(() => answeredCalls.length).toBeGreaterThan(0);
      await atRest(page);
      await untouched();
    });
  },
);
