import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import notFound from './index';

beforeEach(() => {
  document.title = 'Alder & Voss';
});

test('a visitor reads that the page does not exist, and finds the way home', async () => {
  const { unmount } = await mountPlaceholder('<div data-module="not-found"></div>', notFound, {
    pages: { home: '/de' },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByText('This page does not exist.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/de');
  expect(document.title).toBe('404: NotFound');
  unmount();
  expect(document.title).toBe('Alder & Voss');
});

test('the title of the next page stays when a router removes this one', async () => {
  const { unmount } = await mountPlaceholder('<div data-module="not-found"></div>', notFound);
  document.title = 'The next page';
  unmount();
  expect(document.title).toBe('The next page');
});

test('the words of the page win, and a title of the server that says it already stays', async () => {
  document.title = '404: NotFound – Alder & Voss';
  await mountPlaceholder(
    '<div data-module="not-found"><h1 data-field="title">Gone</h1><p data-field="text">Look into the <a href="/archive">archive</a>.</p><a data-field="home" href="javascript:alert(1)">Home</a></div>',
    notFound,
  );
  expect(screen.getByRole('heading', { name: 'Gone' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'archive' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('404: NotFound – Alder & Voss');
});

test('an editor keeps the title of the page', async () => {
  await mountPlaceholder('<div data-module="not-found"></div>', notFound, { mode: 'edit' });
  expect(document.title).toBe('Alder & Voss');
});
