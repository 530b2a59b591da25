import { render, screen } from 'testing';
import { LinkList } from './LinkList';

test('links are listed in order', () => {
  render(
    <LinkList
      label="Related"
      links={[
        { url: '/energy', text: 'Energy' },
        { url: '/finance', text: 'Finance' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Related' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Energy', 'Finance']);
});

test('a link to a new tab says so', () => {
  render(<LinkList links={[{ url: 'https://x.example', text: 'Method', target: '_blank' }]} />);
  expect(screen.getByRole('link', { name: 'Method (opens in a new tab)' })).toHaveAttribute('rel', 'noopener');
});

test('an address that runs script is left out, and an empty list shows nothing', () => {
  const { container } = render(<LinkList links={[{ url: 'javascript:alert(1)', text: 'Free gift' }]} />);
  expect(container).toBeEmptyDOMElement();
});

test('a link has the title and the class that its datasource gives it', () => {
  render(<LinkList links={[{ url: '/a', text: 'Read', title: 'All of it', className: 'is-campaign' }]} />);
  expect(screen.getByRole('link', { name: 'Read' })).toHaveClass('inlay-link-list__link', 'is-campaign');
  expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('title', 'All of it');
});

test('a link that opens a new tab keeps its server-rendered rel', () => {
  const attributes = { rel: 'nofollow sponsored', hrefLang: 'de', 'data-track': 'cta' };
  render(<LinkList links={[{ url: '/a', text: 'Kept', target: '_blank', attributes }]} />);
  const link = screen.getByRole('link', { name: /Kept/ });
  expect(link).toHaveAttribute('rel', 'nofollow sponsored noopener');
  expect(link).toHaveAttribute('hreflang', 'de');
  expect(link).toHaveAttribute('data-track', 'cta');
});
