import { fakeServices } from '../../tests/setup/services';
import { findBlogPosts, fetchBlogAuthors, fetchBlogTags } from './blogs';
import { fetchBlogEntries } from './blog-entries';
import { findEvents } from './events';
import { findInsights } from './insights';
import { fetchJob, fetchSimilarJobs, searchJobs, suggestJobTerms } from './jobs';
import { findPeople } from './people';
import { fetchSuggestions, searchPages } from './search';
import { suggestUniversities } from './universities';
import { findVideos } from './video';

type Wrap = (list: unknown[]) => unknown;

const WRAPPERS: [string, Wrap][] = [
  ['a bare list', (list) => list],
  ['data', (data) => ({ data, total: 1 })],
  ['data.docs', (docs) => ({ data: { docs, numFound: 1 } })],
  ['data.items', (items) => ({ data: { items, total: 1 } })],
  ['results', (results) => ({ results })],
  ['items', (items) => ({ items, totalCount: 1 })],
  ['hits', (hits) => ({ hits, count: '1' })],
  ['hits.hits', (hits) => ({ hits: { total: 1, hits } })],
  ['response.docs', (docs) => ({ response: { numFound: 1, docs } })],
];

const insights = {
  limit: 10,
  afterId: '',
  taxonomyAndTags: { queryType: 'or', ids: [], tags: [], mustHaveTags: [], mustNotHaveTags: [] },
  excludeItems: [],
  language: 'en',
  isAlumni: false,
  filters: [],
} as const;
const events = {
  limit: 10,
  pinnedItem: '',
  region: [],
  eventMode: [],
  interest: [],
  afterId: '',
  parentFolderId: '',
  sortByField: '',
};
const blog = { site: 's', blog: 'b' };

const LISTS: [string, unknown, () => Promise<unknown>][] = [
  [
    'jobs',
    { jobID: '7', title: 'T' },
    async () => (await searchJobs({ q: '', filters: {}, start: 1, pageSize: 20, lang: 'en' })).jobs,
  ],
  ['a job', { jobID: '7', title: 'T' }, async () => [await fetchJob('7')]],
  ['similar jobs', { JobId: '8', JobTitle: 'T', JobUrl: 'u' }, () => fetchSimilarJobs('7', 'en')],
  ['job terms', 'term', () => suggestJobTerms('t', 'en')],
  [
    'search results',
    { metatags: { title: 'T' } },
    async () =>
      (await searchPages({ q: 'a', pageFilter: 'all', sort: 'default', start: 1, rows: 10, lang: 'en' })).results,
  ],
  ['search terms', 'term', () => fetchSuggestions('t', 'en')],
  ['events', { id: 'a', title: 'T' }, async () => (await findEvents(events)).events],
  ['insights', { title: 'T', url: 'u' }, async () => (await findInsights(insights)).posts],
  [
    'posts of a blog',
    { title: 'T', url: 'u' },
    async () => (await findBlogPosts({ ...blog, limit: 10, afterId: '', language: 'en' })).posts,
  ],
  ['tags of a blog', { title: 'T' }, () => fetchBlogTags('s', 'b')],
  ['authors of a blog', { title: 'T' }, () => fetchBlogAuthors('s', 'b')],
  ['entries of a blog', { id: 'a', name: 'N' }, () => fetchBlogEntries('s/b/entries')],
  ['people', { id: 'a', title: 'T' }, async () => (await findPeople({ q: '', limit: 10 })).people],
  ['films', { id: 'a' }, async () => (await findVideos({ limit: 10 })).films],
  ['universities', { name: 'T', url: 'u' }, () => suggestUniversities({ q: 'abc', lang: 'en', rows: 5 })],
];

/** The response to whatever is requested. */
function answerAll(json: unknown) {
  fakeServices();
  const text = JSON.stringify(json);
  window.fetch = async () => ({ ok: true, status: 200, headers: new Headers(), text: async () => text }) as Response;
}

describe.each(LISTS)('%s', (_name, item, load) => {
  test.each(WRAPPERS)('are read from %s', async (_wrapper, wrap) => {
    answerAll(wrap([item]));
    expect(await load()).toHaveLength(1);
    expect((await load()) as unknown[]).not.toContain(undefined);
  });
});

test('the total is read beside the list and around it', async () => {
  const people = [{ id: 'a', title: 'T' }];
  for (const json of [{ total: 7, data: { docs: people } }, { data: { docs: people, numFound: 7 } }]) {
    answerAll(json);
    expect((await findPeople({ q: '', limit: 10 })).total).toBe(7);
  }
});

test('an error that contains no list is not an empty list', async () => {
  answerAll({ data: { error: 'down', items: null } });
  await expect(findPeople({ q: '', limit: 10 })).rejects.toMatchObject({ kind: 'malformed' });
});
