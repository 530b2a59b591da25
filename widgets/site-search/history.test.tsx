import { act, screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import siteSearch from './index';

const PAGES = 'GET /services/search/api/pages';

const first = () => screen.queryAllByRole('heading', { level: 3 })[0]?.textContent;
const shows = (title: string) => waitFor(() => expect(first()).toBe(title));
const link = (name: string) => screen.getByRole('link', { name });
const back = () => act(() => history.back());

/** Fifty results, with the query in their titles. */
async function open(address: string, attributes = '', config = {}) {
  history.pushState(null, '', address);
  const services = fakeServices({
    [PAGES]: ({ url: { searchParams } }) => {
      const title = ['q', 'pageFilter', 'start'].map((name) => searchParams.get(name)).join(' ');
      return {
        json: {
          results: [{ metatags: { title, url: '/x' } }],
          numFound: 50,
          queryUsedForSearch: searchParams.get('q'),
        },
      };
    },
  });
  const mounted = await mountPlaceholder(
    `<div data-module="site-search" data-variant="page" ${attributes}></div>`,
    siteSearch,
    config,
  );
  close = mounted.unmount;
  return { ...mounted, services };
}

let close = () => {};
afterEach(() => close());

beforeEach(() => {
  forgetEverything();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

test('each act is one entry, and Back leads through them', async () => {
  const { user } = await open('/search?q=steel');
  await shows('steel all 1');
  const before = history.length;
  await user.click(link('Page 2 of 5'));
  await shows('steel all 11');
  await user.click(link('Careers'));
  await shows('steel careers 1');
  expect(history.length).toBe(before + 2);

  back();
  await shows('steel all 11');
  expect(location.search).toBe('?q=steel&start=11');
  expect(link('Everything')).toHaveAttribute('aria-current', 'true');
  back();
  await shows('steel all 1');
});

test('the same search again is no new entry', async () => {
  const { user } = await open('/search?q=steel');
  await shows('steel all 1');
  const before = history.length;
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(link('Everything'));
  expect(history.length).toBe(before);
});

test('Back puts query, scroll and focus where they were', async () => {
  const { user } = await open('/search?q=steel');
  await shows('steel all 1');
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 640 });
  await user.click(link('Page 3 of 5'));
  await shows('steel all 21');
  await user.type(screen.getByRole('combobox'), ' and cement');

  back();
  await shows('steel all 1');
  expect(link('Page 3 of 5')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  expect(screen.getByRole('combobox')).toHaveValue('steel');
});

test('the last two pages are not fetched again', async () => {
  const { user, services } = await open('/search?q=steel');
  await shows('steel all 1');
  await user.click(link('Page 2 of 5'));
  await shows('steel all 11');
  back();
  await shows('steel all 1');
  expect(services.calls).toHaveLength(2);
  await user.click(link('Careers'));
  await shows('steel careers 1');
  await user.click(link('Page 2 of 5'));
  await shows('steel careers 11');
  await user.click(link('Everything'));
  await shows('steel all 1');
  expect(services.calls).toHaveLength(5);
});

test.each([
  ['the placeholder', 'data-cached-pages="0"', {}],
  ['the configuration', '', { flags: { searchCache: false } }],
])('fetches every page again if %s requires it', async (_, attributes, config) => {
  const { user, services } = await open('/search?q=steel', attributes, config);
  await shows('steel all 1');
  await user.click(link('Page 2 of 5'));
  await shows('steel all 11');
  back();
  await shows('steel all 1');
  expect(services.calls).toHaveLength(3);
});

test('a page out of the browser’s cache shows what its address says', async () => {
  await open('/search?q=steel&pageFilter=people');
  await shows('steel people 1');
  history.replaceState(null, '', '/search?q=steel');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await shows('steel all 1');
});

test('a jump within the page changes nothing', async () => {
  const { services } = await open('/search?q=steel');
  await shows('steel all 1');
  act(() => {
    location.hash = '#footer';
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(services.calls).toHaveLength(1);
  expect(first()).toBe('steel all 1');
});

test('after Reload the focus is where it was', async () => {
  const { user, element, unmount } = await open('/search?q=steel');
  await shows('steel all 1');
  await user.click(link('People'));
  await shows('steel people 1');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  element.remove();

  performance.getEntriesByType = (() => [{ type: 'reload' }]) as unknown as typeof performance.getEntriesByType;
  await mountPlaceholder('<div data-module="site-search" data-variant="page"></div>', siteSearch);
  await shows('steel people 1');
  expect(link('People')).toHaveFocus();
});
