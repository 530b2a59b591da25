import { act, render, screen } from 'testing';
import { Announcement } from './Announcement';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const passes = (time: number) => act(() => void jest.advanceTimersByTime(time));

test('a sentence is announced, then removed', () => {
  render(<Announcement text="12 events; Format: Virtual" />);
  expect(screen.getByRole('status')).toHaveTextContent('12 events; Format: Virtual');
  passes(3000);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

test('announces the next result, and the same one again after another fetch', () => {
  const { rerender } = render(<Announcement text="12 events" />);
  passes(3000);
  rerender(<Announcement text="3 events" />);
  expect(screen.getByRole('status')).toHaveTextContent('3 events');
  passes(3000);
  rerender(<Announcement text={false} />);
  rerender(<Announcement text="3 events" />);
  expect(screen.getByRole('status')).toHaveTextContent('3 events');
});
