import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import sidebar from './index';

const method = (attributes = '') =>
  `<div data-module="sidebar" class="rail" ${attributes}><h2 data-field="title">How we counted</h2><div data-field="body">Two of us sorted the entries.</div></div>`;

test('shows a text beside the article, under its title', async () => {
  await mountPlaceholder(method(), sidebar);
  expect(screen.getByRole('region', { name: 'How we counted' })).toHaveTextContent('Two of us sorted the entries.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('it is expanded and collapsed by a button, and found by a search in the page while collapsed', async () => {
  const { user } = await mountPlaceholder(method('data-is-expandable'), sidebar);
  const panel = screen.getByText('Two of us sorted the entries.').closest('[hidden]');
  expect(panel).toHaveAttribute('hidden', 'until-found');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(panel).not.toHaveAttribute('hidden');
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(panel).toHaveAttribute('hidden');
});

test('a byline leads to its authors', async () => {
  await mountPlaceholder(
    '<div data-module="sidebar"><p data-field="byline">By <a href="/people/jonas-reuter">Jonas Reuter</a></p></div>',
    sidebar,
  );
  expect(screen.getByRole('link', { name: 'Jonas Reuter' })).toHaveAttribute('href', '/people/jonas-reuter');
});

test('scrolling, it stays in view beside the text given, or else in its own column', async () => {
  const { element, unmount } = await mountPlaceholder(method('data-is-scrolling'), sidebar);
  expect(element).toHaveClass('inlay-sidebar-pinned', 'rail');
  unmount();
  expect(element).toHaveAttribute('class', 'rail');
  const { element: both } = await mountPlaceholder(
    '<div data-module="sidebar" data-is-scrolling><p data-field="byline">By us</p><div data-field="beside">A long text</div></div>',
    sidebar,
  );
  expect(both).not.toHaveClass('inlay-sidebar-pinned');
  expect(both.querySelector('[data-pinned]')).toHaveTextContent('By us');
});
