import { configure } from '../../core/config';
import {
  addFilter,
  countFilters,
  createLocalPages,
  defineFilterAddress,
  removeFilter,
  removeGroup,
  restarted,
  withNamesOfCounts,
  type FilterQuery,
  type Filters,
  type ListPage,
} from './';

const SITE = 'https://site.example/events';
const address = defineFilterAddress({
  groups: {
    region: { parameter: 'location', options: ['Europe', 'São Paulo', 'Washington, D.C.', 'Gießen'] },
    sector: { options: ['Insurance, Life', 'Insurance', 'Life'] },
    interest: {},
  },
  values: { sort: { default: 'date', isValid: (value) => value === 'title' }, q: { parameter: 'query' } },
  page: 'page',
});
const emptyQuery = { filters: {}, values: { sort: 'date', q: '' }, page: 1 };

test.each([
  ['', {}],
  ['?location=EUROPE', { filters: { region: ['Europe'] } }],
  ['?location=sao%20%20paulo&location=europe', { filters: { region: ['São Paulo', 'Europe'] } }],
  ['?location=washington,%20d.c.&location=Giessen', { filters: { region: ['Washington, D.C.', 'Gießen'] } }],
  // Old URLs join names with commas.
  ['?location=europe,Sao+Paulo,europe,', { filters: { region: ['Europe', 'São Paulo'] } }],
  ['?location=Europe,Atlantis', {}],
  ['?sector=Insurance,+Life', { filters: { sector: ['Insurance, Life'] } }],
  ['?sector=Life,Insurance', { filters: { sector: ['Life', 'Insurance'] } }],
  ['?interest=AI,Careers&region=Europe', { filters: { interest: ['AI,Careers'] } }],
  ['?interest=17,+4', { filters: { interest: ['17', '4'] } }],
  ['?sort=title&query=%20steel%20&page=3', { values: { sort: 'title', q: 'steel' }, page: 3 }],
  // Invalid values in a URL.
  ['?location=constructor', {}],
  ['?sort=size', {}],
  ['?page=0', {}],
  ['?page=-2', {}],
  ['?page=1.5', {}],
  ['?page=next', {}],
  ['?page=1e99', {}],
  [`?query=${'a'.repeat(300)}`, { values: { sort: 'date', q: 'a'.repeat(200) } }],
])('%s asks for this', (search, expected) =>
  expect(address.read(SITE + search)).toEqual({ ...emptyQuery, ...expected }),
);

test('the address contains non-default values, and keeps foreign parameters', () => {
  const query = { filters: { region: ['Europe', 'São Paulo'] }, values: { sort: 'title', q: 'R&D' }, page: 2 };
  const href = address.href(query, `${SITE}?theme=dark&location=sao+paulo,europe&page=7#main`);
  expect(href).toBe(`${SITE}?theme=dark&location=Europe&location=S%C3%A3o+Paulo&sort=title&query=R%26D&page=2#main`);
  expect(address.read(href)).toEqual(query);
  expect(address.href(emptyQuery, href)).toBe(`${SITE}?theme=dark#main`);
  expect(address.key(query)).toBe(address.key(address.read(href)));
});

test('keeps a parameter of the host with the same name', () => {
  const host = `${SITE}?page=about&location=office-7&sort=price`;
  expect(address.read(host)).toEqual(emptyQuery);
  const href = address.href({ ...emptyQuery, page: 2 }, host);
  expect(href).toBe(`${host}&page=2`);
  expect(address.read(href)).toEqual({ ...emptyQuery, page: 2 });
  expect(address.href(emptyQuery, href)).toBe(host);
});

test('a list uses the names that the configuration gives its parameters', () => {
  configure([
    { from: 'a test', isTrusted: true, values: { parameters: { names: { page: 'list-page', query: 's' } } } },
  ]);
  const query = { filters: { region: ['Europe'] }, values: { sort: 'date', q: 'steel' }, page: 2 };
  const href = address.href(query, `${SITE}?page=12&query=abc`);
  expect(href).toBe(`${SITE}?page=12&query=abc&location=Europe&s=steel&list-page=2`);
  expect(address.read(href)).toEqual(query);
  configure([]);
});

test('another filter or value begins at the first page', () => {
  const query = { filters: { region: ['Europe'] }, values: { sort: 'date', q: 'steel' }, page: 4 };
  expect(restarted(query, { values: { sort: 'title' } })).toEqual({
    filters: query.filters,
    values: { sort: 'title', q: 'steel' },
    page: 1,
  });
  expect(restarted(query, { filters: {} })).toEqual({ filters: {}, values: query.values, page: 1 });
});

test('filters are added and removed, individually and by group', () => {
  let filters: Filters = {};
  filters = addFilter(addFilter(addFilter(filters, 'region', 'Europe'), 'region', 'Asia'), 'format', 'Virtual');
  expect(addFilter(filters, 'region', 'Asia')).toBe(filters);
  expect(countFilters(filters)).toBe(3);
  expect(removeFilter(filters, 'region', 'Asia')).toEqual({ region: ['Europe'], format: ['Virtual'] });
  expect(removeFilter(filters, 'format', 'Virtual')).toEqual({ region: ['Europe', 'Asia'] });
  expect(removeGroup(filters, 'region')).toEqual({ format: ['Virtual'] });
});

describe('items that are in the browser already', () => {
  const people = Array.from({ length: 10 }, (_, index) => ({
    name: `Person ${index}`,
    offices: index % 2 ? ['Oslo'] : ['Rome', 'Lima'],
    role: index < 3 ? 'Partner' : 'Expert',
  }));
  const fetchPage = createLocalPages({
    items: people,
    groups: { office: ({ offices }) => offices, role: ({ role }) => [role] },
    matches: ({ name }, { q = '' }) => name.includes(q),
    compare: ({ sort }) => (sort === 'name' ? (first, other) => other.name.localeCompare(first.name) : undefined),
    pageSize: 3,
  });
  const fetchPeople = (query: { filters?: Filters; values?: Record<string, string>; page?: number }, after?: number) =>
    fetchPage(
      { filters: {}, values: {}, page: 1, ...query },
      { after, lang: 'en', signal: new AbortController().signal },
    );

  test('are filtered, counted as a service would, and paged', async () => {
    expect(await fetchPeople({ filters: { office: ['Oslo'], role: ['Expert'] } })).toEqual({
      items: [people[3], people[5], people[7]],
      total: 4,
      next: 3,
      counts: { office: { Oslo: 4, Rome: 3, Lima: 3 }, role: { Partner: 1, Expert: 4 } },
      without: { office: 7, role: 5 },
    });
    expect(await fetchPeople({ filters: { office: ['Oslo'], role: ['Expert'] } }, 3)).toMatchObject({
      items: [people[9]],
      next: undefined,
    });
    expect((await fetchPeople({ page: 2 })).items).toHaveLength(6);
  });

  test('are searched and sorted', async () => {
    expect(await fetchPeople({ values: { q: '7' } })).toMatchObject({ items: [people[7]], total: 1 });
    expect((await fetchPeople({ values: { sort: 'name' } })).items[0]).toBe(people[9]);
    expect(people[0]!.name).toBe('Person 0');
  });

  test('an unknown group has no results', async () => {
    expect(await fetchPeople({ filters: { constructor: ['x'] } })).toMatchObject({ total: 0 });
  });

  test('2,000 people are filtered within 50 ms', async () => {
    const many = createLocalPages({
      items: Array.from({ length: 2000 }, (_, index) => people[index % 10]!),
      groups: { office: ({ offices }) => offices, role: ({ role }) => [role] },
    });
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const before = performance.now();
      await many(
        { filters: { office: ['Oslo'], role: ['Expert'] }, values: {}, page: 1 },
        { lang: 'en', signal: new AbortController().signal },
      );
      times.push(performance.now() - before);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

describe('a list whose options come only from the service', () => {
  const requestedFilters: Filters[] = [];
  const fetchPage = withNamesOfCounts(async ({ filters }: FilterQuery): Promise<ListPage<string>> => {
    requestedFilters.push(filters);
    return { items: [], total: 0, counts: { city: { Hamburg: 3, 'Washington, D.C.': 2, Oslo: 1 } } };
  });
  const fetchCity = (city: readonly string[]) =>
    fetchPage({ filters: { city }, values: {}, page: 1 }, { lang: 'en', signal: new AbortController().signal });
  beforeEach(() => (requestedFilters.length = 0));

  test('is requested again by the names in its counts, and directly by them from then on', async () => {
    await fetchCity(['hamburg,oslo']);
    expect(requestedFilters).toEqual([{ city: ['hamburg,oslo'] }, { city: ['Hamburg', 'Oslo'] }]);
    await fetchCity(['hamburg,oslo']);
    expect(requestedFilters.slice(2)).toEqual([{ city: ['Hamburg', 'Oslo'] }]);
  });

  test('is requested once where the address has those names, or names of nothing', async () => {
    await fetchCity(['Washington, D.C.', 'Atlantis']);
    expect(requestedFilters).toEqual([{ city: ['Washington, D.C.', 'Atlantis'] }]);
  });
});
