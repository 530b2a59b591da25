import { act } from 'testing';

import { announce, enterModal } from './announce';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const announced = (politeness: string) => {
  act(() => void jest.advanceTimersByTime(100));
  return document.querySelector(`[aria-live="${politeness}"]`)?.textContent;
};

test('announces a sentence politely', () => {
  announce('12 results');
  expect(announced('polite')).toBe('12 results');
});

test('an urgent sentence interrupts', () => {
  announce('Your session has ended', { assertive: true });
  expect(announced('assertive')).toBe('Your session has ended');
});

test('announces the same sentence twice, because the region is emptied in between', () => {
  announce('Saved');
  expect(announced('polite')).toBe('Saved');
  announce('Saved');
  expect(document.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  expect(announced('polite')).toBe('Saved');
});

test('removes a sentence after a while, so that it is not read later', () => {
  announce('Saved');
  expect(announced('polite')).toBe('Saved');
  act(() => void jest.advanceTimersByTime(2900));
  expect(document.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
});

test('a sentence is not cut short by the end of the one before', () => {
  announce('Saved');
  act(() => void jest.advanceTimersByTime(2900));
  announce('Removed');
  expect(announced('polite')).toBe('Removed');
  act(() => void jest.advanceTimersByTime(1000));
  expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Removed');
});

test('while a dialog is open the sentence is said inside it, where it is not inert', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  const leaveModal = enterModal(dialog);
  announce('Code sent');
  expect(announced('polite')).toBe('Code sent');
  expect(dialog).toHaveTextContent('Code sent');
  leaveModal();
  expect(document.body).toHaveTextContent('Code sent');
  expect(dialog).toBeEmptyDOMElement();
});
