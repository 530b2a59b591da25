import { fakeServices } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import { configure } from '../core/config';
import { script } from '../http/prepare/pagefind';
import { configureWithPresets } from '../http/presets';
import { fetchSuggestions, searchPages } from './search';

const REQUEST = { q: 'copper', pageFilter: 'all', sort: 'default', start: 1, rows: 10, lang: 'en' } as const;

const page = (number: number) => ({
  data: async () => ({
    url: `/insights/${number}`,
    excerpt: `Less <mark>copper</mark> &lt;b&gt; in article ${number}`,
    meta: { title: `Article ${number}`, date: '2026-11-20', image: '/a.jpg', location: 'Oslo' },
    filters: { kind: ['insights'], tags: ['Mining'], authors: ['Ada Lindgren'] },
  }),
});
const search = jest.fn();
const options = jest.fn();
const load = jest.spyOn(script, 'load');
const warn = jest.spyOn(console, 'warn');

/** Another address for each test, because a script is loaded once. */
let folder = 0;
beforeEach(() => {
  const base = `/search-${(folder += 1)}/`;
  const sources = [{ from: 'test', isTrusted: true, values: { services: { search: { preset: 'pagefind', base } } } }];
  configure(sources);
  configureWithPresets(sources);
  const results = Array.from({ length: 12 }, (_, index) => page(index + 1));
  search.mockReset().mockResolvedValue({
    results,
    unfilteredResultCount: 15,
    totalFilters: { kind: { insights: 12, people: 3 } },
  });
  load.mockReset().mockImplementation(async () => ({ search, options }));
  warn.mockReset().mockImplementation(() => {});
});

afterEach(() => {
  forgetEverything();
  configure([]);
});

test('a page of results with its facts, the counts of the filters, and no request', async () => {
  const { calls } = fakeServices();
  const { results, ...answer } = await searchPages({ ...REQUEST, start: 11 });
  expect(results).toHaveLength(2);
  expect(results[0]).toEqual({
    url: '/insights/11',
    title: 'Article 11',
    description: 'Less copper &lt;b&gt; in article 11',
    image: '/a.jpg',
    authors: ['Ada Lindgren'],
    location: 'Oslo',
    tags: ['Mining'],
    kind: 'insights',
    date: '2026-11-20',
  });
  expect(answer).toMatchObject({ total: 12, filterCounts: { all: 15, insights: 12, people: 3 } });
  expect(search).toHaveBeenCalledWith('copper', { filters: {}, sort: {} });
  expect(calls).toEqual([]);
});

test('the script is loaded once, from the configured folder', async () => {
  await searchPages(REQUEST);
  await searchPages(REQUEST);
  expect(load.mock.calls).toEqual([[`http://localhost/search-${folder}/pagefind.js`]]);
});

test('a filter and the order by date are those of the index', async () => {
  await searchPages({ ...REQUEST, pageFilter: 'people', sort: 'date' });
  expect(search).toHaveBeenCalledWith('copper', { filters: { kind: 'people' }, sort: { date: 'desc' } });
});

test('pages are suggested', async () => {
  const suggestions = await fetchSuggestions('cop', 'en');
  expect(suggestions).toHaveLength(5);
  expect(suggestions[0]).toEqual({ kind: 'page', text: 'Article 1', url: '/insights/1' });
});

test('a missing index is reported with the key of the configuration, and tried again by the next search', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await expect(searchPages(REQUEST)).rejects.toMatchObject({ name: 'HttpError', kind: 'unreachable' });
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('set services.search.base to the folder'),
    expect.any(TypeError),
  );
  expect((await searchPages(REQUEST)).total).toBe(12);
});

test('the console names the directive to add where the policy forbids WebAssembly', async () => {
  search.mockRejectedValue(new Error('Failed to load the Pagefind WASM'));
  await expect(searchPages(REQUEST)).rejects.toMatchObject({ name: 'HttpError', kind: 'unreachable' });
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining("allow 'wasm-unsafe-eval' in script-src"),
    expect.any(Error),
  );
});

test('an index with a missing file ends in time', async () => {
  jest.useFakeTimers();
  search.mockReturnValue(new Promise(() => {}));
  const outcome = expect(searchPages(REQUEST)).rejects.toMatchObject({ kind: 'unreachable' });
  await jest.advanceTimersByTimeAsync(60_000);
  await outcome;
  jest.useRealTimers();
});

test('an aborted search has no results', async () => {
  const request = new AbortController();
  const outcome = searchPages(REQUEST, request.signal);
  request.abort();
  await expect(outcome).rejects.toMatchObject({ kind: 'aborted' });
});

test('JSON in the body of a page chooses no script', async () => {
  const values = { services: { search: { preset: 'pagefind', base: 'https://evil.example/' } } };
  const sources = [{ from: 'body', isTrusted: false, values }];
  configure(sources);
  configureWithPresets(sources);
  fakeServices();
  await expect(searchPages(REQUEST)).rejects.toMatchObject({ status: 404 });
  expect(load).not.toHaveBeenCalled();
});

test.each(['javascript:alert(1)//', 'data:text/javascript,alert(1)//'])(
  'no script is loaded from the folder %s',
  async (base) => {
    const values = { services: { search: { preset: 'pagefind', base } } };
    const sources = [{ from: 'test', isTrusted: true, values }];
    configure(sources);
    configureWithPresets(sources);
    await searchPages(REQUEST).catch(() => undefined);
    for (const [address] of load.mock.calls) expect(address).not.toMatch(/^(?:javascript|data):/);
  },
);
