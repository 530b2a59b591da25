import { act, fireEvent, screen, waitFor, within } from 'testing';
import { subscribe } from '../../src/core';
import { endSession, previewSession } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answer, type Answerer, type Call } from '../../tests/setup/services';
import { forgetEverything, signInBefore, tokenFor } from '../../tests/setup/visitor';
import videoGallery from './index';

const LIST = 'GET /services/video/4711/videos';
const videoCall = (id: string) => `GET /services/video/4711/videos/${id}`;
const config = { video: { account: '4711', policyKey: 'BCpk', player: '' } };
const FILM: Answer = {
  json: {
    name: 'From the platform',
    duration: 20_000,
    poster: 'https://films.example/p.jpg',
    sources: [{ src: 'https://films.example/a.mp4', container: 'MP4' }],
    text_tracks: ['de', 'en-GB'].map((srclang) => ({
      src: `https://films.example/a.${srclang}.vtt`,
      srclang,
      label: srclang,
      kind: 'captions',
    })),
  },
};

const videoWith = (id: string, tags: string[] = [], more: object = {}) => ({
  id,
  title: `Film ${id}`,
  poster: { src: `/${id}.svg`, alt: '' },
  tags,
  topics: ['Energy'],
  speakers: [],
  url: { url: `/videos/${id}` },
  ...more,
});
const galleryHtml = (videos: object[], props: object = {}) =>
  `<div data-module="video-gallery"><script type="application/json">${JSON.stringify({ videos, ...props })}</script></div>`;

const allVideos = [
  videoWith('free'),
  videoWith('boards', ['practice'], { topics: ['Boards'] }),
  videoWith('briefing', ['talk', 'premium'], { topics: ['Boards'] }),
];
const free = [videoWith('free'), videoWith('other', ['film'], { topics: ['Boards', 'Energy'] })];

/** The server-rendered list for anonymous visitors. */
const serverHtml = (
  more = '',
) => `<div data-module="video-gallery" data-total="13" data-hidden-count="2" data-next-cursor="1" ${more}><ul>
  <li data-item="videos" id="video-free"><data data-field="id" value="free"></data><img data-field="poster" src="/free.svg" alt=""><h2 data-field="title">Film free</h2><a data-field="url" href="/videos/free">Watch</a><data data-item="topics" value="Energy"></data></li></ul></div>`;

/** Filters by the token's roles, like the service, and omits all other videos. */
function serve({ headers, url }: Call): Answer {
  const isKnown = headers.has('authorization');
  const limit = Number(url.searchParams.get('limit'));
  const start = Number(url.searchParams.get('afterId') ?? 0);
  const videos = [
    ...(isKnown ? ['briefing', 'boards'] : []),
    'free',
    ...Array.from({ length: 12 }, (_, index) => `video-${index}`),
  ].map((id) => ({
    ...videoWith(id),
    tags: id === 'briefing' ? ['premium'] : id === 'boards' ? 'talk, premium' : [],
    poster: `/${id}.svg`,
    url: `/videos/${id}`,
  }));
  const page = videos.slice(start, start + limit);
  const isLast = start + limit >= videos.length;
  return {
    json: {
      videos: page,
      total: videos.length,
      hidden: isKnown ? 0 : 2,
      hasNext: !isLast,
      nextCursor: isLast ? '' : String(start + limit),
      facets: { topics: { Energy: videos.length } },
    },
  };
}

const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const poster = (id: string) => screen.getByRole('button', { name: new RegExp(`^Play “Film ${id}”`) });
const players = () => document.querySelectorAll('video');
const hidden = () => document.querySelector('.inlay-video-gallery__hidden');

async function open(
  html: string,
  {
    answers = {},
    settings = {},
    address = '/videos',
  }: { answers?: Record<string, Answerer>; settings?: object; address?: string } = {},
) {
  history.replaceState(null, '', address);
  const services = fakeServices({
    [LIST]: serve,
    [videoCall('free')]: FILM,
    [videoCall('other')]: FILM,
    [videoCall('briefing')]: FILM,
    'POST /services/user/v2/auth/signout': { status: 204 },
    ...answers,
  });
  return { ...(await mountPlaceholder(html, videoGallery, { ...config, ...settings })), services };
}

beforeEach(() => {
  forgetEverything();
  document.body.replaceChildren();
  document.documentElement.lang = 'en-GB';
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = jest.fn();
  HTMLMediaElement.prototype.pause = jest.fn();
  // Everything is visible.
  window.IntersectionObserver = class {
    constructor(readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.notify([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

describe('restricted videos', () => {
  test('are absent from the page, and a line states their number', async () => {
    const { element, services } = await open(galleryHtml(allVideos));
    expect(titles()).toEqual(['Film free']);
    expect(element.innerHTML).not.toMatch(/briefing|boards|Boards/);
    expect(hidden()).toHaveTextContent('2 more videos for clients');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/account/sign-in?redirectUrl=%2Fvideos',
    );
    expect(services.calls).toHaveLength(0);
  });

  test('appear according to the visitor’s roles, and disappear with the session', async () => {
    const { element } = await open(galleryHtml(allVideos));
    act(() => signInBefore({ isPremiumUser: true }));
    await waitFor(() => expect(titles()).toEqual(['Film free', 'Film briefing']));
    expect(hidden()).toHaveTextContent('1 more video for clients');
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    act(() => signInBefore({ isPremiumUser: true, roles: ['Practice leads'] }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(hidden()).toBeNull();
    act(() => endSession('visitor'));
    expect(element.innerHTML).not.toMatch(/briefing|boards/);
    await waitFor(() => expect(hidden()).toHaveTextContent('2 more videos for clients'));
  });

  test('stop playing immediately when the visitor signs out', async () => {
    signInBefore({ isPremiumUser: true });
    const { user, element } = await open(galleryHtml(allVideos));
    await user.click(poster('briefing'));
    await waitFor(() => expect(players()).toHaveLength(1));
    expect(location.hash).toBe('#video-briefing');
    act(() => endSession('visitor'));
    expect(players()).toHaveLength(0);
    expect(element.innerHTML).not.toContain('briefing');
    await waitFor(() => expect(location.hash).toBe(''));
  });

  test('are hidden until the session is confirmed', async () => {
    document.cookie = `inlay_access=${tokenFor('42', { expiresIn: -1 })}; path=/`;
    document.cookie = 'inlay_premium=1; path=/';
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await open(galleryHtml(allVideos));
    expect(titles()).toEqual(['Film free']);
  });

  test('are not counted if the editor switches that off', async () => {
    await open(galleryHtml(allVideos, { hasHiddenCount: false }));
    expect(hidden()).toBeNull();
  });

  test('can be previewed by an editor as each kind of visitor', async () => {
    await open(galleryHtml(allVideos), { settings: { mode: 'edit' } });
    expect(titles()).toEqual(['[heading]', 'Film free']);
    act(() => previewSession({ status: 'active', roles: ['practice'] }));
    expect(titles()).toEqual(['[heading]', 'Film free', 'Film boards']);
    act(() => previewSession({ status: 'none' }));
    expect(titles()).toEqual(['[heading]', 'Film free']);
  });

  test('are the only ones hidden, even with a broken tag', async () => {
    signInBefore({ isPremiumUser: true });
    const { element } = await open(
      galleryHtml([
        videoWith('broken', ['(((']),
        videoWith('shut', ['secured', '(((']),
        videoWith('briefing', ['(((', 'premium']),
        videoWith('free'),
      ]),
    );
    expect(titles()).toEqual(['Film broken', 'Film briefing', 'Film free']);
    expect(element.innerHTML).not.toContain('shut');
  });
});

describe('a list of the service', () => {
  test('is adopted from the page, and more come from where the server stopped', async () => {
    const { user, services } = await open(serverHtml());
    expect(titles()).toEqual(['Film free']);
    expect(screen.getByText('13 videos', { selector: '.inlay-list-view__line' })).toBeVisible();
    expect(hidden()).toHaveTextContent('2 more videos for clients');
    expect(services.calls).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toHaveLength(13));
    const [call] = services.callsOf(LIST);
    expect(Object.fromEntries(call!.url.searchParams)).toEqual({ limit: '12', afterId: '1' });
    expect(call!.headers.get('accept')).toBe('application/json;pk=BCpk');
    expect(call!.headers.has('authorization')).toBe(false);
  });

  test('is fetched again with the token after sign-in, and without it after sign-out', async () => {
    const { services, element } = await open(serverHtml());
    act(() => signInBefore({ isPremiumUser: true }));
    await waitFor(() => expect(titles().slice(0, 3)).toEqual(['Film briefing', 'Film boards', 'Film free']));
    const { headers } = services.callsOf(LIST).at(-1)!;
    expect(headers.get('authorization')).toMatch(/^Bearer /);
    expect([...headers.values()].join()).not.toContain('refresh-canary');
    expect(hidden()).toBeNull();
    act(() => endSession('visitor'));
    expect(element.innerHTML).not.toMatch(/briefing|boards/);
    await waitFor(() => expect(hidden()).toHaveTextContent('2 more videos for clients'));
    expect(titles()).toContain('Film free');
  });

  test('that the server rendered for this visitor is not fetched again', async () => {
    signInBefore({ isPremiumUser: true });
    const { services } = await open(serverHtml('data-roles="premium"'));
    expect(services.callsOf(LIST)).toHaveLength(0);
  });

  test('is fetched without the token where the service does not take it', async () => {
    signInBefore({ isPremiumUser: true });
    const { services } = await open(serverHtml(), {
      answers: {
        [LIST]: (call) => (call.headers.has('authorization') ? { status: 401, json: {} } : serve(call)),
        'POST /services/user/v2/auth/token': { status: 503 },
      },
    });
    await waitFor(() =>
      expect(services.callsOf(LIST).filter(({ headers }) => !headers.has('authorization'))).toHaveLength(1),
    );
    await waitFor(() => expect(titles()).toContain('Film free'));
  });

  test.each([
    ['videos null', { videos: null, total: 0 }],
    ['an empty object', {}],
    ['no total', { videos: [] }],
  ])('with %s is no list', async (_what, json) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open('<div data-module="video-gallery"></div>', { answers: { [LIST]: { json } } });
    await waitFor(() => expect(screen.getByText('The list is not available right now. Try again.')).toBeVisible());
    jest.restoreAllMocks();
  });
});

describe('filters', () => {
  test('narrow the videos, are read from the URL in any case, and count what remains', async () => {
    const { user } = await open(galleryHtml(free), { address: '/videos?topic=BOARDS' });
    expect(titles()).toEqual(['Film other']);
    await user.click(screen.getByRole('button', { name: 'Remove Boards' }));
    await waitFor(() => expect(titles()).toEqual(['Film free', 'Film other']));
    expect(location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Topic' }));
    await user.click(screen.getByRole('checkbox', { name: 'Boards 1' }));
    await waitFor(() => expect(titles()).toEqual(['Film other']));
    expect(location.search).toBe('?topic=Boards');
  });

  test('that stop a video which plays take its address back', async () => {
    const { user } = await open(galleryHtml(free));
    await user.click(poster('free'));
    await waitFor(() => expect(players()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Topic' }));
    await user.click(screen.getByRole('checkbox', { name: 'Boards 1' }));
    await waitFor(() => expect(titles()).toEqual(['Film other']));
    expect(players()).toHaveLength(0);
    await waitFor(() => expect(location.hash).toBe(''));
  });
});

describe('a video', () => {
  test('plays by a press with its captions on, and Escape returns to its poster', async () => {
    const { user, services } = await open(galleryHtml(free));
    expect(services.calls).toHaveLength(0);
    poster('free').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(players()).toHaveLength(1));
    expect(services.calls.map(({ operation }) => operation)).toEqual([videoCall('free')]);
    expect(
      [...document.querySelectorAll('track')].filter((track) => track.default).map(({ srclang }) => srclang),
    ).toEqual(['en-GB']);
    expect(location.hash).toBe('#video-free');
    fireEvent.keyDown(players()[0]!, { key: 'Escape' });
    expect(players()).toHaveLength(0);
    await waitFor(() => expect(poster('free')).toHaveFocus());
    expect(location.hash).toBe('');
  });

  test.each([
    ['whose path begins with two slashes', 'http://localhost//videos?cid=mail', '/'],
    ['with a base at another host', 'http://localhost/videos?cid=mail', 'https://cdn.example/'],
  ])('is in the address of a page %s', async (_, address, base) => {
    const { user } = await open(galleryHtml(free), { address });
    document.head.innerHTML = `<base href="${base}">`;
    await user.click(poster('free'));
    expect(location.href).toBe(`${address}#video-free`);
    document.head.replaceChildren();
  });

  test('stops where another begins', async () => {
    const { user } = await open(galleryHtml(free));
    await user.click(poster('free'));
    await waitFor(() => expect(players()).toHaveLength(1));
    await user.click(poster('other'));
    await waitFor(() => expect(screen.getByLabelText('Film other', { selector: 'video' })).toBeInTheDocument());
    expect(players()).toHaveLength(1);
    expect(location.hash).toBe('#video-other');
  });

  test('plays over the page where the editor wants it, and focus returns', async () => {
    const { user } = await open(galleryHtml(free, { open: 'dialog' }));
    await user.click(poster('other'));
    const dialog = await screen.findByRole('dialog', { name: 'Film other' });
    await waitFor(() => expect(within(dialog).getByLabelText('Film other', { selector: 'video' })).toBeInTheDocument());
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(poster('other')).toHaveFocus());
    expect(location.hash).toBe('');
  });

  test('over the page goes with Back from its address, but not with a route', async () => {
    await open(galleryHtml(free, { open: 'dialog' }));
    act(() => void (location.hash = '#video-other'));
    expect(await screen.findByRole('dialog', { name: 'Film other' })).toBeInTheDocument();
    act(() => void (location.hash = '#/signin'));
    await act(async () => {});
    expect(screen.getByRole('dialog', { name: 'Film other' })).toBeInTheDocument();
    act(() => history.go(-2));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.hash).toBe('');
  });

  test('that the address names opens, also one that is not in the list yet', async () => {
    const { unmount } = await open(galleryHtml(free), { address: '/videos#video-other' });
    await waitFor(() => expect(screen.getByLabelText('Film other', { selector: 'video' })).toBeInTheDocument());
    unmount();
    document.body.replaceChildren();
    const { services } = await open(serverHtml(), {
      address: '/videos#video-video-11',
      answers: { [videoCall('video-11')]: FILM },
    });
    expect(await screen.findByRole('dialog', { name: 'Film video-11' })).toBeInTheDocument();
    expect(services.callsOf(LIST)).toHaveLength(1);
  });

  test('for clients that the URL names opens only for clients', async () => {
    const { services } = await open(serverHtml(), { address: '/videos#video-briefing' });
    await waitFor(() => expect(services.callsOf(LIST).length).toBeGreaterThan(0));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => signInBefore({ isPremiumUser: true }));
    await waitFor(() => expect(screen.getByLabelText('Film briefing', { selector: 'video' })).toBeInTheDocument());
  });

  test('that the platform does not have leaves the poster, words and a link to its page', async () => {
    const { user, element } = await open(galleryHtml(free), { answers: { [videoCall('free')]: { status: 404 } } });
    await user.click(poster('free'));
    await waitFor(() =>
      expect(
        screen.getByText(/^The video could not be loaded/, { selector: '.inlay-video-player__notice' }),
      ).toBeVisible(),
    );
    expect(screen.getByRole('link', { name: 'Open the video’s own page' })).toHaveAttribute('href', '/videos/free');
    expect(element.querySelector('.inlay-video-player img')).toHaveAttribute('src', '/free.svg');
    expect(screen.getByRole('button', { name: 'Play video: Film free' })).toHaveFocus();
  });

  test('of a platform elsewhere asks first, and sends nothing before', async () => {
    const { user, services } = await open(galleryHtml(free), {
      settings: { services: { video: 'https://films.example/films' } },
    });
    await user.click(poster('free'));
    expect(await screen.findByText(/This video comes from films\.example/)).toBeVisible();
    expect(services.calls).toHaveLength(0);
  });

  test('is looked up if the page only knows its id, two at a time', async () => {
    const waiting: ((answer: Answer) => void)[] = [];
    const ids = ['a', 'b', 'c'];
    const answers = Object.fromEntries(
      ids.map((id) => [videoCall(id), () => new Promise<Answer>((resolve) => void waiting.push(resolve))]),
    );
    const { services } = await open(galleryHtml(ids.map((id) => ({ id, tags: [] }))), { answers });
    expect(titles()).toEqual(['Video 1', 'Video 2', 'Video 3']);
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[0]!(FILM));
    await waitFor(() => expect(waiting).toHaveLength(3));
    await waitFor(() => expect(titles()).toEqual(['From the platform', 'Video 2', 'Video 3']));
    expect(screen.getByRole('button', { name: 'Play “From the platform”, 00:20' })).toBeVisible();
    expect(services.calls).toHaveLength(3);
    await act(async () => waiting.forEach((resolve) => resolve({ status: 404 })));
  });

  test('does not play for an editor', async () => {
    const { user, services } = await open(galleryHtml(free), { settings: { mode: 'edit' } });
    await user.click(poster('free'));
    expect(players()).toHaveLength(0);
    expect(location.hash).toBe('');
    expect(services.calls).toHaveLength(0);
  });

  test('without an id is left out', async () => {
    await open(galleryHtml([{ title: 'Nameless' }, videoWith('free')]));
    expect(titles()).toEqual(['Film free']);
  });

  test('tells what it is about while it plays', async () => {
    const subjects: unknown[] = [];
    const stop = subscribe('subject-changed', (subject) => subjects.push(subject));
    const { user } = await open(galleryHtml([videoWith('free', [], { date: '2026-10-21', duration: 20 })]));
    await user.click(poster('free'));
    await waitFor(() => expect(players()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Close the video' }));
    expect(subjects).toEqual([
      expect.objectContaining({
        kind: 'video',
        title: 'Film free',
        uploadDate: '2026-10-21',
        duration: 'PT20S',
      }),
      null,
    ]);
    stop();
  });
});

describe('what is watched', () => {
  const reported: unknown[] = [];
  let stop = () => {};
  beforeEach(() => {
    reported.length = 0;
    stop = subscribe('analytics', ({ event, videoId }) => reported.push([event, videoId]));
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('is reported once per event, from the first press on', async () => {
    const { user, unmount } = await open(galleryHtml(free));
    await user.click(poster('free'));
    await waitFor(() => expect(players()).toHaveLength(1));
    const player = players()[0]!;
    Object.defineProperty(player, 'duration', { value: 20 });
    fireEvent.play(player);
    fireEvent.pause(player);
    fireEvent.play(player);
    for (const time of [1, 5, 6, 10, 15, 2, 5, 19]) {
      Object.defineProperty(player, 'currentTime', { value: time, configurable: true });
      fireEvent.timeUpdate(player);
    }
    fireEvent.ended(player);
    fireEvent.ended(player);
    expect(reported).toEqual(
      ['video-play', 'video-25', 'video-50', 'video-75', 'video-end'].map((event) => [event, 'free']),
    );
    unmount();
    fireEvent.play(player);
    expect(reported).toHaveLength(5);
  });

  test('is reported by a player in a frame too, after a subscription', async () => {
    const { user, element } = await open(galleryHtml(free));
    await user.click(poster('free'));
    await waitFor(() => expect(players()).toHaveLength(1));
    const frame = document.createElement('iframe');
    element.querySelector('[data-video=free]')!.append(frame);
    const posted: unknown[] = [];
    jest
      .spyOn(frame.contentWindow!, 'postMessage')
      .mockImplementation(
        (...[text, origin]: unknown[]) =>
          void posted.push([(JSON.parse(text as string) as { value: string }).value, origin]),
      );
    const dispatch = (data: unknown, source: Window | null = frame.contentWindow, origin = 'https://player.test') =>
      window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
    const event = (name: string, value?: object) =>
      JSON.stringify({ context: 'player.js', version: '0.0.11', event: name, value });
    dispatch(event('ready'));
    expect(posted).toEqual(['play', 'timeupdate', 'ended'].map((name) => [name, 'https://player.test']));
    dispatch(event('ready'), frame.contentWindow, 'null');
    expect(posted.slice(3)).toEqual(['play', 'timeupdate', 'ended'].map((name) => [name, '*']));
    for (const other of [
      '{',
      '7',
      null,
      JSON.stringify({ event: 'play' }),
      event('timeupdate', { seconds: 1, duration: 0 }),
    ])
      dispatch(other);
    dispatch(event('play'), window);
    expect(reported).toEqual([]);
    dispatch(event('play'));
    for (const seconds of [1, 5, 6, 10, 15]) dispatch(event('timeupdate', { seconds, duration: 20 }));
    dispatch(event('ended'));
    expect(reported).toEqual(
      ['video-play', 'video-25', 'video-50', 'video-75', 'video-end'].map((name) => [name, 'free']),
    );
  });

  test('is listened to after two seconds, and not before', async () => {
    jest.useFakeTimers();
    const listened = jest.spyOn(HTMLElement.prototype, 'addEventListener');
    // React listens to all events on its root.
    const listens = () =>
      listened.mock.calls.some(
        ([type], index) => type === 'timeupdate' && listened.mock.contexts[index]!.className === 'inlay-video-gallery',
      );
    await open(galleryHtml(free));
    act(() => void jest.advanceTimersByTime(1999));
    expect(listens()).toBe(false);
    act(() => void jest.advanceTimersByTime(1));
    expect(listens()).toBe(true);
    listened.mockRestore();
  });
});

test('an empty gallery says so, in the words of the editor', async () => {
  await open(galleryHtml([], { total: 0, noVideos: 'Nothing yet.' }));
  expect(screen.getByText('Nothing yet.')).toBeVisible();
});

test('a feed is filtered by its topics, without the service', async () => {
  const entry = (id: string, topic: string) =>
    `<entry><id>${id}</id><title>Film ${id}</title><link href="/videos/${id}"/><category term="${topic}"/></entry>`;
  history.replaceState(null, '', '/videos');
  const services = fakeServices({
    'GET /feed': {
      text: `<feed xmlns="http://www.w3.org/2005/Atom">${entry('a', 'Energy')}${entry('b', 'Ports')}</feed>`,
    },
  });
  const { user } = await mountPlaceholder('<div data-module="video-gallery" data-source="/feed"></div>', videoGallery);
  await waitFor(() => expect(screen.getAllByRole('heading', { name: /^Film/ })).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Topic' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ports 1' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { name: /^Film/ })).toHaveLength(1));
  expect(services.calls.filter(({ operation }) => operation === 'GET /feed')).toHaveLength(1);
  expect(services.callsOf(LIST)).toEqual([]);
});
