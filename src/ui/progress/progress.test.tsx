import { render, screen } from 'testing';
import { Progress } from './Progress';

test('how far it is can be heard', () => {
  render(<Progress value={2} max={5} label="Quiz" text="Question 2 of 5" />);
  const bar = screen.getByRole('progressbar', { name: 'Quiz' });
  expect(bar).toHaveAttribute('aria-valuenow', '2');
  expect(bar).toHaveAttribute('aria-valuemax', '5');
  expect(bar).toHaveAttribute('aria-valuetext', 'Question 2 of 5');
});

test('an unknown progress names no value', () => {
  render(<Progress label="Sending" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test.each([
  [-3, '0'],
  [12, '10'],
])('%d of 10 stays within the bar', (value, expected) => {
  render(<Progress value={value} max={10} label="Sending" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', expected);
});
