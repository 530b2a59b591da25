import { HttpError } from '../../http';
import { createPageFetcher } from './page-fetcher';

interface Page {
  items: readonly string[];
  total: number;
  next?: number;
}

const { signal } = new AbortController();

/** Three pages of two items; `next` is the number of the page. */
const pages: readonly Page[] = [
  { items: ['a', 'b'], total: 5, next: 1 },
  { items: ['b', 'c'], total: 5, next: 2 },
  { items: ['d'], total: 5 },
];

function createFetcher(fetchPage = (after: number) => Promise.resolve(pages[after]!)) {
  return createPageFetcher<string, Page>({
    lang: 'en',
    keyOf: (item) => item,
    fetchPage: (_query, { after = 0 }) => fetchPage(Number(after)),
  });
}

test('fetches pages until the visitor has as many items as before', async () => {
  const page = await createFetcher().upTo('q', 3, signal);
  expect(page).toEqual({ items: ['a', 'b', 'c'], total: 5, next: 2 });
});

test('an item that moved to the next page meanwhile is shown once', async () => {
  const page = await createFetcher().withNext('q', pages[0]!, signal);
  expect(page.items).toEqual(['a', 'b', 'c']);
});

test('a later page that fails leaves those before it', async () => {
  const fetcher = createFetcher((after) => (after ? Promise.reject(new Error('down')) : Promise.resolve(pages[0]!)));
  expect((await fetcher.upTo('q', 5, signal)).items).toEqual(['a', 'b']);
});

test('a cursor that has expired fetches the list again, with one more page', async () => {
  let isExpired = true;
  const fetcher = createFetcher((after) => {
    if (after === 1 && isExpired) {
      isExpired = false;
      return Promise.reject(new HttpError('status', 'list', { status: 410 }));
    }
    return Promise.resolve(pages[after]!);
  });
  expect((await fetcher.withNext('q', pages[0]!, signal)).items).toEqual(['a', 'b', 'c']);
});

test('another error of the next page reaches the list', async () => {
  const fetcher = createFetcher(() => Promise.reject(new HttpError('offline', 'list')));
  await expect(fetcher.withNext('q', pages[0]!, signal)).rejects.toThrow();
});

test('a next page that leads back to itself is the last', async () => {
  const fetcher = createFetcher(() => Promise.resolve({ items: ['b'], total: 5, next: 1 }));
  expect((await fetcher.withNext('q', pages[0]!, signal)).next).toBeUndefined();
});
