import { close, createIndex } from 'pagefind';
import { expect, test as base } from '../support/host.ts';

const html = (number: number) => {
  const kind = number % 4 ? 'insights' : 'people';
  return `<!doctype html><html lang="en"><head><title>Site</title></head><body><main data-pagefind-body>
    <h1>Copper report ${number}</h1><p>Less copper &lt;img src=x onerror="alert(1)"&gt; in mine ${number} &amp; others.</p>
    <span data-pagefind-filter="kind">${kind}</span> <span data-pagefind-filter="tags">Mining</span>
    <time data-pagefind-meta="date" data-pagefind-sort="date">2026-11-${String(number + 10)}</time>
    </main></body></html>`;
};

/** The files of an index of twelve pages, by their path. */
const test = base.extend<object, { files: ReadonlyMap<string, Uint8Array> }>({
  files: [
    async ({}, use) => {
      const { index } = await createIndex();
      for (let number = 1; number <= 12; number += 1)
        await index!.addHTMLFile({ url: `/reports/${number}.html`, content: html(number) });
      const { files } = await index!.getFiles();
      await close();
      await use(new Map(files.map(({ path, content }) => [path, content])));
    },
    { scope: 'worker' },
  ],
});

const PAGE = '<div id="it" data-module="site-search" data-variant="page"></div>';
const config = { services: { content: '', search: { preset: 'pagefind' } } };
/** The test's own configuration is inline. */
const policyOf = (cdn: string, wasm: string) =>
  `default-src 'self'; script-src 'self' ${cdn} 'unsafe-inline' ${wasm}; style-src 'self' ${cdn}; connect-src 'self' ${cdn}; img-src 'self' data:; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types inlay dompurify`;

test.beforeEach(({ page, files }) =>
  page.route('**/pagefind/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/pagefind/', '');
    const content = files.get(path);
    if (!content) return route.fulfill({ status: 404, body: '' });
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    return route.fulfill({ body: Buffer.from(content), contentType });
  }),
);

test('a Pagefind index is searched, filtered, sorted and paged under a strict policy', async ({ host, page }) => {
  await host.open({
    config,
    headers: { 'content-security-policy': policyOf(host.cdn.origin, "'wasm-unsafe-eval'") },
    body: PAGE,
    path: '/search',
    address: '?q=copper',
  });
  const search = host.placeholder();
  await expect(search.getByRole('heading', { level: 2 })).toContainText('12 results');
  const rows = search.locator('.inlay-site-search__result');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('<img src=x onerror="alert(1)"> in mine');
  await expect(rows.first().locator('mark').first()).toHaveText(/copper/i);
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /^\/reports\/\d+\.html$/);

  await search.getByRole('link', { name: /^Page 2/ }).click();
  await expect(rows).toHaveCount(2);
  await search.getByRole('link', { name: /^People/ }).click();
  await expect(page).toHaveURL(/pageFilter=people/);
  await expect(rows).toHaveCount(3);
  await expect(search.getByRole('link', { name: /^Everything/ })).toContainText('12');
  await search.getByRole('link', { name: /^Insights/ }).click();
  await expect(rows).toHaveCount(9);
  await search.getByRole('link', { name: 'Newest first' }).click();
  await expect(rows.getByRole('link').first()).toHaveText('Copper report 11');
  await expect(rows.getByRole('link').last()).toHaveText('Copper report 1');

  const field = search.getByRole('combobox');
  await field.fill('report');
  await expect(search.getByRole('option').first()).toContainText('Copper report');
  expect(host.consoleMessages.filter((message) => !message.startsWith('info'))).toEqual([]);
});

test('the console names the key where the index is missing, and the directive where WebAssembly is forbidden', async ({
  host,
  page,
}) => {
  await page.route('**/missing/**', (route) => route.fulfill({ status: 404, body: '' }));
  const missing = { services: { content: '', search: { preset: 'pagefind', base: '/missing/' } } };
  await host.open({ config: missing, body: PAGE, path: '/search', address: '?q=copper' });
  await expect(host.placeholder().getByRole('alert')).toBeVisible();
  expect(host.consoleMessages.join()).toContain('set services.search.base to the folder with pagefind.js');

  await host.open({
    config,
    headers: { 'content-security-policy': policyOf(host.cdn.origin, '') },
    body: PAGE,
    path: '/search-2',
    address: '?q=copper',
  });
  await expect(host.placeholder().getByRole('alert')).toBeVisible();
  expect(host.consoleMessages.join()).toContain("allow 'wasm-unsafe-eval' in script-src");
});
