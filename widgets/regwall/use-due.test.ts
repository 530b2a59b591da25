import { whenRead } from './use-due';

let visibility: DocumentVisibilityState = 'visible';

function setVisibility(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const never = () => false;

test('comes after so many seconds', () => {
  const onRead = jest.fn();
  whenRead(5, never, onRead);
  jest.advanceTimersByTime(4999);
  expect(onRead).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onRead).toHaveBeenCalledTimes(1);
});

test('comes immediately without a delay', () => {
  const onRead = jest.fn();
  whenRead(0, never, onRead);
  expect(onRead).toHaveBeenCalledTimes(1);
});

test('does not count while the tab is in the background', () => {
  const onRead = jest.fn();
  whenRead(5, never, onRead);
  jest.advanceTimersByTime(3000);
  setVisibility('hidden');
  jest.advanceTimersByTime(60_000);
  setVisibility('visible');
  jest.advanceTimersByTime(1999);
  expect(onRead).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onRead).toHaveBeenCalledTimes(1);
});

test('in a tab that was opened in the background, counts from its first sight', () => {
  visibility = 'hidden';
  const onRead = jest.fn();
  whenRead(5, never, onRead);
  jest.advanceTimersByTime(60_000);
  setVisibility('visible');
  jest.advanceTimersByTime(4999);
  expect(onRead).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onRead).toHaveBeenCalledTimes(1);
});

test.each([0, 5])('after %s s, waits for a good moment', (seconds) => {
  let isBad = true;
  const onRead = jest.fn();
  whenRead(seconds, () => isBad, onRead);
  jest.advanceTimersByTime(20_000);
  expect(onRead).not.toHaveBeenCalled();
  isBad = false;
  jest.advanceTimersByTime(500);
  expect(onRead).toHaveBeenCalledTimes(1);
});

test('what was stopped never comes, nor does it come twice', () => {
  const [stopped, twice] = [jest.fn(), jest.fn()];
  whenRead(5, never, stopped)();
  whenRead(5, never, twice);
  jest.advanceTimersByTime(5000);
  setVisibility('hidden');
  setVisibility('visible');
  jest.advanceTimersByTime(60_000);
  expect(stopped).not.toHaveBeenCalled();
  expect(twice).toHaveBeenCalledTimes(1);
});
