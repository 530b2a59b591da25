import { expect, test } from '../support/host.ts';

const QUESTIONS = `<div id="it" data-module="accordion">
  <details data-item="items" id="who-pays"><summary>Who pays?</summary><p>We do.</p></details>
  <details data-item="items" id="how-much"><summary>How much?</summary><p>A lot.</p></details>
</div>`;

test.describe('A host whose router changes the URL', () => {
  for (const method of ['pushState', 'replaceState'] as const) {
    test(`opens the part that a hash of history.${method} names`, { tag: '@core' }, async ({ host, page }) => {
      await host.open({ body: QUESTIONS });
      await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
      await page.evaluate((name) => history[name](null, '', '#how-much'), method);
      await expect(page.getByRole('button', { name: 'How much?' })).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('button', { name: 'How much?' })).toBeFocused();
    });
  }

  test('loads a widget whose part a pushed hash names', async ({ host, page }) => {
    await host.open({ body: QUESTIONS.replace('data-module', 'data-load="interaction" data-module') });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
    await page.evaluate(() => history.pushState(null, '', '#how-much'));
    await expect(page.getByRole('button', { name: 'How much?' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('has each page reported to analytics, once', async ({ host, page }) => {
    await host.open({
      config: { analytics: { target: 'dataLayer', group: 'none' } },
      head: '<script>window.dataLayer = [];</script>',
      body: QUESTIONS,
    });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
    const views = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: { event?: string; title?: string }[] }).dataLayer.filter(
          ({ event }) => event === 'page-view',
        ),
      );
    await expect.poll(() => page.evaluate('dataLayer.some(({ event }) => event === "page")')).toBe(true);
    await page.evaluate(() => {
      history.pushState(null, '', '/?p=13&utm_source=mail');
      document.title = 'The next page';
      history.replaceState(null, '', '/?p=13');
    });
    await expect.poll(views).toEqual([expect.objectContaining({ title: 'The next page' })]);
  });
});
