import { render, screen } from 'testing';
import { Spinner } from './Spinner';

test('announces what is loading', () => {
  render(<Spinner label="Loading your articles" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your articles');
});

test('without a label they hear that something is', () => {
  render(<Spinner />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
