import { act, screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { mockMedia } from '../../tests/setup/media';
import { fakeServices, type Answer, type Answerer } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import siteSearch from './index';
import { recentSearches } from './recent-searches';

const PAGES = 'GET /services/search/api/pages';
const SUGGESTIONS = 'GET /services/search/api/pages/suggestions';

const result = (title: string, more: Record<string, unknown> = {}) => ({
  id: title,
  description: `About ${title}.`,
  metatags: {
    title,
    url: `/insights/${encodeURIComponent(title)}`,
    'search-image': '',
    'authors-name': '',
    'title-location': '',
    'searchresults-tags': '',
    ...more,
  },
});

/** `total` results for every query, ten per page. */
function found(total: number, more: Record<string, unknown> = {}): (call: { url: URL }) => Answer {
  return ({ url }) => {
    const [q, start] = [url.searchParams.get('q')!, Number(url.searchParams.get('start'))];
    const count = Math.max(0, Math.min(10, total - start + 1));
    const results = Array.from({ length: count }, (_, index) => result(`${q} ${start + index}`));
    return {
      json: {
        results,
        numFound: total,
        correctlySpelled: true,
        suggestedQuery: '',
        queryUsedForSearch: q,
        statusMessage: '',
        ...more,
      },
    };
  };
}

const heading = () => screen.getByRole('heading', { level: 2 });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((element) => element.textContent);
const status = () =>
  screen
    .getAllByRole('status')
    .map((element) => element.textContent)
    .join('');
const field = () => screen.getByRole('combobox', { name: 'Search the site' });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const settled = (text: string | RegExp) => waitFor(() => expect(heading()).toHaveTextContent(text));

/** The server-rendered content for one of 124 results. */
const serverHtml = `<div data-module="site-search" data-variant="page">
  <form data-field="form" action="/search"><input type="search" name="q" value="hydrogen"><button>Search</button></form>
  <data data-field="total" value="124"></data>
  <h2>124 results</h2>
  <ol>
    <li data-item="results"><h3><a data-field="link" href="/insights/hydrogen-grows-up">Hydrogen grows up</a></h3>
      <p data-field="description">Three plants.</p><p><span data-item="tags">Energy</span> <span data-item="tags">Report</span> <span data-field="location">Oslo</span> <span data-field="authors">Ingrid Solheim|Mateo Ferrer</span></p></li>
  </ol></div>`;

let close = () => {};

async function open(
  address: string,
  answer: Answerer = found(124),
  html = '<div data-module="site-search" data-variant="page"></div>',
  config = {},
) {
  history.replaceState(null, '', address);
  const services = fakeServices({ [PAGES]: answer, [SUGGESTIONS]: { json: { terms: [] } } });
  const mounted = await mountPlaceholder(html, siteSearch, config);
  close = mounted.unmount;
  return {
    ...mounted,
    services,
    lastParameters: () => Object.fromEntries(services.callsOf(PAGES).at(-1)?.url.searchParams ?? []),
  };
}

beforeEach(() => {
  forgetEverything();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

afterEach(() => close());

describe('the first page', () => {
  test('is adopted as the server rendered it, and nothing is fetched', async () => {
    const { services } = await open('/search?q=hydrogen', found(124), serverHtml);
    expect(heading()).toHaveTextContent('124 results for “hydrogen”');
    expect(link('Hydrogen grows up')).toHaveAttribute('href', '/insights/hydrogen-grows-up');
    for (const text of ['Oslo', 'Ingrid Solheim', 'Mateo Ferrer']) expect(screen.getByText(text)).toBeVisible();
    expect(services.calls).toHaveLength(0);
    expect(status()).toBe('');
  });

  test('shows its first results immediately on a phone, and each of the others in a later task', async () => {
    mockMedia((query) => query === '(width < 768px)');
    const item = (number: number) =>
      `<li data-item="results"><a data-field="link" href="/insights/${number}">Hydrogen ${number}</a></li>`;
    const items = Array.from({ length: 10 }, (_, index) => item(index));
    await open('/search?q=hydrogen', found(124), serverHtml.replace(/<li[^]*<\/li>/, items.join('')));
    expect(titles().length).toBeLessThan(10);
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(titles()[9]).toBe('Hydrogen 9');
    jest.restoreAllMocks();
  });

  test('is adopted without form and address, where the server says what it searched for', async () => {
    const { services } = await open(
      '/found',
      found(124),
      serverHtml.replace(/<form[^]*<\/form>/, '').replace('data-variant', 'data-used-query="hydrogen" data-variant'),
    );
    expect(heading()).toHaveTextContent('124 results for “hydrogen”');
    expect(field()).toHaveValue('hydrogen');
    expect(services.calls).toHaveLength(0);
  });

  test('is not fetched either where no page is cached', async () => {
    const { services } = await open(
      '/search?q=hydrogen',
      found(124),
      serverHtml.replace('<div ', '<div data-cached-pages="0" '),
    );
    expect(titles()).toEqual(['Hydrogen grows up']);
    expect(services.calls).toHaveLength(0);
  });

  test('is fetched if the server rendered none', async () => {
    const { lastParameters } = await open('/search?q=hydrogen&pageFilter=insights&sort=date&start=11');
    await settled('124 results for “hydrogen”');
    expect(lastParameters()).toEqual({
      q: 'hydrogen',
      pageFilter: 'insights',
      sort: 'date',
      start: '11',
      rows: '10',
      lang: 'en',
    });
    expect(titles()[0]).toBe('hydrogen 11');
    expect(screen.getByText('Page 2 of 13', { selector: 'p' })).toBeVisible();
  });

  test('prompts for a query if there is none', async () => {
    const { services } = await open('/search');
    expect(screen.getByText('Type a word, a name, a city or a practice.')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(services.calls).toHaveLength(0);
  });

  test('offers what the visitor searched for last and popular topics, and forgets the former on request', async () => {
    const html =
      '<div data-module="site-search" data-variant="page"><ul><li><a data-item="topics" href="/search?q=rail">rail</a></li></ul></div>';
    localStorage.clear();
    const before = await open('/search?q=hydrogen', found(124), html);
    await waitFor(() => expect(localStorage).toHaveLength(1));
    before.unmount();
    before.element.remove();
    await open('/search', found(124), html);
    expect(link('hydrogen')).toHaveProperty('href', `${location.origin}/search?q=hydrogen`);
    expect(link('rail')).toHaveProperty('href', `${location.origin}/search?q=rail`);
    act(() => screen.getByRole('button', { name: 'Clear recent searches' }).click());
    expect(screen.queryByRole('link', { name: 'hydrogen' })).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('saves the corrected spelling as a recent search', async () => {
    localStorage.clear();
    await open('/search?q=hydrogne', found(124, { correctlySpelled: false, queryUsedForSearch: 'hydrogen' }));
    await waitFor(() => expect(recentSearches(5)).toEqual(['hydrogen']));
  });

  test('keeps no search that found nothing', async () => {
    localStorage.clear();
    const before = await open('/search?q=hydrogen', found(0));
    await settled('No results');
    before.unmount();
    await open('/search');
    expect(screen.queryByText('Recent searches')).not.toBeInTheDocument();
  });

  test('keeps text typed into the server-rendered field before the script loaded, and the focus', async () => {
    history.replaceState(null, '', '/search?q=hydrogen');
    fakeServices();
    document.body.insertAdjacentHTML('beforeend', serverHtml);
    const placeholder = document.body.lastElementChild as HTMLElement;
    placeholder.querySelector('input')!.value = 'hydrogen in cem';
    placeholder.querySelector('input')!.focus();
    const { mount, unmount } = await import('../../src/runtime/mount');
    await act(async () => mount(placeholder, siteSearch));
    expect(field()).toHaveValue('hydrogen in cem');
    expect(field()).toHaveFocus();
    act(() => unmount(placeholder));
    expect(placeholder.querySelector('h3')).toHaveTextContent('Hydrogen grows up');
  });

  test.each([
    ['fetched', undefined],
    ['written by the server', '<div data-module="site-search" data-variant="page" data-total="124"></div>'],
  ])('that lies beyond the last one becomes the last one: %s', async (_, html) => {
    await open('/search?q=hydrogen&start=991', found(124), html);
    await waitFor(() => expect(titles()[0]).toBe('hydrogen 121'));
    expect(location.search).toBe('?q=hydrogen&start=121');
  });
});

test('nothing found of one kind says how much there is of all', async () => {
  await open('/search?q=hydrogen&pageFilter=people', found(0, { filterCounts: { all: 14, insights: 14 } }));
  await settled('No results');
  expect(link('Search everything (14 results)')).toHaveProperty('href', `${location.origin}/search?q=hydrogen`);
});

describe('a result', () => {
  const show = async (result: object, q = 'hydrogen') => {
    const { element } = await open(`/search?q=${encodeURIComponent(q)}`, {
      json: { results: [result], numFound: 1, queryUsedForSearch: q },
    });
    await settled('1 result');
    return element;
  };

  test('marks the query, as text', async () => {
    const element = await show({
      ...result('<img src=x onerror=alert(1)> hydrogen'),
      description: '<b>Hydrogen</b> & steel',
    });
    expect([...element.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['hydrogen', 'Hydrogen']);
    expect(element.querySelector('img, b')).toBeNull();
    expect(element).toHaveTextContent('Hydrogen & steel');
  });

  test('shows the location, the author and the topic, and reserves the space of its image', async () => {
    const element = await show(
      result('Plants', {
        'authors-name': 'Ingrid Solheim',
        'title-location': 'Oslo, Norway',
        'searchresults-tags': 'Energy|Report|hydrogen|capital',
        'search-image': '/images/strata/x.svg',
      }),
    );
    for (const text of ['Oslo, Norway', 'Ingrid Solheim', 'Energy']) expect(screen.getByText(text)).toBeVisible();
    for (const text of ['Report', 'hydrogen']) expect(screen.queryByText(text)).not.toBeInTheDocument();
    const image = element.querySelector('img')!;
    expect(image).toHaveAttribute('alt', '');
    expect([image.width, image.height]).toEqual([300, 200]);
  });

  test('of 300 characters is cut to 250', async () => {
    await show({ ...result('Long'), description: 'x'.repeat(300) });
    expect(screen.getByText(`${'x'.repeat(250)}…`)).toBeVisible();
  });

  test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg onload="alert(1)">', 'file:///etc/passwd'])(
    'shows no picture from %s',
    async (address) => {
      const element = await show(result('Plants', { 'search-image': address }));
      expect(element.querySelector('img')).toBeNull();
      expect(element.querySelector('[data-picture]')).toBeNull();
    },
  );

  test('has no target with an address that runs a script', async () => {
    await show(result('Trap', { url: 'java\nscript:alert(1)' }));
    expect(screen.queryByRole('link', { name: 'Trap' })).not.toBeInTheDocument();
    expect(titles()).toEqual(['Trap']);
  });
});

describe('a visitor', () => {
  test('searches in place, and hears how many there are', async () => {
    const { user, lastParameters } = await open('/search?q=hydrogen&start=21');
    await settled('124 results');
    await user.clear(field());
    await user.type(field(), ' green steel {Enter}');
    await settled('124 results for “green steel”');
    expect(lastParameters()).toMatchObject({ q: 'green steel', start: '1' });
    expect(location.search).toBe('?q=green+steel');
    expect(status()).toBe('124 results for “green steel”');
    expect(field()).toHaveFocus();
  });

  test('searches by the button, too', async () => {
    const { user } = await open('/search');
    await user.type(field(), 'steel');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await settled('124 results for “steel”');
  });

  test('filters by real links, and begins at the first result again', async () => {
    const { user, lastParameters } = await open('/search?theme=dark&q=hydrogen&start=21');
    await settled('124 results');
    expect(link('People')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/search\?theme=dark&q=hydrogen&pageFilter=people$/),
    );
    expect(link('Everything')).toHaveAttribute('aria-current', 'true');
    await user.click(link('People'));
    await waitFor(() => expect(lastParameters()).toMatchObject({ pageFilter: 'people', start: '1' }));
    expect(link('People')).toHaveAttribute('aria-current', 'true');
    expect(link('People')).toHaveFocus();
    expect(location.search).toBe('?theme=dark&q=hydrogen&pageFilter=people');
  });

  test('chooses the order of insights only', async () => {
    const { user, lastParameters } = await open('/search?q=hydrogen');
    await settled('124 results');
    expect(screen.queryByRole('link', { name: 'Newest first' })).not.toBeInTheDocument();
    await user.click(link('Insights'));
    await user.click(link('Newest first'));
    await waitFor(() => expect(lastParameters()).toMatchObject({ sort: 'date', pageFilter: 'insights' }));
    await user.click(link('Careers'));
    await waitFor(() => expect(lastParameters()).toMatchObject({ sort: 'default', pageFilter: 'careers' }));
    expect(location.search).toBe('?q=hydrogen&pageFilter=careers');
  });

  test('opens the next page by a real link, with the focus on its heading and the page announced', async () => {
    const { user } = await open('/search?q=hydrogen');
    await settled('124 results');
    expect(link('Page 2 of 13')).toHaveAttribute('href', expect.stringMatching(/\?q=hydrogen&start=11$/));
    await user.click(link('Page 2 of 13'));
    await waitFor(() => expect(titles()[0]).toBe('hydrogen 11'));
    expect(heading()).toHaveFocus();
    expect(status()).toBe('Page 2 of 13');
    expect(location.search).toBe('?q=hydrogen&start=11');
    expect(screen.getAllByRole('link', { name: /^Page \d+ of 13$/ })).toHaveLength(10);
  });

  test('opens a filter in a new tab', async () => {
    const { user, services } = await open('/search?q=hydrogen');
    await settled('124 results');
    link('People').addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    await user.keyboard('{Control>}');
    await user.click(link('People'));
    expect(services.calls).toHaveLength(1);
    expect(location.search).toBe('?q=hydrogen');
  });

  test('sees the last search when answers overtake one another', async () => {
    const slow: { answer?: (answer: Answer) => void } = {};
    const { user, services } = await open('/search?q=first', (call) =>
      call.url.searchParams.get('q') === 'second' ? new Promise((resolve) => (slow.answer = resolve)) : found(3)(call),
    );
    await settled('3 results for “first”');
    await user.clear(field());
    await user.type(field(), 'second{Enter}');
    await user.clear(field());
    await user.type(field(), 'third{Enter}');
    await settled('3 results for “third”');
    expect(services.callsOf(PAGES)[1]!.signal!.aborted).toBe(true);
    await act(async () => slow.answer!(found(99)({ url: new URL('http://x/?q=second&start=1') })));
    expect(heading()).toHaveTextContent('3 results for “third”');
  });

  test('sees results while the next ones are quick, and their shape while they are slow', async () => {
    const { user, services, element } = await open('/search?q=hydrogen');
    await settled('124 results for “hydrogen”');
    services.answer(PAGES, 'never');
    await user.click(link('People'));
    expect(titles()).toHaveLength(10);
    expect(screen.queryByRole('link', { name: /^Page/ })).not.toBeInTheDocument();
    expect(element.querySelector('[aria-busy="true"]')).not.toBeNull();
    await settled('Searching for “hydrogen”');
    expect(titles()).toHaveLength(0);
    expect(element.querySelector('.inlay-skeleton')).not.toBeNull();
  });
});

describe('spelling:', () => {
  test('another spelling is offered', async () => {
    await open('/search?q=hydorgen', found(3, { suggestedQuery: 'hydrogen' }));
    await settled('3 results for “hydorgen”');
    expect(link('Did you mean “hydrogen”?')).toHaveAttribute('href', expect.stringMatching(/\?q=hydrogen$/));
  });

  test('announces a correction once, and offers the original query', async () => {
    const { element, user, lastParameters } = await open(
      '/search?q=hydorgen',
      found(3, {
        suggestedQuery: 'hydrogen',
        queryUsedForSearch: 'hydrogen',
        statusMessage: 'Showing results for “hydrogen”.',
      }),
    );
    await settled('3 results for “hydrogen”');
    expect(element.textContent!.match(/Showing results for/g)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /Did you mean/ })).not.toBeInTheDocument();
    await user.click(link('Search instead for “hydorgen”'));
    await waitFor(() => expect(lastParameters()).toMatchObject({ q: '"hydorgen"' }));
    expect(screen.queryByRole('link', { name: /Search instead/ })).not.toBeInTheDocument();
  });

  test('what the service has to say about results is shown', async () => {
    await open('/search?q=steel', found(3, { statusMessage: 'No page has all of these words.' }));
    expect(await screen.findByText('No page has all of these words.')).toBeVisible();
  });
});

describe('nothing found:', () => {
  test('the message of the service, and what to do', async () => {
    const { user, lastParameters } = await open(
      '/search?q=xqz&pageFilter=people',
      found(0, { statusMessage: 'Nothing was found for “xqz”.' }),
    );
    await settled('No results for “xqz”');
    expect(screen.getByText('Nothing was found for “xqz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit your search' }));
    expect(field()).toHaveFocus();
    await user.click(link('Search everything'));
    await waitFor(() => expect(lastParameters()).toMatchObject({ pageFilter: 'all' }));
  });

  test('popular topics, on the whole site', async () => {
    const { user, lastParameters } = await open(
      '/search?q=xqz&pageFilter=people',
      found(0),
      '<div data-module="site-search" data-variant="page"><a data-item="topics" href="/search?q=pricing">pricing</a></div>',
    );
    await settled('No results for “xqz”');
    expect(screen.getByRole('heading', { name: 'Popular topics' })).toBeVisible();
    await user.click(link('pricing'));
    await waitFor(() => expect(lastParameters()).toMatchObject({ q: 'pricing', pageFilter: 'all' }));
  });

  test('our own advice where the service says nothing', async () => {
    await open('/search?q=xqz', found(0));
    expect(await screen.findByText('Check the spelling, or try fewer or more general words.')).toBeVisible();
    expect(document.querySelector('.inlay-site-search__list')).toBeNull();
  });

  test('continues with the suggested spelling after a while, in the same history entry', async () => {
    const before = history.length;
    const { element } = await open(
      '/search?q=hydorgen',
      (call) => found(call.url.searchParams.get('q') === 'hydrogen' ? 3 : 0, { suggestedQuery: 'hydrogen' })(call),
      '<div data-module="site-search" data-variant="page" data-auto-redirection="1"></div>',
    );
    await settled('No results for “hydorgen”');
    expect(element).toHaveTextContent('Searching for “hydrogen” in 1 second.');
    await waitFor(() => expect(heading()).toHaveTextContent('3 results for “hydrogen”'));
    expect(location.search).toBe('?q=hydrogen');
    expect(field()).toHaveValue('hydrogen');
    expect(history.length).toBe(before);
  });

  test('does so on a phone, where the heading takes the focus', async () => {
    const match = window.matchMedia;
    window.matchMedia = ((query: string) => ({ ...match(query), matches: query.includes('coarse') })) as typeof match;
    const { user } = await open(
      '/search?q=steel',
      (call) => found(call.url.searchParams.get('q') === 'hydorgen' ? 0 : 3, { suggestedQuery: 'hydrogen' })(call),
      '<div data-module="site-search" data-variant="page" data-auto-redirection="1"></div>',
    );
    await settled('3 results for “steel”');
    await user.clear(field());
    await user.type(field(), 'hydorgen{Enter}');
    await settled('No results for “hydorgen”');
    await waitFor(() => expect(location.search).toBe('?q=hydrogen'));
    window.matchMedia = match;
  });

  test.each([
    [
      'stays there',
      2,
      async (user: { click(element: Element): Promise<void> }) =>
        user.click(screen.getByRole('button', { name: 'Stay here' })),
    ],
    ['begins to type', 2, async (user: { click(element: Element): Promise<void> }) => user.click(field())],
    ['reads on a page that leaves it to them', 0, async () => {}],
  ])('the search is not corrected for a visitor who %s', async (_, seconds, does) => {
    const { user, element } = await open(
      '/search?q=hydorgen',
      found(0, { suggestedQuery: 'hydrogen' }),
      `<div data-module="site-search" data-variant="page" data-auto-redirection="${seconds}"></div>`,
    );
    await settled('No results for “hydorgen”');
    await does(user);
    await new Promise((resolve) => setTimeout(resolve, (seconds || 1) * 1000 + 100));
    expect(location.search).toBe('?q=hydorgen');
    expect(element).not.toHaveTextContent('The search goes on');
  });
});

describe('something breaks:', () => {
  test.each([
    ['the network is gone', 'offline' as const, 'You seem to be offline'],
    ['the service cannot be reached', 'blocked' as const, 'Search is not available'],
    ['a Wi-Fi page answers in its place', { text: '<html>Log in to the Wi-Fi</html>' }, 'Search is not available'],
    ['the service answers with an empty list', { json: [] }, 'Search is not available'],
    ['the service fails', { status: 500 }, 'Search is not available'],
  ])('%s: what was shown stays, and can be tried again', async (_, answer, text) => {
    const { user, services, element } = await open('/search?q=hydrogen');
    await settled('124 results');
    services.answer(PAGES, answer);
    await user.click(link('Page 2 of 13'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(titles()[0]).toBe('hydrogen 1');
    expect(element).not.toHaveTextContent('Wi-Fi');

    services.answer(PAGES, found(124));
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()[0]).toBe('hydrogen 11'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
  });

  test('the network comes back, and the search continues automatically', async () => {
    const { services } = await open('/search?q=hydrogen', 'offline');
    await screen.findByRole('alert');
    services.answer(PAGES, found(124));
    act(() => void window.dispatchEvent(new Event('online')));
    await settled('124 results');
  });

  test('nothing happens after the widget has gone', async () => {
    const { unmount, services } = await open('/search?q=hydrogen', 'never');
    await waitFor(() => expect(services.calls).toHaveLength(1));
    unmount();
    await act(async () => {});
    expect(services.calls[0]!.signal!.aborted).toBe(true);
  });
});

test('a German placeholder asks for German results', async () => {
  const html = '<div data-module="site-search" data-variant="page" data-language="de"></div>';
  const { lastParameters } = await open('/search?q=x', found(124), html);
  expect(screen.getByRole('combobox', { name: 'Website durchsuchen' })).toBeVisible();
  await waitFor(() => expect(lastParameters()).toMatchObject({ lang: 'de' }));
});

describe('on a host with other names', () => {
  const sent = () =>
    Object.fromEntries(
      new FormData(screen.getByRole('search').querySelector('form')!) as unknown as [string, string][],
    );
  const box = (form: string) => `<div data-module="site-search">${form}</div>`;

  test('a search box sends what identifies the results page, too', async () => {
    await open(
      '/',
      found(1),
      box('<form data-field="form" action="/index.php?id=7&L=1"><input name="q" value="a"></form>'),
    );
    expect(sent()).toEqual({ id: '7', L: '1', q: 'a' });
  });

  test('a search box keeps the name of the server’s field', async () => {
    await open(
      '/',
      found(1),
      box('<form data-field="form" action="/"><input type="search" name="s" value="a"></form>'),
    );
    expect(sent()).toEqual({ s: 'a' });
  });

  test('results are those of the configured parameter, and the host keeps its own', async () => {
    const { lastParameters } = await open('/?q=host&s=steel', found(124), undefined, {
      parameters: { names: { q: 's' } },
    });
    await settled('124 results for “steel”');
    expect(lastParameters()['q']).toBe('steel');
    expect(link(/Next/).getAttribute('href')).toBe(`${location.origin}/?q=host&s=steel&start=11`);
  });
});
