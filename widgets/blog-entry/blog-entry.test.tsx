import { act, screen, waitFor, within } from 'testing';
import { mockMedia } from '../../tests/setup/media';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answer, type Answerer } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import { subscribe, type Subject } from '../../src/core';
import blogEntry from './index';
// As after the first visit: fetching code takes its time in tests.
import '../../src/ui/rich-text/sanitise';
import './next';

const LIST = 'GET /services/articles/news/field-notes/entries';
const of = (slug: string) => `${LIST}/${slug}`;

const NAMES = [
  'Zero hour',
  'What the night shift knows',
  'A map of one pump',
  'Möbel & Mine',
  'Four tons',
  'Five steps',
  'Six pumps',
];
const listed = { json: { results: NAMES.map((name, index) => ({ id: `e${index}`, name })) } };

function entry(id: string, title: string, more: object = {}, metadata: object = {}): Answer {
  return {
    json: {
      main: {
        blogEntry: {
          id,
          title,
          description: `About ${title}`,
          body: `<p>Text of ${title}.</p>`,
          showCaption: true,
          accessStatus: 'public',
          parent: { title: 'Field notes', url: '/blogs/field-notes' },
          ...more,
        },
      },
      metadata,
    },
  };
}

const SERVED: Record<string, Answerer> = {
  [LIST]: listed,
  [of('a-map-of-one-pump')]: entry(
    'e2',
    'A map of one pump',
    {},
    {
      title: 'A map of one pump | Field notes',
      canonical: `${location.origin}/blogs/field-notes/a-map-of-one-pump?utm_source=feed`,
    },
  ),
  [of('mobel-mine')]: entry('e3', 'Möbel & Mine', { readingMinutes: 3.2 }),
  [of('four-tons')]: entry('e4', 'Four tons'),
  [of('five-steps')]: entry('e5', 'Five steps'),
  [of('six-pumps')]: entry('e6', 'Six pumps'),
};

/** Sees what the test says the reader sees. */
class Observer {
  static instances = new Set<Observer>();
  readonly targets = new Set<Element>();
  constructor(
    readonly callback: (records: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin: string },
  ) {
    Observer.instances.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    Observer.instances.delete(this);
  }
}

const isEnd = (observer: Observer) => observer.options.rootMargin === '0px 0px 100% 0px';

const comeNear = () =>
  act(async () =>
    [...Observer.instances]
      .filter(isEnd)
      .forEach(({ callback, targets }) => callback([...targets].map((target) => ({ target, isIntersecting: true })))),
  );

/** The reader comes near the end of what is there, and stays there until what loads entries has come. */
async function nearEnd() {
  const isFirst = isWaitingForEnd() && !screen.queryByRole('status');
  await comeNear();
  if (!isFirst) return;
  await waitFor(() => expect(isWaitingForEnd() || button() || screen.queryByRole('navigation')).toBeTruthy());
  await comeNear();
}

/** As many of those that followed have come up to the middle of the window. */
const scrollTo = (count: number) =>
  act(async () =>
    [...Observer.instances]
      .filter((element) => !isEnd(element))
      .forEach(({ callback, targets }) =>
        callback([...targets].map((target, index) => ({ target, isIntersecting: index < count }))),
      ),
  );
const isWaitingForEnd = () => [...Observer.instances].some(isEnd);

const serverHtml = `<div data-module="blog-entry" data-id="e1" data-list-path="news/field-notes/entries">
  <p><a data-field="parent" href="/blogs/field-notes">Field notes</a></p>
  <h1 data-field="title">What the night shift knows</h1>
  <div data-field="body"><p>The night shift writes by hand.</p></div>
  <nav data-field="nextEntries"><a href="/blogs/field-notes/a-map-of-one-pump">A map of one pump</a></nav></div>`;

let close = () => {};

async function open({
  served = {},
  html = serverHtml,
  config = {},
  address = '/blogs/field-notes/what-the-night-shift-knows?cid=mail#part',
}: { served?: Record<string, Answerer>; html?: string; config?: object; address?: string } = {}) {
  history.replaceState({ host: 1 }, '', address);
  document.title = 'The night shift | Field notes';
  const services = fakeServices({ ...SERVED, ...served });
  const mounted = await mountPlaceholder(html, blogEntry, config as Record<string, unknown>);
  close = mounted.unmount;
  return { ...mounted, services };
}

/** Reads on until the entry has come. */
async function readOn(title: string) {
  await waitFor(() => expect(isWaitingForEnd()).toBe(true));
  await nearEnd();
  await screen.findByRole('article', { name: title });
  await waitFor(() => expect(screen.queryByText('Loading the next article')).not.toBeInTheDocument());
}

const titles = () =>
  screen.getAllByRole('article').map((article) => within(article).getAllByRole('heading')[0]!.textContent);
const address = () => location.pathname + location.search + location.hash;
const button = () => screen.queryByRole('button', { name: 'Read the next' });
const status = () => screen.getByRole('status').textContent;

const original = window.IntersectionObserver;

beforeEach(() => {
  forgetEverything();
  document.documentElement.lang = 'en-GB';
  Observer.instances.clear();
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  close();
  jest.restoreAllMocks();
  window.IntersectionObserver = original;
  Reflect.deleteProperty(navigator, 'connection');
});

describe('The entry of the page', () => {
  test('is adopted, and nothing is fetched until the reader is near its end', async () => {
    const { services } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'What the night shift knows' })).toBeVisible();
    expect(screen.getByText('The night shift writes by hand.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Field notes' })).toHaveAttribute('href', '/blogs/field-notes');
    expect(services.calls).toEqual([]);
    expect(address()).toBe('/blogs/field-notes/what-the-night-shift-knows?cid=mail#part');
  });

  const json = (fields: object) =>
    `<div data-module="blog-entry"><script type="application/json">${JSON.stringify({ title: 'Steel', ...fields })}</script></div>`;
  const tags = [{ blogTagTitle: 'Shift work', name: 'Shift & Work' }];

  test.each([
    [{ parent: { url: '/blogs/field-notes', text: 'Field notes' } }, '/blogs/field-notes#/tag/shift-work'],
    [{ parent: { url: '/?p=90#top', text: 'Field notes' } }, '/?p=90#/tag/shift-work'],
    [{}, undefined],
  ])('has tags that lead to the page of the blog where that is known: %j', async (fields, href) => {
    await open({ html: json({ blogEntryTags: tags, ...fields }) });
    expect(screen.getByText('Shift work').closest('a')?.getAttribute('href')).toBe(href);
  });

  test('tells about an author who has a title for that, and names the others alone', async () => {
    const about = (name: string) => ({
      title: name,
      authordescription: `${name} writes.`,
      firmtitle: 'Partner',
      location: 'Oslo',
    });
    await open({
      html: json({ authors: [{ ...about('Ada'), authorTitle: 'Editor', profileurl: '/people/ada' }, about('Ben')] }),
    });
    expect(screen.getByText('Ada writes.')).toBeVisible();
    expect(screen.getByText('Editor · Partner · Oslo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/people/ada');
    expect(screen.getByText('Ben')).toBeVisible();
    expect(screen.queryByText('Ben writes.')).not.toBeInTheDocument();
  });

  test('leads to each related article once, and to none with an unsafe address', async () => {
    const relatedPosts = [
      { url: '/a', text: 'A' },
      { url: 'javascript:alert(1)', text: 'Bad' },
      { url: '/b', text: 'B' },
      { url: '/a', text: 'A again' },
    ];
    await open({ html: json({ relatedPosts }) });
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['A', 'B']);
  });

  test.each([
    ['Edge-to-Edge with text overlay', 'edge-to-edge-with-text-overlay'],
    ['edge-to-edge', 'edge-to-edge'],
    ['Small', 'small'],
    ['huge', 'column-width'],
  ])('with the picture style %s', async (heroImageRenderStyle, expected) => {
    await open({ html: json({ heroImageRenderStyle, heroImage: { src: '/a.svg', alt: 'Layers' } }) });
    expect(screen.getByRole('article')).toHaveAttribute('data-hero', expected);
    expect(screen.getByRole('img', { name: 'Layers' })).toBeVisible();
  });

  test.each([
    [{ caption: 'A mill', showCaption: true }, true],
    [{ caption: 'A mill', showCaption: false }, false],
    [{ showCaption: true }, false],
  ])('has a caption of %j: %s', async (fields, isShown) => {
    const { element } = await open({ html: json({ heroImage: { src: '/a.svg', alt: '' }, ...fields }) });
    expect(element.querySelector('figcaption') !== null).toBe(isShown);
  });

  test('says how long it takes to read', async () => {
    await open({ html: json({ readingMinutes: 7 }) });
    expect(screen.getByText('7 min read')).toBeVisible();
  });

  test('leaves out an empty description, an empty date, and an offer without a title', async () => {
    const { element } = await open({
      html: json({
        description: 'About steel',
        hideDek: true,
        displayDate: '0001-01-01T00:00:00',
        promoDetails: { promoBarDescription: 'An offer', promoBarCallToActionLink: { url: '/a', text: 'A' } },
      }),
    });
    expect(screen.queryByText('About steel')).not.toBeInTheDocument();
    expect(element.querySelector('time')).toBeNull();
    expect(screen.queryByText('An offer')).not.toBeInTheDocument();
  });

  test('offers what the blog offers, once on the page', async () => {
    const offer = (title: string) => ({
      promoDetails: { promoBarTitle: title, promoBarRenderStyle: 'subscribe', oneClickSubscription: 'weekly' },
    });
    const { element } = await open({
      served: {
        [of('a-map-of-one-pump')]: entry('e2', 'A map of one pump', offer('The weekly letter')),
        [of('mobel-mine')]: entry('e3', 'Möbel & Mine', offer('The weekly letter')),
      },
    });
    await readOn('A map of one pump');
    await readOn('Möbel & Mine');
    const offers = [...element.querySelectorAll('[data-module=blog-promo-bar]')];
    expect(offers).toHaveLength(1);
    expect(JSON.parse(offers[0]!.textContent!)).toMatchObject({
      promoBarTitle: 'The weekly letter',
      promoBarRenderStyle: 'subscribe',
      oneClickSubscription: 'weekly',
      headingLevel: 3,
    });
  });

  test('offers a link where there is one, and nothing where that is hidden', async () => {
    const offer = { promoBarTitle: 'The report', promoBarCallToActionLink: { url: '/report', text: 'Read it' } };
    const { element } = await open({ html: json({ promoDetails: offer }) });
    expect(JSON.parse(element.querySelector('[data-module=blog-promo-bar]')!.textContent!)).toMatchObject({
      ...offer,
      promoBarRenderStyle: 'link',
    });
    close();
    const { element: other } = await open({ html: json({ promoDetails: { ...offer, hidePromoBar: true } }) });
    expect(other.querySelector('[data-module=blog-promo-bar]')).toBeNull();
  });

  test('without a title keeps the server-rendered content', async () => {
    const { element } = await open({ html: '<div data-module="blog-entry"><p>As it was</p></div>' }).catch(() => ({
      element: document.body,
    }));
    expect(element).toHaveTextContent('As it was');
  });
});

describe('The next entries', () => {
  test('come in the order of the list after the current one, each once', async () => {
    const twice = {
      json: {
        results: [...listed.json.results, { id: 'e2', name: 'A map of one pump' }, { id: 'e9', name: 'Four Tons' }],
      },
    };
    const { services } = await open({ served: { [LIST]: twice } });
    await readOn('A map of one pump');
    await readOn('Möbel & Mine');
    await readOn('Four tons');
    expect(titles()).toEqual(['What the night shift knows', 'A map of one pump', 'Möbel & Mine', 'Four tons']);
    expect(screen.getByText('Text of Four tons.')).toBeVisible();
    expect(services.calls.map(({ operation }) => operation)).toEqual([
      LIST,
      of('a-map-of-one-pump'),
      of('mobel-mine'),
      of('four-tons'),
    ]);
  });

  test('say how long they take to read, as far as the service knows', async () => {
    await open();
    await readOn('A map of one pump');
    expect(screen.queryByText(/min read/)).not.toBeInTheDocument();
    await readOn('Möbel & Mine');
    expect(screen.getByText('4 min read')).toBeVisible();
  });

  test('are announced, and have headings one level beneath', async () => {
    await open();
    await readOn('A map of one pump');
    expect(status()).toBe('Next article: A map of one pump');
    expect(screen.getByRole('heading', { level: 2, name: 'A map of one pump' })).toBeVisible();
    expect(screen.queryByRole('feed')).not.toBeInTheDocument();
  });

  test('are requested by a press after three, and the focus moves to the new one', async () => {
    const { user } = await open();
    for (const title of ['A map of one pump', 'Möbel & Mine', 'Four tons']) await readOn(title);
    expect(isWaitingForEnd()).toBe(false);
    await user.click(button()!);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Five steps' })).toHaveFocus());
    await user.click(button()!);
    await screen.findByRole('article', { name: 'Six pumps' });
    await waitFor(() => expect(button()).toBeInTheDocument());
    await user.click(button()!);
    expect(await screen.findByText('You’ve reached the last article.')).toBeVisible();
    expect(button()).not.toBeInTheDocument();
  });

  test('are found by the last part of the address where the page has no id', async () => {
    await open({ html: serverHtml.replace('data-id="e1"', '') });
    await readOn('A map of one pump');
    expect(titles()).toHaveLength(2);
  });

  test.each<[string, Answerer]>([
    ['404', { status: 404 }],
    ['500', { status: 500 }],
    ['a page in HTML', { text: '<!doctype html><h1>Hello</h1>' }],
    ['nothing', { json: {} }],
    ['an entry without a text', entry('e2', 'A map of one pump', { body: '' })],
    ['nonsense', { json: { main: { blogEntry: 'x' } } }],
    ['the current one', entry('e1', 'What the night shift knows')],
  ])('that answer %s are skipped', async (_, answer) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Math, 'random').mockReturnValue(-0.49);
    await open({ served: { [of('a-map-of-one-pump')]: answer } });
    await waitFor(() => expect(isWaitingForEnd()).toBe(true));
    await nearEnd();
    await screen.findByRole('article', { name: 'Möbel & Mine' });
    expect(titles()).toEqual(['What the night shift knows', 'Möbel & Mine']);
  });

  test('are requested by a press after three missing ones in a row', async () => {
    const { user } = await open({
      served: {
        [of('a-map-of-one-pump')]: { status: 404 },
        [of('mobel-mine')]: { status: 404 },
        [of('four-tons')]: { status: 404 },
      },
    });
    await nearEnd();
    await waitFor(() => expect(button()).toBeVisible());
    expect(titles()).toHaveLength(1);
    await user.click(button()!);
    expect(await screen.findByRole('article', { name: 'Five steps' })).toBeVisible();
  });

  test('are not lost while the reader is offline', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(-0.49);
    const { user, services } = await open({ served: { [of('a-map-of-one-pump')]: 'offline' } });
    await nearEnd();
    expect(await screen.findByText(/The next article is not available right now/)).toBeVisible();
    services.answer(of('a-map-of-one-pump'), SERVED[of('a-map-of-one-pump')]!);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'A map of one pump' })).toHaveFocus());
  });

  test('are not skipped on a network that is too slow', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(-0.49);
    await open({ served: { [of('a-map-of-one-pump')]: 'never' }, config: { policy: { timeout: 50 } } });
    await nearEnd();
    expect(await screen.findByText(/The next article is not available right now/)).toBeVisible();
    expect(titles()).toHaveLength(1);
  });

  test.each<[string, Answerer]>([
    ['is missing', { status: 404 }],
    ['is no list', { json: { results: 'x' } }],
  ])('are not there where the list %s: a line says so', async (_, answer) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open({ served: { [LIST]: answer } });
    await nearEnd();
    expect(await screen.findByText(/The next article is not available right now/)).toBeVisible();
    expect(screen.getByText('The night shift writes by hand.')).toBeVisible();
  });

  test('end with a list that has only the current one', async () => {
    await open({ served: { [LIST]: { json: { results: [{ id: 'e1', name: 'What the night shift knows' }] } } } });
    await nearEnd();
    expect(await screen.findByText('You’ve reached the last article.')).toBeVisible();
  });

  test('have their place from the start', async () => {
    await open();
    const nextEntry = () => document.querySelector('.inlay-blog-entry__next');
    expect(nextEntry()).toHaveAttribute('data-state', 'awaited');
    await comeNear();
    await screen.findByRole('status');
    expect(nextEntry()).toHaveAttribute('data-state', 'awaited');
  });

  test.each(['save data', 'reduced motion'])('wait for a press where the visitor prefers %s', async (preference) => {
    if (preference === 'save data') Object.assign(navigator, { connection: { saveData: true } });
    else mockMedia((query) => query.includes('reduced-motion'));
    const { user, services } = await open();
    await nearEnd();
    await waitFor(() => expect(button()).toBeVisible());
    expect(services.calls).toEqual([]);
    await user.click(button()!);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'A map of one pump' })).toHaveFocus());
  });

  test.each([
    ['en-GB', 'data-infinite="false"', false],
    ['de', '', false],
    ['de', 'data-languages="en, de"', true],
    ['en-US', '', true],
  ])('on a page in %s with %s follow: %s', async (language, attribute, isFollowed) => {
    document.documentElement.lang = language;
    const { services } = await open({ html: serverHtml.replace('data-id', `${attribute} data-id`) });
    expect(isWaitingForEnd()).toBe(isFollowed);
    if (isFollowed) return;
    await nearEnd();
    const link = screen.getByRole('link', { name: 'A map of one pump' });
    expect(link).toHaveAttribute('href', '/blogs/field-notes/a-map-of-one-pump');
    expect(services.calls).toEqual([]);
  });

  test('are links of the list where the page has none', async () => {
    const { services } = await open({
      html: serverHtml.replace('data-id', 'data-infinite="false" data-id').replace(/<nav.*nav>/, ''),
    });
    await nearEnd();
    const links = within(await screen.findByRole('navigation', { name: 'Next articles' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.replace(location.origin, ''))).toEqual(
      ['a-map-of-one-pump', 'mobel-mine', 'four-tons', 'five-steps', 'six-pumps'].map(
        (slug) => `/blogs/field-notes/${slug}`,
      ),
    );
    expect(services.calls).toHaveLength(1);
  });
});

describe('What the reader has scrolled to', () => {
  test('is in the address with the query, and the first is again when they scroll back', async () => {
    await open();
    await readOn('A map of one pump');
    await readOn('Möbel & Mine');
    expect(address()).toBe('/blogs/field-notes/what-the-night-shift-knows?cid=mail#part');
    const { length } = history;
    await scrollTo(1);
    expect(address()).toBe('/blogs/field-notes/a-map-of-one-pump?cid=mail');
    expect(document.title).toBe('A map of one pump | Field notes');
    await scrollTo(2);
    expect(address()).toBe('/blogs/field-notes/mobel-mine?cid=mail');
    expect(document.title).toBe('Möbel & Mine');
    await scrollTo(0);
    expect(address()).toBe('/blogs/field-notes/what-the-night-shift-knows?cid=mail#part');
    expect(document.title).toBe('The night shift | Field notes');
    expect(history.state).toEqual({ host: 1 });
    expect(history.length).toBe(length);
  });

  test.each(['manual', 'auto'] as const)(
    'leaves the scroll restoration of the page as it was: %s',
    async (scrollRestoration) => {
      history.scrollRestoration = scrollRestoration;
      await open();
      await readOn('A map of one pump');
      await scrollTo(1);
      expect(history.scrollRestoration).toBe('manual');
      await scrollTo(0);
      expect(history.scrollRestoration).toBe(scrollRestoration);
      await scrollTo(1);
      close();
      expect(history.scrollRestoration).toBe(scrollRestoration);
      history.scrollRestoration = 'auto';
    },
  );

  test.each(['https://evil.example/x', 'javascript:alert(1)', '//evil.example/x', 'http://[', ''])(
    'never takes an address elsewhere: %s',
    async (canonical) => {
      await open({ served: { [of('a-map-of-one-pump')]: entry('e2', 'A map of one pump', {}, { canonical }) } });
      await readOn('A map of one pump');
      await scrollTo(1);
      expect(address()).toBe('/blogs/field-notes/a-map-of-one-pump?cid=mail');
    },
  );

  test('has its own address where the server identifies pages by their query', async () => {
    await open({
      address: '/?p=1&cid=mail',
      config: { parameters: { identifying: ['p'] } },
      html: serverHtml.replaceAll('/blogs/field-notes"', '/?p=90"'),
      served: {
        [LIST]: { json: { results: NAMES.map((name, index) => ({ id: `e${index}`, name, url: `/?p=${index}` })) } },
        [of('a-map-of-one-pump')]: entry('e2', 'A map of one pump'),
      },
    });
    await readOn('A map of one pump');
    await scrollTo(1);
    expect(address()).toBe('/?p=2&cid=mail');
    await scrollTo(0);
    expect(address()).toBe('/?p=1&cid=mail');
  });

  test('is what search engines and other sites read', async () => {
    const subjects: (Subject | null)[] = [];
    const stop = subscribe('subject-changed', (subject) => subjects.push(subject));
    await open();
    await readOn('A map of one pump');
    await scrollTo(1);
    await scrollTo(0);
    stop();
    expect(subjects).toEqual([
      expect.objectContaining({
        kind: 'article',
        title: 'A map of one pump',
        description: 'About A map of one pump',
        url: `${location.origin}/blogs/field-notes/a-map-of-one-pump`,
      }),
      null,
    ]);
  });

  test('is one page view, however often they come back to it', async () => {
    const events: unknown[] = [];
    const stop = subscribe('analytics', (detail) => events.push(detail));
    await open();
    await readOn('A map of one pump');
    await readOn('Möbel & Mine');
    for (const count of [1, 0, 1, 2, 1, 2]) await scrollTo(count);
    stop();
    expect(events).toEqual([
      {
        event: 'page-view',
        contentId: 'e2',
        title: 'A map of one pump',
        url: `${location.origin}/blogs/field-notes/a-map-of-one-pump?cid=mail`,
      },
      {
        event: 'page-view',
        contentId: 'e3',
        title: 'Möbel & Mine',
        url: `${location.origin}/blogs/field-notes/mobel-mine?cid=mail`,
      },
    ]);
  });

  test('is the only entry that is printed', async () => {
    await open();
    await readOn('A map of one pump');
    const active = () => screen.getAllByRole('article').map((article) => article.dataset.state);
    expect(active()).toEqual(['active', 'inactive']);
    await scrollTo(1);
    expect(active()).toEqual(['inactive', 'active']);
  });

  test('leads back to the one before when they return to its page', async () => {
    await open();
    await readOn('A map of one pump');
    await scrollTo(1);
    const { state } = history as { state: unknown };
    close();
    document.body.replaceChildren();
    await open({ html: serverHtml.replaceAll('What the night shift knows', 'A map of one pump') });
    close();
    document.body.replaceChildren();
    history.replaceState(state, '');
    await mountPlaceholder(serverHtml.replaceAll('What the night shift knows', 'A map of one pump'), blogEntry);
    expect(screen.getByRole('link', { name: 'Previous article: What the night shift knows' })).toHaveAttribute(
      'href',
      `${location.origin}/blogs/field-notes/what-the-night-shift-knows`,
    );
  });

  test.each([
    { inlayPrevious: { url: 'https://evil.example/', text: 'X' } },
    { inlayPrevious: { url: 'http://[', text: 'X' } },
    { inlayPrevious: 'x' },
    'x',
    null,
  ])('leads nowhere else by a history of %j', async (state) => {
    history.replaceState(state, '', '/blogs/field-notes/x');
    fakeServices();
    const { unmount } = await mountPlaceholder(serverHtml, blogEntry);
    expect(screen.queryByRole('link', { name: /Previous/ })).not.toBeInTheDocument();
    unmount();
  });
});

describe('What an entry brings with it', () => {
  test('is cleaned, and placeholders of a few widgets stay', async () => {
    const body = `<p>Safe <img src="x" onerror="alert(1)"></p><script>alert(1)</script>
      <div data-module="inlay-table" data-caption="Tons"><script type="application/json">{"note":"Steel"}</script><p data-field="note">Kept</p></div><div data-module="contact-form" data-form="x"><p data-field="a">Form</p></div><p data-track="1">Text</p>`;
    const { element } = await open({
      served: { [of('a-map-of-one-pump')]: entry('e2', 'A map of one pump', { body }) },
    });
    await readOn('A map of one pump');
    expect(await screen.findByText('Form')).not.toHaveAttribute('data-field');
    expect(
      element.querySelector('script, [onerror], [data-module="contact-form"], [data-form], [data-track]'),
    ).toBeNull();
    expect(element.querySelector('[data-module="inlay-table"]')).toHaveAttribute('data-caption', 'Tons');
    expect(screen.getByText('{"note":"Steel"}')).not.toBeVisible();
    expect(screen.getByText('Kept')).toHaveAttribute('data-field', 'note');
  });

  test('has its own ids, and links that lead to them', async () => {
    const body = '<p><a href="#ways">Method</a></p><h3 id="ways">How</h3>';
    await open({
      html: serverHtml.replace('by hand', '<i id="ways">by hand</i>'),
      served: { [of('a-map-of-one-pump')]: entry('e2', 'A map of one pump', { body }) },
    });
    await readOn('A map of one pump');
    expect(screen.getByRole('link', { name: 'Method' })).toHaveAttribute('href', '#e2-ways');
    expect(screen.getByRole('heading', { name: 'How' }).id).toBe('e2-ways');
    expect(screen.getByText('by hand').id).toBe('ways');
  });

  const gated = entry('e2', 'A map of one pump', {
    accessStatus: 'registered',
    body: '<p>Secret</p>',
    teaser: 'It begins with a pump.',
  });

  test('is its teaser and a link where its text is for registered readers, whatever the service answers', async () => {
    await open({ served: { [of('a-map-of-one-pump')]: gated } });
    await readOn('A map of one pump');
    expect(screen.getByText('It begins with a pump.')).toBeVisible();
    expect(screen.getByText('This article is for registered readers.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the article' })).toHaveAttribute(
      'href',
      `${location.origin}/blogs/field-notes/a-map-of-one-pump`,
    );
    expect(document.body.innerHTML).not.toContain('Secret');
  });

  test('is its text for who is signed in', async () => {
    act(() => signInBefore());
    const { services } = await open({ served: { [of('a-map-of-one-pump')]: gated } });
    await readOn('A map of one pump');
    expect(screen.getByText('Secret')).toBeVisible();
    expect(services.callsOf(of('a-map-of-one-pump'))[0]!.headers.get('authorization')).toMatch(/^Bearer /);
  });

  test('is not waited for where there is no teaser either', async () => {
    await open({
      served: { [of('a-map-of-one-pump')]: entry('e2', 'A map of one pump', { accessStatus: 'registered', body: '' }) },
    });
    await readOn('A map of one pump');
    await readOn('Möbel & Mine');
    expect(titles()).toHaveLength(3);
  });
});

describe('An editor', () => {
  test('sees the entry, what is empty, and that more will follow; nothing is fetched', async () => {
    const { element, services } = await open({ config: { mode: 'edit' } });
    await nearEnd();
    expect(screen.getByText('The night shift writes by hand.')).toBeVisible();
    expect(element).toHaveTextContent('Fill in: description, heroImage, displayDate, authors.');
    expect(element).toHaveTextContent('On the live page, the next articles follow here.');
    expect(services.calls).toEqual([]);
    expect(Observer.instances.size).toBe(0);
  });
});
