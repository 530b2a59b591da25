import { act, screen, within } from 'testing';
import { storeRepairedJson } from '../../src/contract';
import { readDatasource } from '../../src/contract/datasource';
import { parseJson } from '../../src/contract/json';
import { publish, subscribe } from '../../src/core';
import { mockMedia } from '../../tests/setup/media';
import { mountPlaceholder } from '../../tests/setup/mount';
import fiveFifty from './index';

const image = (name: string) => `<img data-field="exhibitImage" src="/${name}.svg" alt="${name} picture">`;
const story = (name: string, inside = image(name)) =>
  `<section data-item="items"><h3 data-field="title">${name}</h3><p data-field="description">About ${name}.</p>${inside}</section>`;
const link = (name: string, href = `/${name}`) => `<a data-field="callToActionLink" href="${href}">Read ${name}</a>`;
const article = (inside: string, attributes = '') =>
  `<div data-module="five-fifty" ${attributes}><h1 data-field="title">Five prices</h1>${inside}</div>`;
const show = (inside: string, attributes = '', config = {}) =>
  mountPlaceholder(article(inside, attributes), fiveFifty, config);
const panelsOf = (element: Element) => [...element.querySelectorAll('.inlay-five-fifty__panel')];
const idsOf = (element: Element) => panelsOf(element).map(({ id }) => id);

/** A window of that kind. jsdom has no layout: what scrolls by hand is for the browser's tests. */
function inWindow(kind: 'wide' | 'small', ...others: string[]) {
  const holding = [kind === 'wide' ? '(width >= 64em)' : '(width < 64em)', ...others];
  mockMedia((media) => holding.some((feature) => media.includes(feature)));
}

beforeEach(() => {
  let scrolled = 0;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled });
  jest
    .spyOn(window, 'scrollTo')
    .mockImplementation((options) => void (scrolled = (options as ScrollToOptions).top ?? 0));
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return new DOMRect(0, this.matches('.inlay-five-fifty__runway') ? -scrolled : 0, 1000, 800);
  });
  Object.defineProperty(window, 'outerWidth', { configurable: true, value: 0 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1000 });
});

afterEach(() => {
  jest.restoreAllMocks();
  delete (HTMLElement.prototype as { clientWidth?: number }).clientWidth;
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('shows the opening, each story and the related articles in that order, with stable fragments', async () => {
  const video = '<video data-field="media" controls></video>';
  const ceros = '<div data-field="media"><div data-module="ceros" data-desktop-id="harbour"></div></div>';
  const { element } = await show(
    story('Coffee') +
      story('Parts', video) +
      story('Tickets', ceros) +
      story('Berths', '<data data-field="bespokeInteractiveId" value="berths"></data>' + link('berths')),
  );
  expect(idsOf(element)).toEqual([
    'tab-hero',
    'tab-story-0-mediatype-image',
    'tab-story-1-mediatype-video',
    'tab-story-2-mediatype-ceros',
    'tab-story-3-mediatype-bespoke',
    'tab-related-articles',
  ]);
  expect(screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent ?? ''}`)).toEqual([
    'H1 Five prices',
    'H2 Coffee',
    'H2 Parts',
    'H2 Tickets',
    'H2 Berths',
    'H2 Related articles',
    'H3 Read berths',
  ]);
  const links = within(screen.getByRole('navigation', { name: 'Sections of this article' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Start', '#tab-hero'],
    ['Coffee', '#tab-story-0-mediatype-image'],
    ['Parts', '#tab-story-1-mediatype-video'],
    ['Tickets', '#tab-story-2-mediatype-ceros'],
    ['Berths', '#tab-story-3-mediatype-bespoke'],
    ['Related articles', '#tab-related-articles'],
  ]);
});

test('a video in a panel far from the one in view is its picture, on paper too', async () => {
  inWindow('wide');
  const video = (poster: string) => `<video data-field="media" controls poster="${poster}"></video>`;
  const platform = `<data data-field="videoId" value="42"></data>${image('Harbour')}`;
  const { element } = await show(
    story('Coffee') + story('Tea', video('/tea.svg')) + story('Parts', video('/parts.svg')) + story('Berths', platform),
  );
  const mediaOfPanels = panelsOf(element).map((panel) =>
    [...panel.querySelectorAll('video, img, [data-module]')].map(
      (media) => media.getAttribute('poster') ?? media.getAttribute('src') ?? media.getAttribute('data-module'),
    ),
  );
  expect(mediaOfPanels).toEqual([[], ['/Coffee.svg'], ['/tea.svg'], ['/parts.svg'], ['/Harbour.svg']]);
  expect(panelsOf(element).map((panel) => panel.querySelectorAll('video, [data-module]').length)).toEqual([
    0, 0, 0, 0, 0,
  ]);
});

test('without stories there are the opening and what to read next; of forty stories there are ten, with a note for the editor', async () => {
  const none = await show('<p data-field="closingText">That was all.</p>');
  expect(idsOf(none.element)).toEqual(['tab-hero', 'tab-related-articles']);
  none.unmount();
  const many = await show(Array.from({ length: 40 }, (_, index) => story(`Story ${index}`)).join(''));
  expect(panelsOf(many.element)).toHaveLength(11);
  expect(many.notes()).toEqual(['items has 40 items; only the first 10 are used']);
});

test('lists each related article once, and only with a safe link', async () => {
  const closingList =
    '<ul><li data-item="relatedArticles"><a data-field="url" href="/coffee/">The whole of coffee</a></li></ul>';
  const { element, notes } = await show(
    story('Coffee', link('coffee')) +
      story('Parts', link('parts')) +
      story('Spare parts', link('parts')) +
      story('Tricks', link('tricks', 'javascript:alert(1)')) +
      closingList,
  );
  const related = panelsOf(element).at(-1) as HTMLElement;
  expect(
    within(related)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/coffee/', '/parts']);
  expect(element.querySelector('[href^="javascript"]')).toBeNull();
  expect(notes()).toEqual([expect.stringContaining('no address that a link may have')]);
});

test('an unknown template keeps the text, with a note for the editor', async () => {
  const { element, notes } = await show(
    story('Coffee', `<data data-field="template" value="Hologram for FiveFifty"></data>${image('Coffee')}`),
  );
  expect(screen.getByText('About Coffee.')).toBeVisible();
  expect(element.querySelector('img')).toBeNull();
  expect(idsOf(element)).toEqual(['tab-hero', 'tab-story-0-mediatype-image']);
  expect(notes()).toEqual([expect.stringContaining('template in item 1 of items is "Hologram for FiveFifty"')]);
});

test('a datasource keeps the names that it has always had', async () => {
  const data = {
    articleTitle: { value: 'The harbour' },
    backgroundColor: { value: '#12355b' },
    items: [
      {
        id: 'one',
        fields: {
          templateName: { value: 'Ceros for FiveFifty' },
          title: { value: 'Numbers' },
          desktopID: { value: 'harbour' },
          cTALink: {
            text: 'Ports',
            url: '/ports',
            targetItem: { fields: { title: { value: 'Ports at half speed' }, articleType: { value: 'Report' } } },
          },
        },
      },
    ],
  };
  const { element, notes } = await mountPlaceholder(
    `<div data-module="five-fifty"><script type="application/json">${JSON.stringify(data)}</script></div>`,
    fiveFifty,
  );
  expect(notes()).toEqual([]);
  expect(element.querySelector('[data-module="ceros"]')).toHaveAttribute('data-desktop-id', 'harbour');
  expect(screen.getByRole('link', { name: 'Ports at half speed' })).toHaveAttribute('href', '/ports');
  expect(panelsOf(element)[0]).toHaveStyle({
    '--_inlay-five-fifty-ground': 'rgb(18 53 91)',
    '--_inlay-five-fifty-ink': 'rgb(255 255 255)',
  });
});

test.each([
  [
    'children of one result',
    (stories: object[]) => ({ results: [{ articleTitle: 'The harbour', children: { results: stories } }] }),
  ],
  [
    'a plain list of children',
    (stories: object[]) => ({ results: [{ articleTitle: 'The harbour', children: stories }] }),
  ],
  [
    'children beside the title',
    (stories: object[]) => ({ articleTitle: 'The harbour', children: { results: stories } }),
  ],
])('stories are read from %s', async (_, wrap) => {
  const stories = [
    {
      id: 'one',
      template: { name: 'Ceros for FiveFifty' },
      title: { value: 'Numbers' },
      desktopID: { value: 'harbour' },
    },
    { id: 'two', title: { value: 'Berths' } },
  ];
  const text = JSON.stringify(wrap(stories));
  // As the runtime does, which loads the reader for such texts.
  expect(() => parseJson(text, true)).toThrow();
  storeRepairedJson(text, JSON.stringify(readDatasource(JSON.parse(text))));
  const { element } = await mountPlaceholder(
    `<div data-module="five-fifty"><script type="application/json">${text}</script></div>`,
    fiveFifty,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The harbour');
  expect(screen.getByRole('heading', { name: 'Berths' })).toBeInTheDocument();
  expect(element.querySelector('[data-module="ceros"]')).toHaveAttribute('data-desktop-id', 'harbour');
});

describe('in a wide window', () => {
  beforeEach(() => inWindow('wide'));
  const video = (name: string) => `<div data-field="media"><video controls aria-label="${name}"></video></div>`;
  const videosIn = (element: Element) =>
    [...element.querySelectorAll('video')].map((video) => video.getAttribute('aria-label'));

  test('panels are pinned, with arrows, a hint and the way to a plain page', async () => {
    const { element } = await show(story('Coffee') + story('Parts'));
    expect(element.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'pinned');
    expect(screen.getByText('Scroll to start (or use the arrows to navigate)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous section' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('an arrow shows the next panel and focuses its heading, without a scroll event or a history entry', async () => {
    const events: unknown[] = [];
    const stop = subscribe('user-scroll', (detail) => events.push(detail));
    const { length } = history;
    const { user } = await show(story('Coffee') + story('Parts'));
    await user.click(screen.getByRole('button', { name: 'Next section' }));
    expect(screen.getByRole('heading', { name: 'Coffee' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Coffee' })).toHaveAttribute('aria-current', 'true');
    expect(location.hash).toBe('#tab-story-0-mediatype-image');
    expect(history).toHaveLength(length);
    expect(events).toEqual([]);
    stop();
  });

  test('loads media for the panel in view and its neighbours, and stops a video that leaves the view', async () => {
    const { element, user } = await show(
      story('Coffee', video('Coffee')) + story('Parts', video('Parts')) + story('Tickets', video('Tickets')),
    );
    expect(videosIn(element)).toEqual(['Coffee']);
    await user.click(screen.getByRole('link', { name: 'Parts' }));
    expect(videosIn(element)).toEqual(['Coffee', 'Parts', 'Tickets']);
    const parts = element.querySelector<HTMLVideoElement>('video[aria-label="Parts"]')!;
    await act(() => parts.play());
    await user.click(screen.getByRole('button', { name: 'Next section' }));
    expect(parts.paused).toBe(true);
  });

  test('while the visitor scrolls no media come or go; they do when the visitor stops', async () => {
    const { element } = await show(
      ['Coffee', 'Parts', 'Tickets', 'Berths'].map((name) => story(name, video(name))).join(''),
    );
    jest.useFakeTimers();
    // Half of a panel's width for each.
    for (const top of [700, 1200, 1700]) {
      act(() => {
        window.scrollTo({ top });
        window.dispatchEvent(new Event('scroll'));
        jest.advanceTimersByTime(150);
      });
      expect(videosIn(element)).toEqual(['Coffee']);
    }
    expect(screen.getByRole('link', { name: 'Tickets' })).toHaveAttribute('aria-current', 'true');
    act(() => void jest.advanceTimersByTime(300));
    expect(videosIn(element)).toEqual(['Parts', 'Tickets', 'Berths']);
    jest.useRealTimers();
  });

  test('a route in the address stays', async () => {
    history.replaceState(null, '', '#/signin');
    const { user } = await show(story('Coffee'));
    await user.click(screen.getByRole('button', { name: 'Next section' }));
    expect(location.hash).toBe('#/signin');
  });

  test.each([
    ['with a base', '/insights/prices?cid=mail', '/media/'],
    ['with a base at another host', '/insights/prices?cid=mail', 'https://cdn.example/'],
    ['whose path begins with two slashes', '//insights/prices?cid=mail', '/'],
  ])('on a page %s, the address is still that of the page', async (_, address, base) => {
    history.replaceState(null, '', location.origin + address);
    document.head.innerHTML = `<base href="${base}">`;
    const { user } = await show(story('Coffee'));
    await user.click(screen.getByRole('button', { name: 'Next section' }));
    expect(location.pathname + location.search + location.hash).toBe(`${address}#tab-story-0-mediatype-image`);
    document.head.innerHTML = '';
    history.replaceState(null, '', '/');
  });

  test('an anchor in the address opens its panel', async () => {
    history.replaceState(null, '', '#tab-story-1-mediatype-image');
    await show(story('Coffee') + story('Parts'));
    expect(screen.getByRole('link', { name: 'Parts' })).toHaveAttribute('aria-current', 'true');
  });

  test('switches to a page on request, remembers it for the next visit, and switches back', async () => {
    const first = await show(story('Coffee'));
    await first.user.click(screen.getByRole('button', { name: 'Read as a page' }));
    expect(first.element.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'page');
    first.unmount();
    const second = await show(story('Coffee'));
    expect(second.element.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'page');
    await second.user.click(screen.getByRole('button', { name: 'View as slides' }));
    expect(second.element.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'pinned');
  });

  test('without consent, the choice is stored for this tab only, and a stored one waits for the consent tool', async () => {
    const consent = { consent: { tool: 'built-in' } };
    const modeOf = (element: Element) => element.querySelector<HTMLElement>('[data-mode]')!.dataset['mode'];
    publish('consent-changed', { groups: ['C0001'], isAnswered: true });
    const { user, unmount } = await show(story('Coffee'), '', consent);
    await user.click(screen.getByRole('button', { name: 'Read as a page' }));
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage.getItem('inlay:read-as')).toBe('page');
    unmount();
    sessionStorage.clear();
    localStorage.setItem('inlay:read-as', 'page');
    const { element } = await show(story('Coffee'), '', consent);
    expect(modeOf(element)).toBe('pinned');
    act(() => publish('consent-changed', { groups: ['C0001', 'C0003'], isAnswered: true }));
    expect(modeOf(element)).toBe('page');
  });

  test('a page enlarged to twice its size is read as a page', async () => {
    inWindow('wide', '(hover: hover)');
    Object.defineProperty(window, 'outerWidth', { configurable: true, value: window.innerWidth * 2 });
    const { element } = await show(story('Coffee'));
    expect(element.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'page');
  });

  test('is a page with reduced motion, unless the visitor switches to slides', async () => {
    inWindow('wide', '(prefers-reduced-motion: reduce)');
    const { element, user } = await show(story('Coffee'));
    expect(element.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'page');
    await user.click(screen.getByRole('button', { name: 'View as slides' }));
    expect(element.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'pinned');
  });

  test('editors see a page, with nothing that moves', async () => {
    const { element } = await show(story('Coffee') + story('Parts'), '', { mode: 'edit' });
    expect(element.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'page');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('in a small window panels are swiped', async () => {
  inWindow('small');
  const { element } = await show(story('Coffee'));
  expect(element.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'swiped');
  expect(screen.queryByText(/Scroll to start/)).toBeNull();
});
