import { act, fireEvent, screen } from 'testing';
import { dismissToast, toasts } from './store';
import { toast } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toasts.peek().forEach(({ id }) => dismissToast(id)));
  jest.useRealTimers();
});

const show = (...toastArguments: Parameters<typeof toast>) => act(() => void toast(...toastArguments));
const wait = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));

test('it is visible, announced, and disappears automatically', () => {
  show('Article saved');
  wait(0.2);
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Article saved');
  expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Article saved');
  wait(7);
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
});

test('a failure interrupts', () => {
  show('We could not save it', { tone: 'negative' });
  wait(0.2);
  expect(document.querySelector('[aria-live="assertive"]')).toHaveTextContent('We could not save it');
});

test('it waits while the pointer or the focus is on it', () => {
  show('Article saved');
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }));
  wait(60);
  expect(screen.getByRole('region')).toHaveTextContent('Article saved');
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notifications' }));
  wait(7);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('one with an action stays until it is used', () => {
  const onAct = jest.fn();
  show('Article removed', { action: { label: 'Undo', onAct } });
  wait(600);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAct).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('it can be dismissed', () => {
  show('Article saved', { persistent: true });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('the next one disappears automatically, although the pointer was on the one that was dismissed', () => {
  show('Article saved');
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
  show('Article removed');
  wait(7);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('the same text twice is shown once', () => {
  show('Article saved');
  show('Article saved');
  expect(screen.getByRole('region').children).toHaveLength(1);
});
