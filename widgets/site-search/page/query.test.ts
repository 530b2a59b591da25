import {
  hasExactVariant,
  changed,
  correctionOf,
  exactly,
  pageOf,
  searchAddress,
  startOf,
  type SearchQuery,
} from './query';

const { read: queryOf, href: addressOf } = searchAddress;
const SITE = 'https://site.example/search';
const defaults: SearchQuery = { q: 'hydrogen', pageFilter: 'all', sort: 'default', start: 1 };

test.each([
  ['', { q: '' }],
  ['?q=hydrogen', {}],
  ['?q=%20hydrogen%20', {}],
  ['?q=hydrogen&pageFilter=people', { pageFilter: 'people' }],
  ['?q=hydrogen&pageFilter=insights&sort=date', { pageFilter: 'insights', sort: 'date' }],
  ['?q=hydrogen&start=21', { start: 21 }],
  // Invalid values in a URL.
  ['?q=hydrogen&pageFilter=offices', {}],
  ['?q=hydrogen&pageFilter=People', {}],
  ['?q=hydrogen&sort=date', {}],
  ['?q=hydrogen&sort=size&pageFilter=insights', { pageFilter: 'insights' }],
  ['?q=hydrogen&start=25', { start: 21 }],
  ['?q=hydrogen&start=0', {}],
  ['?q=hydrogen&start=-11', {}],
  ['?q=hydrogen&start=next', {}],
  [`?q=${'a'.repeat(300)}`, { q: 'a'.repeat(200) }],
] as const)('%s asks for this', (address, expected) => {
  expect(queryOf(SITE + address)).toEqual({ ...defaults, ...expected });
});

test.each([
  [defaults, '?q=hydrogen'],
  [{ ...defaults, q: '' }, ''],
  [{ ...defaults, q: 'R&D + "green steel"' }, '?q=R%26D+%2B+%22green+steel%22'],
  [
    { ...defaults, pageFilter: 'insights', sort: 'date', start: 31 },
    '?q=hydrogen&pageFilter=insights&sort=date&start=31',
  ],
] as const)('%j has its address, and reads back the same', (query, expected) => {
  expect(addressOf(query, SITE)).toBe(SITE + expected);
  expect(queryOf(SITE + expected)).toEqual(query);
});

test('parameters of others stay, the fragment goes', () => {
  expect(addressOf({ ...defaults, start: 11 }, `${SITE}?theme=dark&q=old&start=21#main`)).toBe(
    `${SITE}?theme=dark&q=hydrogen&start=11`,
  );
});

test.each([
  ['another filter', { pageFilter: 'people' }, { pageFilter: 'people', sort: 'default', start: 1 }],
  ['another order', { sort: 'default' }, { sort: 'default', start: 1 }],
  ['another query', { q: 'steel' }, { q: 'steel', start: 1 }],
  ['another page', { start: 31 }, { start: 31 }],
] as const)('%s begins where it should', (_, change, expected) => {
  const now: SearchQuery = { ...defaults, pageFilter: 'insights', sort: 'date', start: 21 };
  expect(changed(now, change)).toEqual({ ...now, ...expected });
});

test.each([
  [1, 1],
  [2, 11],
  [13, 121],
])('page %i begins at result %i', (page, start) => {
  expect(startOf(page)).toBe(start);
  expect(pageOf(start)).toBe(page);
});

test.each([
  ['hydorgen', '"hydorgen"'],
  ['green  hydorgen', '"green" "hydorgen"'],
  ['"hydorgen"', '"hydorgen"'],
  ['', ''],
])('%s, exactly', (query, expected) => expect(exactly(query)).toBe(expected));

test.each([
  ['hydorgen', 'hydrogen', 'hydrogen'],
  ['"hydorgen"', 'hydrogen', 'hydrogen'],
  ['Hydrogen', 'hydrogen', undefined],
  ['"hydrogen"', 'hydrogen', undefined],
  ['green  hydrogen', 'green hydrogen', undefined],
  ['hydrogen', '', undefined],
])('%s, searched as "%s"', (query, used, expected) => expect(correctionOf(query, used)).toBe(expected));

test.each([
  ['hydorgen', true],
  ['"hydorgen"', false],
])('%s can be insisted on: %s', (query, expected) => expect(hasExactVariant(query)).toBe(expected));
