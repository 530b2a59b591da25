import { screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import siteSearch from './index';

let mockIsGone = true;
jest.mock('./page/search-results', () => {
  if (mockIsGone) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./page/search-results');
});

const written = `<div data-module="site-search" data-variant="page" data-total="1">
  <ol><li data-item="results"><a data-field="link" href="/insights/hydrogen-grows-up">Hydrogen grows up</a></li></ol></div>`;

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);

test('offline the script of searching cannot be loaded: the page stays, and the next try may work', async () => {
  forgetEverything();
  history.replaceState(null, '', '/search?q=hydrogen');
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  fakeServices({
    'GET /services/search/api/pages': {
      json: {
        results: [{ metatags: { title: 'People of hydrogen', url: '/x' } }],
        numFound: 1,
        queryUsedForSearch: 'hydrogen',
      },
    },
  });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, unmount } = await mountPlaceholder(written, siteSearch);
  await user.click(screen.getByRole('link', { name: 'People' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
  expect(titles()).toEqual(['Hydrogen grows up']);

  mockIsGone = false;
  onLine.mockRestore();
  await user.click(screen.getByRole('link', { name: 'People' }));
  await waitFor(() => expect(titles()).toEqual(['People of hydrogen']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
});
