import { fakeServices } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import { configure } from '../core/config';
import { configureWithPresets } from '../http/presets';
import { fetchSuggestions, searchPages } from './search';

const PAGE_REQUEST = { q: 'copper', pageFilter: 'insights', sort: 'date', start: 11, rows: 10, lang: 'en' } as const;

/** The document of every engine, with its date format. */
const DOCUMENT = {
  title: 'Copper shortages',
  url: '/insights/copper',
  content: 'A long article about copper.',
  image: '/copper.jpg',
  kind: 'insights',
  authors: ['Ada Lindgren', 'Grace Hopper'],
  tags: ['Mining'],
};

const EXPECTED = {
  results: [
    {
      url: '/insights/copper',
      title: 'Copper shortages',
      description: 'article about copper.',
      image: '/copper.jpg',
      authors: ['Ada Lindgren', 'Grace Hopper'],
      location: '',
      tags: ['Mining'],
      kind: 'insights',
      date: '2026-11-20T10:00:00.000Z',
    },
  ],
  total: 12,
  filterCounts: { insights: 12, people: 3 },
};

function setUp(search: object) {
  const sources = [{ from: 'test', isTrusted: true, values: { services: { search } } }];
  configure(sources);
  configureWithPresets(sources);
}

afterEach(() => {
  forgetEverything();
  configure([]);
  jest.restoreAllMocks();
});

describe.each(['elasticsearch', 'opensearch'])('%s', (preset) => {
  beforeEach(() => setUp({ preset, base: 'https://engine.example', options: { index: 'pages' } }));

  const answer = {
    took: 4,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: 12, relation: 'eq' },
      max_score: null,
      hits: [
        {
          _index: 'pages',
          _id: '7',
          _score: 1.2,
          _source: { ...DOCUMENT, date: '2026-11-20T10:00:00.000Z' },
          highlight: { content: ['article about <em>copper</em>.'] },
          sort: [1_795_168_800_000],
        },
      ],
    },
    aggregations: {
      kind: {
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: 0,
        buckets: [
          { key: 'insights', doc_count: 12 },
          { key: 'people', doc_count: 3 },
        ],
      },
    },
  };

  test('finds pages, their matching text, their number and the counts of the filters', async () => {
    const services = fakeServices({ 'POST /pages/_search': { json: answer } });
    expect(await searchPages(PAGE_REQUEST)).toMatchObject(EXPECTED);
    expect(services.calls[0]!.json).toEqual({
      query: {
        bool: {
          must: { multi_match: { query: 'copper', fields: ['title^3', 'tags^2', 'description', 'content'] } },
        },
      },
      post_filter: { term: { kind: 'insights' } },
      aggs: { kind: { terms: { field: 'kind' } } },
      highlight: { fields: { content: { fragment_size: 250, number_of_fragments: 1 } } },
      sort: [{ date: 'desc' }, '_score'],
      from: 10,
      size: 10,
      track_total_hits: true,
    });
  });

  test('sends no filter for all pages, and no order for the most relevant', async () => {
    const services = fakeServices({ 'POST /pages/_search': { json: answer } });
    await searchPages({ ...PAGE_REQUEST, pageFilter: 'all', sort: 'default' });
    expect(services.calls[0]!.json).not.toHaveProperty('post_filter');
    expect(services.calls[0]!.json).toMatchObject({ sort: ['_score'] });
  });

  test('suggests pages', async () => {
    fakeServices({ 'POST /pages/_search': { json: answer } });
    expect(await fetchSuggestions('cop', 'en')).toEqual([
      { kind: 'page', text: 'Copper shortages', url: '/insights/copper' },
    ]);
  });
});

describe('typesense', () => {
  const answer = {
    facet_counts: [
      {
        counts: [
          { count: 12, highlighted: 'insights', value: 'insights' },
          { count: 3, highlighted: 'people', value: 'people' },
        ],
        field_name: 'kind',
        sampled: false,
        stats: { total_values: 2 },
      },
    ],
    found: 12,
    hits: [
      {
        document: { id: '7', ...DOCUMENT, date: 1_795_168_800 },
        highlight: { content: { matched_tokens: ['copper'], snippet: 'article about <mark>copper</mark>.' } },
        highlights: [{ field: 'content', matched_tokens: ['copper'], snippet: 'article about <mark>copper</mark>.' }],
        text_match: 578_730_123_365_711_993,
      },
    ],
    out_of: 40,
    page: 2,
    request_params: { collection_name: 'pages', per_page: 10, q: 'copper' },
    search_cutoff: false,
    search_time_ms: 1,
  };
  const CALL = 'GET /collections/pages/documents/search';
  const search = { preset: 'typesense', base: 'https://engine.example', options: { index: 'pages', key: 'public' } };

  test('finds pages, their matching text, their number and the counts of the filters', async () => {
    setUp(search);
    const services = fakeServices({ [CALL]: { json: answer } });
    expect(await searchPages(PAGE_REQUEST)).toMatchObject({
      ...EXPECTED,
      results: [{ ...EXPECTED.results[0], date: new Date(1_795_168_800_000).toISOString() }],
    });
    const { headers, url } = services.calls[0]!;
    expect(headers.get('x-typesense-api-key')).toBe('public');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      q: 'copper',
      filter_by: 'kind:=insights',
      facet_by: 'kind',
      sort_by: 'date:desc',
      offset: '10',
      limit: '10',
    });
    await searchPages({ ...PAGE_REQUEST, pageFilter: 'all', sort: 'default' });
    expect([...services.calls[1]!.url.searchParams.keys()]).not.toContain('filter_by');
    expect([...services.calls[1]!.url.searchParams.keys()]).not.toContain('sort_by');
  });

  test('finds pages in the language of the page where the documents have one', async () => {
    setUp({ ...search, options: { ...search.options, language: 'lang' } });
    const services = fakeServices({ [CALL]: { json: answer } });
    await searchPages(PAGE_REQUEST);
    await searchPages({ ...PAGE_REQUEST, pageFilter: 'all' });
    await fetchSuggestions('cop', 'en');
    expect(services.calls.map(({ url }) => url.searchParams.get('filter_by'))).toEqual([
      'lang:=en && kind:=insights',
      'lang:=en && kind:!=-',
      'lang:=en',
    ]);
  });

  test('suggests pages', async () => {
    setUp(search);
    fakeServices({ [CALL]: { json: answer } });
    expect(await fetchSuggestions('cop', 'en')).toMatchObject([{ kind: 'page', text: 'Copper shortages' }]);
  });
});

describe('meilisearch', () => {
  const answer = {
    hits: [
      {
        id: 7,
        ...DOCUMENT,
        date: 1_795_168_800_000,
        _formatted: { ...DOCUMENT, id: '7', content: 'article about copper.' },
      },
    ],
    query: 'copper',
    processingTimeMs: 1,
    limit: 10,
    offset: 10,
    estimatedTotalHits: 12,
    facetDistribution: { kind: { insights: 12, people: 3 } },
    facetStats: {},
  };

  beforeEach(() =>
    setUp({ preset: 'meilisearch', base: 'https://engine.example', options: { index: 'pages', key: 'public' } }),
  );

  test('finds pages, their matching text, their number and the counts of the filters', async () => {
    const services = fakeServices({ 'POST /indexes/pages/search': { json: answer } });
    expect(await searchPages(PAGE_REQUEST)).toMatchObject({
      ...EXPECTED,
      results: [{ ...EXPECTED.results[0], date: new Date(1_795_168_800_000).toISOString() }],
    });
    expect(services.calls[0]!.headers.get('authorization')).toBe('Bearer public');
    expect(services.calls[0]!.json).toEqual({
      q: 'copper',
      filter: ['kind = "insights"'],
      facets: ['kind'],
      sort: ['date:desc'],
      attributesToCrop: ['content'],
      cropLength: 40,
      offset: 10,
      limit: 10,
    });
    await searchPages({ ...PAGE_REQUEST, pageFilter: 'all', sort: 'default' });
    expect(services.calls[1]!.json).not.toHaveProperty('filter');
    expect(services.calls[1]!.json).not.toHaveProperty('sort');
  });

  test('suggests pages', async () => {
    fakeServices({ 'POST /indexes/pages/search': { json: answer } });
    expect(await fetchSuggestions('cop', 'en')).toMatchObject([{ kind: 'page', text: 'Copper shortages' }]);
  });
});

describe('algolia', () => {
  const answer = {
    hits: [
      {
        objectID: '7',
        ...DOCUMENT,
        date: 1_795_168_800,
        _snippetResult: { content: { value: 'article about <em>copper</em>.', matchLevel: 'full' } },
        _highlightResult: {
          title: { value: '<em>Copper</em> shortages', matchLevel: 'full', fullyHighlighted: false },
        },
      },
    ],
    nbHits: 12,
    offset: 10,
    length: 10,
    facets: { kind: { insights: 12, people: 3 } },
    exhaustiveNbHits: true,
    query: 'copper',
    params: 'query=copper',
    processingTimeMS: 1,
  };

  beforeEach(() =>
    setUp({
      preset: 'algolia',
      options: { index: 'pages', dateIndex: 'pages_by_date', application: 'APP1', key: 'public' },
    }),
  );

  test('finds pages, their matching text, their number and the counts of the filters', async () => {
    const services = fakeServices({
      'POST /1/indexes/pages_by_date/query': { json: answer },
      'POST /1/indexes/pages/query': { json: answer },
    });
    expect(await searchPages(PAGE_REQUEST)).toMatchObject({
      ...EXPECTED,
      results: [{ ...EXPECTED.results[0], date: new Date(1_795_168_800_000).toISOString() }],
    });
    const [{ url, headers, json }] = services.calls as [(typeof services.calls)[0]];
    expect(url.origin).toBe('https://app1-dsn.algolia.net');
    expect(headers.get('x-algolia-application-id')).toBe('APP1');
    expect(headers.get('x-algolia-api-key')).toBe('public');
    expect(json).toEqual({
      query: 'copper',
      facetFilters: ['kind:insights'],
      facets: ['kind'],
      attributesToSnippet: ['content:40'],
      offset: 10,
      length: 10,
    });
    await searchPages({ ...PAGE_REQUEST, pageFilter: 'all', sort: 'default' });
    expect(services.calls[1]!.url.pathname).toBe('/1/indexes/pages/query');
    expect(services.calls[1]!.json).not.toHaveProperty('facetFilters');
  });

  test('suggests pages', async () => {
    fakeServices({ 'POST /1/indexes/pages/query': { json: answer } });
    expect(await fetchSuggestions('cop', 'en')).toMatchObject([{ kind: 'page', text: 'Copper shortages' }]);
  });
});

test('configured values override a preset, field by field', async () => {
  setUp({
    preset: 'meilisearch',
    base: 'https://engine.example',
    options: { index: 'pages', key: 'public' },
    response: { pages: { 'results[].metatags.title': 'headline' } },
  });
  fakeServices({
    'POST /indexes/pages/search': { json: { hits: [{ headline: 'Zinc', url: '/zinc' }], estimatedTotalHits: 1 } },
  });
  expect(await searchPages(PAGE_REQUEST)).toMatchObject({ results: [{ title: 'Zinc', url: '/zinc' }] });
});

test.each([
  ['an unknown preset', { preset: 'solr' }, /services\.search\.preset" must be .*"typesense".*got "solr"/],
  [
    'an option that is missing',
    { preset: 'algolia', options: { index: 'pages', key: 'k' } },
    /options\.application" must be .*is missing/,
  ],
])('the console names the key of %s', async (_what, search, message) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  setUp(search);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(warn.mock.calls.flat().join('\n')).toMatch(message);
});
