import { act, fireEvent, render, screen } from 'testing';
import { ResendControl } from './ResendControl';

const button = () => screen.getByRole('button', { name: 'Send a new code' });
const onResend = jest.fn<Promise<void>, []>();

beforeEach(() => {
  onResend.mockReset().mockResolvedValue(undefined);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function press() {
  await act(async () => {
    fireEvent.click(button());
    await jest.advanceTimersByTimeAsync(0);
  });
}

test('after a new code the next one takes 30 seconds, by the clock', async () => {
  render(<ResendControl onResend={onResend} />);
  await press();
  expect(button()).toHaveAccessibleDescription('We’ve sent a new code. You can request another code in 30 seconds.');
  await act(async () => jest.advanceTimersByTimeAsync(5_000));
  expect(button()).toHaveAccessibleDescription(/in 25 seconds/);
  await press();
  expect(onResend).toHaveBeenCalledTimes(1);
  // A suspended tab: the clock advanced, the timer did not.
  jest.setSystemTime(Date.now() + 25_000);
  await act(async () => jest.advanceTimersByTimeAsync(1_000));
  expect(button()).not.toHaveAttribute('aria-disabled');
  await press();
  expect(onResend).toHaveBeenCalledTimes(2);
});

test('only the beginning and the end of the wait are said aloud', async () => {
  render(<ResendControl onResend={onResend} />);
  const announcements: (string | null)[] = [];
  await press();
  for (let second = 0; second < 32; second += 1) {
    await act(async () => jest.advanceTimersByTimeAsync(1_000));
    const text = document.querySelector('[aria-live="polite"]')?.textContent ?? '';
    if (text && announcements.at(-1) !== text) announcements.push(text);
  }
  expect(announcements).toEqual([
    'We’ve sent a new code. You can request another code in 30 seconds.',
    'You can request another code now.',
  ]);
});

test('a code that could not be sent can be requested again immediately', async () => {
  onResend.mockRejectedValueOnce(new Error('offline'));
  render(<ResendControl onResend={onResend} />);
  await press();
  expect(button()).toHaveAccessibleDescription('The code could not be sent. Please try again.');
  await press();
  expect(onResend).toHaveBeenCalledTimes(2);
});
