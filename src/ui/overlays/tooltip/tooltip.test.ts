import userEvent from '@testing-library/user-event';
import { fireEvent, screen } from 'testing';
import { createTooltip } from './create-tooltip';

let remove: () => void;
let anchor: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<p>Output rose<sup><a href="#note">1</a></sup>.</p><button>Elsewhere</button><p id="note">Note</p>';
  anchor = document.querySelector('a')!;
  remove = createTooltip(anchor, {
    behind: document.querySelector('sup')!,
    content: () => document.createRange().createContextualFragment('Seasonally <a href="/method">adjusted</a>.'),
  });
});

afterEach(() => {
  remove();
  jest.useRealTimers();
});

const note = () => screen.queryByRole('tooltip');

test('it opens while the pointer is on the word, and stays while the pointer is in it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.useFakeTimers();
  await user.hover(anchor);
  expect(note()).toHaveTextContent('Seasonally adjusted.');
  await user.unhover(anchor);
  await user.hover(note()!);
  jest.advanceTimersByTime(1000);
  expect(note()).toBeInTheDocument();
  await user.unhover(note()!);
  jest.advanceTimersByTime(200);
  expect(note()).not.toBeInTheDocument();
});

test('opens with focus, describes the word, and closes with blur', async () => {
  await userEvent.tab();
  expect(anchor).toHaveAccessibleDescription(/Seasonally adjusted/);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'adjusted' })).toHaveFocus();
  await userEvent.tab();
  expect(note()).not.toBeInTheDocument();
  expect(anchor).not.toHaveAttribute('aria-describedby');
});

test('Escape closes it, wherever focus is, but not a dialog beneath', async () => {
  await userEvent.hover(anchor);
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(note()).not.toBeInTheDocument();
  expect(event.defaultPrevented).toBe(true);
});

test.each(['{Enter}', ' '])('after Escape "%s" opens it again', async (key) => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(note()).not.toBeInTheDocument();
  await userEvent.keyboard(key);
  expect(note()).toBeInTheDocument();
});

test('the first press shows the note, the second follows the link', async () => {
  const followed: boolean[] = [];
  document.body.addEventListener('click', (event) => followed.push(!event.defaultPrevented));
  await userEvent.click(anchor);
  expect(note()).toBeInTheDocument();
  await userEvent.click(anchor);
  expect(followed).toEqual([false, true]);
  expect(note()).not.toBeInTheDocument();
});

test('a press elsewhere closes it', async () => {
  await userEvent.click(anchor);
  await userEvent.click(document.body);
  expect(note()).not.toBeInTheDocument();
});

test('it closes 300 ms after the window changed for the last time', () => {
  jest.useFakeTimers();
  fireEvent.focus(anchor);
  fireEvent(window, new Event('resize'));
  jest.advanceTimersByTime(299);
  fireEvent(window, new Event('resize'));
  jest.advanceTimersByTime(299);
  expect(note()).toBeInTheDocument();
  jest.advanceTimersByTime(1);
  expect(note()).not.toBeInTheDocument();
});

test('only one is open at a time', async () => {
  const button = screen.getByRole('button');
  const removeSecond = createTooltip(button, { content: () => document.createTextNode('Second') });
  await userEvent.click(anchor);
  await userEvent.hover(button);
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  expect(note()).toHaveTextContent('Second');
  removeSecond();
  expect(note()).not.toBeInTheDocument();
});
