import { fireEvent, render, screen } from 'testing';
import { pageGroup, Pagination } from './Pagination';

const hrefOf = (page: number) => `?q=steel&page=${page}`;

test('every page is a real link, and the current one says so', () => {
  render(<Pagination page={2} pages={3} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { name: 'Page 3 of 3' })).toHaveAttribute('href', '?q=steel&page=3');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2 of 3');
});

test('the neighbours are named, and left out at the ends', () => {
  const { rerender } = render(<Pagination page={1} pages={3} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?q=steel&page=2');
  rerender(<Pagination page={3} pages={3} hrefOf={hrefOf} />);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('a click stays on the page', () => {
  const onPage = jest.fn();
  render(<Pagination page={1} pages={3} hrefOf={hrefOf} onPage={onPage} />);
  fireEvent.click(screen.getByRole('link', { name: 'Page 2 of 3' }));
  expect(onPage).toHaveBeenCalledWith(2);
});

test("a click that asks for a new tab is the browser's", () => {
  const onPage = jest.fn();
  render(<Pagination page={1} pages={3} hrefOf={() => '#page'} onPage={onPage} />);
  fireEvent.click(screen.getByRole('link', { name: 'Page 2 of 3' }), { ctrlKey: true });
  expect(onPage).not.toHaveBeenCalled();
});

test('a single page needs no links', () => {
  const { container } = render(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [1, 3, [1, 2, 3]],
  [10, 24, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [11, 24, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  [24, 24, [21, 22, 23, 24]],
])('page %d of %d is shown among %j', (page, pages, expected) => {
  expect(pageGroup(page, pages, 10)).toEqual(expected);
});
