import { act, screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answer, type Call } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import siteSearch from './index';
import { recentSearches } from './recent-searches';

const PAGES = 'GET /services/search/api/pages';

const field = () => screen.getByRole('combobox', { name: 'Search the site' });
const first = () => screen.queryAllByRole('heading', { level: 3 })[0]?.textContent;
const shows = (title: string) => waitFor(() => expect(first()).toBe(title));
const announced = () => screen.getAllByRole('status').map((element) => element.textContent);

/** Twelve results, with the query and the filter in their titles. */
const found = ({ url: { searchParams } }: Call): Answer => {
  const [q, filter] = [searchParams.get('q')!, searchParams.get('pageFilter')!];
  return {
    json: {
      results: [{ metatags: { title: `${q} ${filter}`, url: '/x' } }],
      numFound: 12,
      queryUsedForSearch: q,
    },
  };
};

let close = () => {};

async function open(address = '/search', answer: (call: Call) => ReturnType<typeof found> | Promise<Answer> = found) {
  history.pushState(null, '', address);
  const services = fakeServices({ [PAGES]: answer });
  const mounted = await mountPlaceholder(
    '<div data-module="site-search" data-variant="page" data-results-while-typing></div>',
    siteSearch,
  );
  close = mounted.unmount;
  return { ...mounted, services, queries: () => services.calls.map(({ url }) => url.searchParams.get('q')) };
}

beforeEach(() => {
  forgetEverything();
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

afterEach(() => close());

test('results appear after a pause, with their number announced and the focus in the field', async () => {
  const { user, services, queries } = await open();
  await user.type(field(), 'steel');
  expect(services.calls).toHaveLength(0);
  await shows('steel all');
  expect(queries()).toEqual(['steel']);
  expect(services.calls[0]!.operation).toBe(PAGES);
  expect(announced()).toContain('12 results for “steel”');
  expect(location.search).toBe('?q=steel');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('focus stays in the field on a phone too, where Enter moves it to the results', async () => {
  const match = window.matchMedia;
  window.matchMedia = ((query: string) => ({ ...match(query), matches: query.includes('coarse') })) as typeof match;
  const { user } = await open();
  await user.type(field(), 'steel');
  await shows('steel all');
  expect(field()).toHaveFocus();
  window.matchMedia = match;
});

test('a series of typed queries is one history entry, also with Enter at its end', async () => {
  const { user } = await open('/search?q=rail');
  await shows('rail all');
  const before = history.length;
  await user.clear(field());
  await user.type(field(), 'steel');
  await shows('steel all');
  await user.type(field(), ' and');
  await shows('steel and all');
  await user.type(field(), ' cement{Enter}');
  await shows('steel and cement all');
  expect(history.length).toBe(before + 1);
  act(() => history.back());
  await shows('rail all');
  expect(field()).toHaveValue('rail');
});

test('a blank at the end of the text stays, and is no new query', async () => {
  const { user, queries } = await open();
  await user.type(field(), 'green ');
  await shows('green all');
  expect(field()).toHaveValue('green ');
  await user.type(field(), 'steel');
  await shows('green steel all');
  expect(field()).toHaveValue('green steel');
  expect(queries()).toEqual(['green', 'green steel']);
});

test('a response to an earlier text is dropped', async () => {
  let respond = (_: Answer) => {};
  const { user, services } = await open('/search', (call) =>
    call.url.searchParams.get('q') === 'steel' ? new Promise<Answer>((resolve) => (respond = resolve)) : found(call),
  );
  await user.type(field(), 'steel');
  await waitFor(() => expect(services.calls).toHaveLength(1));
  await user.type(field(), 'works');
  await shows('steelworks all');
  await act(async () => respond(found(services.calls[0]!)));
  expect(first()).toBe('steelworks all');
  expect(field()).toHaveValue('steelworks');
});

test('the previous results stay until the next response', async () => {
  const { user, element } = await open('/search?q=rail', (call) =>
    call.url.searchParams.get('q') === 'rail' ? found(call) : new Promise<Answer>(() => {}),
  );
  await shows('rail all');
  await user.type(field(), 'way');
  await screen.findByRole('heading', { name: 'Searching for “railway”' });
  expect(first()).toBe('rail all');
  expect(element.querySelector('ol')).toHaveAttribute('data-busy');
});

test('a typed query becomes a recent search after the button only', async () => {
  const { user } = await open();
  await user.type(field(), 'stee');
  await shows('stee all');
  expect(recentSearches(5)).toEqual([]);
  await user.type(field(), 'l');
  await shows('steel all');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(recentSearches(5)).toEqual(['steel']));
});

test('a filter that is selected before the pause ends keeps its own query', async () => {
  const { user, queries } = await open('/search?q=rail');
  await shows('rail all');
  await user.type(field(), 'way');
  await user.click(screen.getByRole('link', { name: 'People' }));
  await shows('rail people');
  expect(field()).toHaveValue('rail');
  await user.type(field(), 's');
  await shows('rails people');
  expect(queries()).toEqual(['rail', 'rail', 'rails']);
});

test('nothing found while typing does not lead to another spelling automatically', async () => {
  const { user } = await open('/search', () => ({
    json: { results: [], numFound: 0, suggestedQuery: 'hydrogen', queryUsedForSearch: 'hydorgen' },
  }));
  await user.type(field(), 'hydorgen');
  expect(await screen.findByText('Did you mean “hydrogen”?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stay here' })).not.toBeInTheDocument();
});

test('a failure is shown once, and more text tries again', async () => {
  const { user, services } = await open('/search', () => ({ status: 400 }));
  await user.type(field(), 'ste');
  expect(await screen.findAllByText('Search is not available right now.')).toHaveLength(1);
  await user.type(field(), 'e');
  await waitFor(() => expect(services.calls).toHaveLength(2));
  expect(await screen.findAllByText('Search is not available right now.')).toHaveLength(1);
  services.answer(PAGES, found);
  await user.type(field(), 'l');
  await shows('steel all');
  expect(screen.queryByText('Search is not available right now.')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('in the box, the flag changes nothing', async () => {
  const services = fakeServices();
  const { user, unmount } = await mountPlaceholder(
    '<div data-module="site-search" data-results-while-typing></div>',
    siteSearch,
  );
  close = unmount;
  await user.type(field(), 'steel');
  await waitFor(() => expect(services.calls).toHaveLength(1));
  expect(services.calls[0]!.operation).toBe(`${PAGES}/suggestions`);
});
