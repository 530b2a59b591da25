import { act, render, screen } from 'testing';
import { mockMedia } from '../../../tests/setup/media';
import { CardGrid } from './CardGrid';

beforeEach(() => {
  jest.useFakeTimers();
  mockMedia((query) => query === '(width < 768px)');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  location.hash = '';
});

function Cards({ count, more = 'ready' }: { count: number; more?: 'ready' | 'loading' }) {
  return (
    <CardGrid list={{ view: 'list', phase: 'ready', more, isBusy: false }} columns={4}>
      {[...Array(count).keys()].map((number) => (
        <li key={number}>
          <a href={`#${number}`}>{number}</a>
        </li>
      ))}
    </CardGrid>
  );
}

const visibleCards = () => screen.getAllByRole('link').map((link) => link.textContent);

test('renders the first cards, then the others in later tasks and in their order', () => {
  const { container } = render(<Cards count={4} />);
  expect(visibleCards()).toEqual(['0', '1']);
  expect(container.querySelectorAll('li')).toHaveLength(4);
  act(() => jest.runOnlyPendingTimers());
  expect(visibleCards()).toEqual(['0', '1', '2']);
  act(() => jest.runOnlyPendingTimers());
  expect(visibleCards()).toEqual(['0', '1', '2', '3']);
});

test('immediately renders cards that are added later', () => {
  const { rerender } = render(<Cards count={2} />);
  rerender(<Cards count={9} />);
  expect(visibleCards()).toHaveLength(9);
});

test('renders more cards at first in a wide window', () => {
  mockMedia(() => false);
  render(<Cards count={14} />);
  expect(visibleCards()).toHaveLength(12);
});

test('renders all cards where the address may lead to one of them', () => {
  location.hash = '#5';
  render(<Cards count={6} />);
  expect(visibleCards()).toHaveLength(6);
});

test('more cards have their place from the press', () => {
  const { container, rerender } = render(<Cards count={3} />);
  rerender(<Cards count={3} more="loading" />);
  expect(container.querySelectorAll('.inlay-list-view__waiting')).toHaveLength(4);
  rerender(<Cards count={6} />);
  expect(container.querySelectorAll('.inlay-list-view__waiting')).toHaveLength(0);
});
