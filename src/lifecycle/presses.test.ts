import { watchPresses } from './presses';

const presses = watchPresses();
const action = jest.fn();
const fire = (type: string) => document.querySelector('button')!.dispatchEvent(new MouseEvent(type, { bubbles: true }));
const element = () => document.querySelector('div')!;

beforeEach(() => {
  jest.useFakeTimers();
  action.mockReset();
  document.body.innerHTML = '<div data-state="pending"><button type="button">Open</button></div>';
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('a widget waits until the pointer is up and its click is handled', () => {
  expect(presses.waitForRelease(element(), action)).toBe(false);
  fire('pointerdown');
  expect(presses.waitForRelease(element(), action)).toBe(true);
  fire('pointerup');
  expect(action).not.toHaveBeenCalled();
  fire('click');
  jest.advanceTimersByTime(0);
  expect(action).toHaveBeenCalledTimes(1);
});

test('a second press that begins shortly after the first is waited for as well', () => {
  fire('pointerdown');
  fire('pointerup');
  jest.advanceTimersByTime(50);
  fire('pointerdown');
  presses.waitForRelease(element(), action);
  jest.advanceTimersByTime(99);
  expect(action).not.toHaveBeenCalled();
  fire('pointerup');
  jest.advanceTimersByTime(100);
  expect(action).toHaveBeenCalledTimes(1);
});

test('a click that no widget could handle is repeated once', () => {
  fire('click');
  expect(presses.takeClick(element())).toBe(document.querySelector('button'));
  expect(presses.takeClick(element())).toBeUndefined();
});

test('a click that the host has handled, or in a mounted widget, is not repeated', () => {
  document.querySelector('button')!.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('button')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(presses.takeClick(element())).toBeUndefined();
  element().dataset['state'] = 'mounted';
  fire('click');
  expect(presses.takeClick(element())).toBeUndefined();
});
