/** The page makes exactly the third-party requests that the debug panel declares for each consent. */
import { expect, test } from '../support/host.ts';
import { atRest } from '../setup/rest.ts';

const THIRD_PARTY = /https:\/\/[\w.]+\.example\//;

const config = {
  // The URL at which the embed of a story would be resolved.
  services: { content: '', cerosOembed: 'https://view.example/oembed?url=' },
  consent: { tool: 'built-in', groups: ['C0002', 'C0004'] },
  tags: {
    counter: { src: 'https://counter.example/count.js', group: 'C0002' },
    pixel: { src: 'https://pixel.example/pixel.js', group: 'C0004' },
    fonts: { src: 'https://fonts.example/fonts.js', group: 'none' },
  },
  embeds: { ceros: 'https://view.example/{id}', flourish: 'https://chart.example/{id}' },
  consentGroups: { flourish: 'C0002' },
};

const BODY = `<div data-module="ceros" data-desktop-url="https://view.example/story" data-title="A story"></div>
<div data-module="flourish" id="it" data-flourish-visualization-id="7" data-title="A chart"></div>`;

for (const [column, groups] of Object.entries({
  'All refused': [],
  'C0002 granted': ['C0002'],
  'C0004 granted': ['C0004'],
})) {
  test(
    `with ${column.toLowerCase()}, the page requests only the third parties that the panel lists`,
    { tag: '@core' },
    async ({ page, host }) => {
      const requestedNames = new Set<string>();
      await page.route(THIRD_PARTY, (route) => {
        const { host: name, pathname } = new URL(route.request().url());
        requestedNames.add(name);
        return route.fulfill(
          pathname.endsWith('.js')
            ? { contentType: 'text/javascript', body: '' }
            : { contentType: 'text/html', body: '<p>Theirs</p>' },
        );
      });
      await page.context().addCookies([
        {
          name: 'inlay_consent',
          value: encodeURIComponent(`version=1&date=${new Date().toISOString()}&groups=C0001,${groups.join(',')}`),
          url: host.site.origin,
        },
      ]);
      await host.open({ body: BODY, config, address: '?inlay-debug' });
      for (const module of await page.locator('[data-module]').all())
        await expect(module).toHaveAttribute('data-state', 'mounted');

      const table = page.getByRole('table', { name: 'Third parties' });
      await expect(table.getByRole('row')).toHaveCount(6);
      const declared = await table.evaluate((element, name) => {
        const index = [...element.querySelectorAll('th')].findIndex(({ textContent }) => textContent === name);
        return [...element.querySelectorAll('tbody tr')].flatMap(({ children }) =>
          children[index]!.textContent === '–' ? [] : [children[0]!.textContent!],
        );
      }, column);
      await expect.poll(() => [...requestedNames].sort()).toEqual(declared.sort());
      await atRest(page);
      expect([...requestedNames].sort()).toEqual(declared.sort());
    },
  );
}

test(
  'an editor opens and closes the same table from the toolbar, without a consent prompt',
  { tag: '@core' },
  async ({ page, host }) => {
    const requests: string[] = [];
    await page.route(THIRD_PARTY, (route) => {
      requests.push(route.request().url());
      return route.abort();
    });
    await host.open({ body: BODY, config: { ...config, mode: 'edit' } });
    const button = page
      .getByRole('region', { name: 'Inlay preview' })
      .getByRole('button', { name: 'Modules and third parties' });
    const table = page.getByRole('table', { name: 'Third parties' });
    await button.click();
    await expect(table.getByRole('row')).toHaveCount(6);
    await expect(table.getByRole('row', { name: 'view.example ceros' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(table).toBeHidden();
    await atRest(page);
    expect(requests).toEqual([]);
  },
);
