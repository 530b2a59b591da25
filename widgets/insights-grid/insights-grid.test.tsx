import { screen, waitFor } from 'testing';
import { announced } from '../../tests/setup/announced';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answer, type Answerer, type Call } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import insightsGrid from './index';

const POSTS = 'POST /services/articles/api/insightsgrid/articles';

interface Asked {
  limit: number;
  afterId: string;
  filters: { id: string; name: string; taxonomy: string[]; tags: string[] }[];
}

const askedIn = ({ json }: Call) => json as Asked;
const post = (id: string, more: object = {}) => ({
  id,
  title: `Article ${id}`,
  url: `/insights/${id}`,
  displayDate: '2026-11-02',
  source: 'Alder & Voss',
  ...more,
});
const answer = (posts: object[], more: object = {}): Answer => ({
  json: { data: { posts, hasNext: false, nextCursor: '', total: posts.length, ...more } },
});

/** Ten of 24, after any cursor. */
function found(call: Call): Answer {
  const { limit, afterId, filters } = askedIn(call);
  const first = Number(afterId || 0);
  const end = Math.min(24, first + limit);
  const posts = [...Array(end - first).keys()].map((index) =>
    post(`${filters[0]?.name ?? 'all'}-${first + index + 1}`),
  );
  return answer(posts, { total: 24, hasNext: end < 24, nextCursor: end < 24 ? String(end) : '' });
}

let close = () => {};

async function open(address = '/practices/energy', served: Answerer = found, html = serverHtml, config = {}) {
  history.replaceState(null, '', address);
  const services = fakeServices({ [POSTS]: served });
  const mounted = await mountPlaceholder(html, insightsGrid, config);
  close = mounted.unmount;
  return { ...mounted, services, calls: () => services.callsOf(POSTS).map(askedIn) };
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((element) => element.textContent);
const link = (name: string) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** The server-rendered content of one of 24 articles. */
const serverHtml = `<div data-module="insights-grid" data-total="24" data-next-cursor="1" data-ids="energy" data-query-type="and" data-must-have-tags="report, long" data-must-not-have-tags="draft" data-page-id="own" data-exclude-items="other,own">
  <p><a data-item="filters" href="?filter=talks"><data data-field="id" value="talks"></data><b data-field="name">Interviews</b><data data-field="tags" value="Interview"></data><data data-field="taxonomy" value="people"></data></a>
    <a data-item="filters" href="?filter=Grids"><b data-field="name">Grids</b></a></p>
  <ul><li data-item="posts"><data data-field="id" value="copper"></data><h2 data-field="title">Copper</h2><data data-field="url" value="/insights/copper"></data><p data-field="description">Found.</p><data data-field="displayDate" value="2026-11-02"></data></li></ul></div>`;
const bare = '<div data-module="insights-grid"></div>';

beforeEach(() => {
  forgetEverything();
  document.documentElement.lang = 'en-GB';
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => close());

test('adopts the server-rendered content, and fetches nothing', async () => {
  const { services } = await open();
  expect(titles()).toEqual(['Copper']);
  expect(link('Copper')).toHaveAttribute('href', '/insights/copper');
  expect(screen.getByText('2 November 2026')).toBeVisible();
  expect(link('All')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('24 articles', { selector: '.inlay-list-view__line' })).toBeVisible();
  expect(announced()).toBe('');
  expect(services.calls).toHaveLength(0);
});

test('more come where the server stopped, with exactly the query of the editor', async () => {
  const { user, calls } = await open();
  await user.click(button('Show more'));
  await waitFor(() => expect(titles()).toHaveLength(11));
  expect(calls()).toEqual([
    {
      limit: 10,
      afterId: '1',
      taxonomyAndTags: {
        queryType: 'and',
        ids: ['energy'],
        tags: [],
        mustHaveTags: ['report', 'long'],
        mustNotHaveTags: ['draft'],
      },
      excludeItems: ['own', 'other'],
      language: 'en-GB',
      isAlumni: false,
      filters: [],
    },
  ]);
  expect(location.search).toBe('?page=2');
  expect(link('Article all-2')).toHaveFocus();
});

test('a filter narrows the grid, in the address, and Back takes it away', async () => {
  const { user, calls } = await open();
  await user.click(link('Interviews'));
  await waitFor(() => expect(titles()[0]).toBe('Article Interviews-1'));
  expect(calls()[0]!.filters).toEqual([{ id: 'talks', name: 'Interviews', taxonomy: ['people'], tags: ['Interview'] }]);
  expect(location.search).toBe('?filter=talks');
  expect(link('Interviews')).toHaveAttribute('aria-current', 'true');
  expect(announced()).toBe('24 articles; Interviews');
  history.back();
  await waitFor(() => expect(titles()).toEqual(['Copper']));
  expect(calls()).toHaveLength(1);
});

test('two grids of a page have their own addresses', async () => {
  const { user } = await open(
    '/practices/energy?filter=talks&page=3',
    found,
    serverHtml.replace('data-total', 'data-parameter="kind" data-total'),
  );
  expect(titles()).toEqual(['Copper']);
  await user.click(link('Interviews'));
  await waitFor(() => expect(location.search).toBe('?filter=talks&page=3&kind=talks'));
});

describe('without anything from the server', () => {
  test('ten are fetched', async () => {
    const { calls } = await open('/', found, bare);
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(calls()).toMatchObject([{ limit: 10, afterId: '', excludeItems: [] }]);
  });

  test.each([
    ['a list alone', { json: { data: [post('one'), post('two')] } }, 2],
    ['no cursor', answer([post('one')], { hasNext: true, total: 40 }), 1],
  ])('a service that answers %s has no more', async (_, served, count) => {
    await open('/', () => served, bare);
    await waitFor(() => expect(titles()).toHaveLength(count));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('a service that does not count has more than are shown', async () => {
    await open('/', () => ({ json: { data: { posts: [post('one')], hasNext: true, nextCursor: 'x' } } }), bare);
    expect(await screen.findByText('Showing 1 of 1+')).toBeVisible();
  });

  test('leaves out posts without a title or a safe link, and duplicates', async () => {
    await open(
      '/',
      () =>
        answer([
          post('one'),
          post('one'),
          post('two', { title: '' }),
          post('three', { url: 'javascript:alert(1)' }),
          { id: 'four' },
          [],
          post('<b>'),
        ]),
      bare,
    );
    await waitFor(() => expect(titles()).toEqual(['Article one', 'Article <b>']));
  });

  test('a card without picture or date has neither', async () => {
    const { element } = await open(
      '/',
      () =>
        answer([
          post('one', { displayDate: '0001-01-01T00:00:00' }),
          post('two', { displayDate: 'soon', imageUrl: 'javascript:alert(1)' }),
        ]),
      bare,
    );
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(element.querySelectorAll('time, img')).toHaveLength(0);
  });

  test('an empty grid says so, by the editor’s text', async () => {
    await open('/', () => answer([]), '<div data-module="insights-grid" data-no-posts="Nothing yet."></div>');
    expect(await screen.findByText('Nothing yet.')).toBeVisible();
  });
});

test('pages in Japanese show no dates', async () => {
  document.documentElement.lang = 'ja-JP';
  const { element } = await open();
  expect(titles()).toEqual(['Copper']);
  expect(element.querySelector('time')).toBeNull();
});

test('the first may be large', async () => {
  const { element } = await open('/', found, serverHtml.replace('data-total', 'data-is-first-large="true" data-total'));
  expect(element.querySelector('[data-large] .inlay-card')).toHaveAttribute('data-layout', 'row');
});

test('in edit mode nothing is fetched, and empty texts show their names', async () => {
  const { services, user } = await open('/', found, serverHtml, { mode: 'edit' });
  expect(screen.getByRole('heading', { name: '[heading]' })).toBeVisible();
  await user.click(link('Interviews'));
  await user.click(button('Show more'));
  expect(location.search).toBe('');
  expect(services.calls).toHaveLength(0);
});

test('a feed is filtered by its topics and paged, without the service', async () => {
  const item = (name: string, topic: string) =>
    `<item><title>${name}</title><link>/notes/${name}</link><category>${topic}</category></item>`;
  history.replaceState(null, '', '/notes');
  const services = fakeServices({
    'GET /feed': {
      text: `<rss><channel>${item('a', 'energy')}${item('b', 'Ports')}${item('c', 'Energy')}${item('d', 'Draft')}<item><title>Evil</title><link>javascript:alert(1)</link></item></channel></rss>`,
    },
  });
  const { user, unmount } = await mountPlaceholder(
    '<div data-module="insights-grid" data-source="/feed" data-limit="2" data-must-not-have-tags="draft"><a data-item="filters" href="?filter=Energy"><b data-field="name">Energy</b></a></div>',
    insightsGrid,
  );
  close = unmount;
  await waitFor(() => expect(titles()).toEqual(['a', 'b']));
  await user.click(button('Show more'));
  await waitFor(() => expect(titles()).toEqual(['a', 'b', 'c']));
  await user.click(link('Energy'));
  await waitFor(() => expect(titles()).toEqual(['a', 'c']));
  expect(services.calls.map(({ operation }) => operation)).toEqual(['GET /feed']);
});
