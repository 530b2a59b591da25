import { act, screen, waitFor } from 'testing';
import { announced } from '../../tests/setup/announced';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answer, type Answerer, type Call } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import { nameOf, readHash } from './blog-address';
import { cropOf } from './BlogHero';
import blog from './index';

const BASE = 'GET /services/articles/alder-voss/second-shift';
const POSTS = `${BASE}/posts`;

const post = (id: string, more: object = {}) => ({
  id,
  title: `Entry ${id}`,
  url: `/blogs/second-shift/${id}`,
  displayDate: '2026-11-02',
  ...more,
});
const askedIn = ({ url }: Call) => Object.fromEntries(url.searchParams);

/** Two of three for a topic or an author, ten of 24 for all, none for an unknown filter. */
function found(call: Call): Answer {
  const { tag = '', author = '', afterId = '', limit = '10' } = askedIn(call);
  const name = tag || author;
  const total = name === 'nothing' ? 0 : name ? 3 : 24;
  const first = Number(afterId || 0);
  const end = Math.min(total, first + (name ? 2 : Number(limit)));
  const posts = [...Array(end - first).keys()].map((index) => post(`${name || 'all'}-${first + index + 1}`));
  return { json: { posts, hasNext: end < total, nextCursor: end < total ? String(end) : '', total: total } };
}

const ingrid = {
  url: '/blogs/second-shift#/author/ingrid-solheim',
  title: 'Ingrid Solheim',
  image: '/portraits/ingrid.svg',
  firmtitle: 'Senior Partner',
  location: { name: 'Oslo', url: '/offices#oslo' },
  authordescription: 'Edits this blog on trains.',
  profiledescription: 'Leads.',
  profileurl: '/people/ingrid-solheim',
  authorTitle: 'Editor',
};
const peter = {
  url: '/blogs/second-shift#/author/peter-hollis',
  title: 'Peter Hollis',
  image: '',
  firmtitle: 'Partner',
  authordescription: '',
  profiledescription: 'Writes well.',
  profileurl: '/people/peter-hollis',
};
const TAGS: Answer = {
  json: {
    results: [{ url: '#/tag/energy', title: 'Energy & more' }, { url: '', title: 'Circular economy' }, { title: '' }],
  },
};
const AUTHORS: Answer = { json: { results: [ingrid, peter, { title: 7 }] } };

const head = '<h1 data-field="title">Second shift</h1><p data-field="description">Short notes.</p>';
const attributes = 'data-module="blog" data-site="alder-voss" data-blog="second-shift"';
/** The server-rendered content with one of 24 entries. */
const serverHtml = `<div ${attributes} data-total="24" data-next-cursor="1">${head}
  <a data-item="tags" href="#/tag/energy"><data data-field="url" value="#/tag/energy"></data><b data-field="title">Energy &amp; more</b></a>
  <p data-item="authors"><data data-field="url" value="#/author/ingrid-solheim"></data><b data-field="title">Ingrid Solheim</b><data data-field="authorTitle" value="Editor"></data><data data-field="profiledescription" value="Leads."></data></p>
  <ul><li data-item="posts"><data data-field="id" value="copper"></data><h2 data-field="title">Copper</h2><data data-field="url" value="/blogs/second-shift/copper"></data></li></ul></div>`;
const bare = `<div ${attributes}>${head}</div>`;

let close = () => {};

async function open(
  hash = '',
  {
    html = serverHtml,
    served = {},
    config = {},
  }: { html?: string; served?: Record<string, Answerer>; config?: object } = {},
) {
  history.replaceState(null, '', `/blogs/second-shift?theme=dark${hash}`);
  const services = fakeServices({ [POSTS]: found, [`${BASE}/tags`]: TAGS, [`${BASE}/authors`]: AUTHORS, ...served });
  const mounted = await mountPlaceholder(html, blog, { ...config });
  close = mounted.unmount;
  return { ...mounted, services, requestParameters: () => services.callsOf(POSTS).map(askedIn) };
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((element) => element.textContent);
const link = (name: string) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** As a link of the page or a typed address would. */
const goTo = (hash: string) => act(() => void (location.hash = hash));

beforeEach(() => {
  forgetEverything();
  document.documentElement.lang = 'en-GB';
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => close());

test('adopts the server-rendered content, and fetches nothing', async () => {
  const { services } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Second shift' })).toBeVisible();
  expect(titles()).toEqual(['Copper']);
  expect(screen.getByText('24 entries', { selector: '.inlay-list-view__line' })).toBeVisible();
  expect(link('Energy & more')).toHaveAttribute('href', expect.stringMatching(/\?theme=dark#\/tag\/energy$/));
  expect(services.calls).toHaveLength(0);
});

test('the feed to subscribe to is that of the blog, or of the topic or author that is shown', async () => {
  const feed = '<a data-field="feed" href="/second-shift.atom?site=en">Feed</a>';
  const { user } = await open('', { html: serverHtml.replace(head, head + feed) });
  const subscribe = () => link('Subscribe to these entries (Atom feed)').getAttribute('href');
  expect(subscribe()).toBe('http://localhost/second-shift.atom?site=en');
  await user.click(link('Energy & more'));
  await waitFor(() => expect(subscribe()).toBe('http://localhost/second-shift.atom?site=en&tag=energy'));
  goTo('#/author/ingrid-solheim');
  await waitFor(() => expect(subscribe()).toBe('http://localhost/second-shift.atom?site=en&author=ingrid-solheim'));
});

test('a topic is shared with its address', async () => {
  await open('#/tag/energy');
  const share = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Share on LinkedIn' });
  const shared = () => new URL(new URL(share.href).searchParams.get('url')!);
  await waitFor(() => expect(shared().hash).toBe('#/tag/energy'));
});

test.each([
  [4, '4 min read'],
  [3.2, '4 min read'],
])('an entry of %s minutes says how long it takes to read', async (readingMinutes, text) => {
  await open('', {
    html: bare,
    served: { [POSTS]: { json: { posts: [post('a', { readingMinutes }), post('b')], hasNext: false, total: 2 } } },
  });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText(/min read/)).toHaveLength(1);
});

test('a topic narrows the blog in the address, says so, and Back brings all of it back', async () => {
  const { user, requestParameters } = await open();
  await user.click(link('Energy & more'));
  await waitFor(() => expect(titles()).toEqual(['Entry energy-1', 'Entry energy-2']));
  expect(location.href).toMatch(/\?theme=dark#\/tag\/energy$/);
  const heading = screen.getByRole('heading', { level: 1, name: 'Energy & more' });
  expect(heading).toHaveFocus();
  expect(announced()).toBe('3 entries; Energy & more');
  expect(screen.queryByText('Short notes.')).not.toBeInTheDocument();
  expect(requestParameters()).toEqual([{ tag: 'energy', limit: '10', afterId: '', language: 'en-GB' }]);
  history.back();
  await waitFor(() => expect(titles()).toEqual(['Copper']));
  expect(screen.getByText('Short notes.')).toBeVisible();
  history.forward();
  await waitFor(() => expect(titles()).toEqual(['Entry energy-1', 'Entry energy-2']));
  expect(requestParameters()).toHaveLength(1);
});

test('all entries are one press away from a topic', async () => {
  const { user } = await open('#/tag/energy');
  await waitFor(() => expect(titles()).toHaveLength(2));
  await user.click(link('All entries'));
  await waitFor(() => expect(titles()).toHaveLength(10));
  expect(location.href).toMatch(/\?theme=dark$/);
});

test('loads more of a topic by its cursor, and focuses the first new entry', async () => {
  const { user, requestParameters } = await open('#/tag/energy');
  await waitFor(() => expect(titles()).toHaveLength(2));
  await user.click(button('Show more'));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(requestParameters().at(-1)).toMatchObject({ tag: 'energy', afterId: '2' });
  expect(link('Entry energy-3')).toHaveFocus();
  expect(location.hash).toBe('#/tag/energy');
});

test('an author with a title in the blog is introduced, another one is only named', async () => {
  const { user } = await open('#/author/ingrid-solheim', { html: bare });
  expect(await screen.findByText('Edits this blog on trains.')).toBeVisible();
  expect(screen.getByText('Editor')).toBeVisible();
  expect(link('Oslo')).toHaveAttribute('href', '/offices#oslo');
  expect(link('View profile')).toHaveAttribute('href', '/people/ingrid-solheim');
  await user.click(link('All entries'));
  await user.click(await screen.findByRole('link', { name: 'Peter Hollis' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Peter Hollis' })).toHaveFocus();
  expect(screen.queryByText('Writes well.')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'View profile' })).not.toBeInTheDocument();
});

test('needs no request for a server-rendered author', async () => {
  const { services } = await open('#/author/ingrid-solheim');
  expect(await screen.findByText('Leads.')).toBeVisible();
  expect(services.callsOf(`${BASE}/authors`)).toHaveLength(0);
});

test('a topic that there is not is named above all entries, and more of those come', async () => {
  const { user, requestParameters } = await open('#/tag/nothing');
  expect(
    await screen.findByText('There are no entries for “Nothing”. These are all entries of the blog.', {
      selector: '.inlay-blog__unknown',
    }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Second shift' })).toBeVisible();
  expect(titles()).toHaveLength(10);
  await user.click(button('Show more'));
  await waitFor(() => expect(titles()).toHaveLength(20));
  expect(requestParameters().at(-1)).toEqual({ afterId: '10', limit: '10', language: 'en-GB' });
});

test.each(['#comments', '#/signin', '#/tag/', '#/tag/a/b', '#/download/x'])(
  'the foreign fragment %s changes nothing',
  async (hash) => {
    const { services } = await open(hash);
    expect(titles()).toEqual(['Copper']);
    expect(services.calls).toHaveLength(0);
    expect(location.hash).toBe(hash);
  },
);

test('a foreign fragment leaves a topic unchanged, and the link back works', async () => {
  const { requestParameters } = await open('#/tag/energy');
  await waitFor(() => expect(titles()).toHaveLength(2));
  goTo('#/signin');
  await waitFor(() => expect(location.hash).toBe('#/signin'));
  expect(screen.getByRole('heading', { level: 1, name: 'Energy & more' })).toBeVisible();
  history.back();
  await waitFor(() => expect(location.hash).toBe('#/tag/energy'));
  expect(titles()).toHaveLength(2);
  expect(requestParameters()).toHaveLength(1);
});

test('a link of the page to a topic works without loading it', async () => {
  await open();
  goTo('#/tag/Circular%20Economy');
  await waitFor(() => expect(titles()).toEqual(['Entry circular-economy-1', 'Entry circular-economy-2']));
});

test('without its tags and authors the blog still has its entries', async () => {
  await open('#/tag/circular-economy', {
    html: bare,
    served: { [`${BASE}/tags`]: { status: 404 }, [`${BASE}/authors`]: { json: { results: 'none' } } },
  });
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.getByRole('heading', { level: 1, name: 'Circular economy' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('its tags and authors have their place while they are on their way, which readers of a screen do not hear of', async () => {
  const html = bare.replace('data-blog', 'data-browse-options="tags, authors" data-blog');
  await open('', { html, served: { [`${BASE}/tags`]: 'never', [`${BASE}/authors`]: 'never' } });
  await waitFor(() => expect(titles()).toHaveLength(10));
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getAllByRole('navigation', { hidden: true })).toHaveLength(2);
});

test('what the service says is text, and what has no target is left out', async () => {
  const posts = [
    post('<b>'),
    post('two', { url: 'javascript:alert(1)' }),
    post('three', { title: '' }),
    post('four', { displayDate: '0001-01-01', imageUrl: 'javascript:alert(1)' }),
  ];
  const { element } = await open('', {
    html: bare,
    served: { [POSTS]: { json: { posts, total: '4', hasNext: true } } },
  });
  await waitFor(() => expect(titles()).toEqual(['Entry <b>', 'Entry four']));
  expect(element.querySelectorAll('.inlay-card img, .inlay-card b')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

describe('The hero', () => {
  const withHero = (more: string) =>
    `<div ${attributes} data-total="0" ${more}>${head}<img data-field="heroImage" src="/hero.svg" alt="Rock" width="1600" height="900"></div>`;
  const hero = (element: Element) => element.querySelector<HTMLElement>('.inlay-blog__hero')!;

  test.each([
    ['Full Height Hero', 'full'],
    ['full-height-hero', 'full'],
    ['HALF HEIGHT HERO', 'half'],
    ['halfheighthero', 'half'],
  ])('is as high as "%s" says', async (style, height) => {
    const { element } = await open('', { html: withHero(`data-hero-image-render-style="${style}"`) });
    expect(hero(element)).toHaveAttribute('data-height', height);
    expect(screen.getByAltText('Rock')).toBeInTheDocument();
  });

  test('reserves no space for an image that is switched off or missing', async () => {
    const { element } = await open('', { html: withHero('data-hero-image-render-style="No Image"') });
    expect(hero(element)).toHaveAttribute('data-height', 'none');
    expect(element.querySelector('.inlay-blog__hero img, .inlay-blog__picture')).toBeNull();
    close();
    const other = await open('', { html: bare });
    expect(hero(other.element)).toHaveAttribute('data-height', 'none');
  });

  test.each([
    ['-5', '0px', 'is -5, but must be 0 to 400; 0 is used'],
    ['40', '40px', undefined],
    ['4000', '400px', 'is 4000, but must be 0 to 400; 400 is used'],
  ])('crops its top by no more than is sensible: %s', async (offset, used, note) => {
    const { element, notes } = await open('', {
      html: withHero(`data-hero-image-top-offset="${offset}"`),
      config: { mode: 'edit' },
    });
    expect(hero(element).style.getPropertyValue('--inlay-blog-offset')).toBe(used);
    expect(notes().filter((note) => note.includes('heroImageTopOffset'))).toEqual(
      note ? [expect.stringContaining(note)] : [],
    );
  });

  test.each([
    ['left', '0%'],
    [' Right ', '100%'],
    ['center', '50%'],
    ['35%', '35%'],
    ['62.5', '62.5%'],
    ['900%', '100%'],
    ['-10%', '50%'],
    ['url(x)', '50%'],
  ])('keeps %s of a picture that is too wide in view', (offset, used) => expect(cropOf(offset)).toBe(used));
});

test('an invalid background colour is ignored, with a note for the editor', async () => {
  const { element, notes } = await open('', {
    html: serverHtml.replace('data-total', 'data-hero-background-color="petrol" data-total'),
    config: { mode: 'edit' },
  });
  expect(element.querySelector('.inlay-blog__hero')).not.toHaveAttribute('data-ground');
  expect(notes()).toContain('heroBackgroundColor must be a colour such as #14302f, got "petrol". It is left out.');
});

test('months part the entries where the editor wants that, except in Japanese', async () => {
  const posts = [
    post('one', { displayDate: '2026-11-02' }),
    post('two', { displayDate: '2026-11-01' }),
    post('three', { displayDate: '2026-09-30' }),
  ];
  const options = {
    html: `<div ${attributes} data-browse-options="dates">${head}</div>`,
    served: { [POSTS]: { json: { posts, total: 3 } } },
  };
  await open('', options);
  await waitFor(() => expect(titles()).toEqual(['November 2026', 'September 2026']));
  expect(screen.getAllByRole('heading', { level: 3 }).map((element) => element.textContent)).toEqual([
    'Entry one',
    'Entry two',
    'Entry three',
  ]);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  close();
  document.documentElement.lang = 'ja';
  await open('', options);
  await waitFor(() => expect(titles()).toEqual(['Entry one', 'Entry two', 'Entry three']));
});

test.each([
  ['standard-blog', 'row'],
  ['Card Based', 'stacked'],
])('the theme %s lays its entries out', async (theme, layout) => {
  const { element } = await open('', {
    html: serverHtml.replace('data-total', `data-blog-theme="${theme}" data-total`),
  });
  expect(element.querySelector('.inlay-card')).toHaveAttribute('data-layout', layout);
});

test('the ways to share it may be left out', async () => {
  await open();
  expect(screen.getByRole('group', { name: 'Share' })).toBeVisible();
  close();
  await open('', { html: serverHtml.replace('data-total', 'data-hide-share-tools="true" data-total') });
  expect(screen.queryByRole('group', { name: 'Share' })).not.toBeInTheDocument();
});

test('in edit mode nothing is fetched, nothing changes, and empty texts show their names', async () => {
  const { services, user } = await open('#/tag/energy', {
    html: serverHtml.replace(head, ''),
    config: { mode: 'edit' },
  });
  expect(screen.getByRole('heading', { level: 1, name: '[title]' })).toBeVisible();
  expect(screen.getByText('[description]')).toBeVisible();
  expect(titles()).toEqual(['Copper']);
  await user.click(link('Energy & more'));
  expect(titles()).toEqual(['Copper']);
  expect(services.calls).toHaveLength(0);
});

test.each([
  ['', {}],
  ['/', {}],
  ['/tag/energy', { filter: { type: 'tag', value: 'energy' } }],
  ['/TAG/Energy', { filter: { type: 'tag', value: 'energy' } }],
  ['/author/J%C3%BCrgen%20Müller/', { filter: { type: 'author', value: 'jurgen-muller' } }],
  ['/tag/%2525', { filter: { type: 'tag', value: '25' } }],
  ['/tag/50%', { filter: { type: 'tag', value: '50' } }],
  ['/tag/%F0', { filter: { type: 'tag', value: 'f0' } }],
  ['/tag/--', undefined],
  ['/tags/energy', undefined],
  ['tag/energy', undefined],
])('the fragment %j asks for %j', (hash, query) => expect(readHash(hash)).toEqual(query));

test('names that are not known are made of what the address says', () => {
  expect(nameOf({ type: 'tag', value: 'circular-economy' })).toBe('Circular economy');
  expect(nameOf({ type: 'author', value: 'jürgen-o-neill' })).toBe('Jürgen O Neill');
});

test('a feed is browsed by its topics and authors, without the service', async () => {
  const item = (name: string, topic: string, author: string) =>
    `<item><title>${name}</title><link>/notes/${name}</link><category>${topic}</category><dc:creator>${author}</dc:creator></item>`;
  const { services, user } = await open('', {
    html: `<div data-module="blog" data-source="/feed">${head}</div>`,
    served: {
      'GET /feed': {
        text: `<rss xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${item('a', 'Energy', 'Ingrid Solheim')}${item('b', 'Circular economy', 'Peter Hollis')}</channel></rss>`,
      },
    },
  });
  await waitFor(() => expect(titles()).toEqual(['a', 'b']));
  await user.click(link('Circular economy'));
  await waitFor(() => expect(titles()).toEqual(['b']));
  expect(location.hash).toBe('#/tag/circular-economy');
  goTo('#/author/ingrid-solheim');
  await waitFor(() => expect(titles()).toEqual(['a']));
  expect(services.calls.map(({ operation }) => operation)).toEqual(['GET /feed']);
});

test('without a source, the names of site and blog are required', async () => {
  await expect(open('', { html: '<div data-module="blog"></div>' })).rejects.toThrow(
    'blog: data-site or data-blog is missing. Set both, or data-source.',
  );
});
