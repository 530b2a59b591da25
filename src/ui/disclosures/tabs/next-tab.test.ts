import { nextTab } from './next-tab';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['Enter', 0, false, undefined],
])('%s on tab %d, right to left: %s, leads to %s', (key, current, isRightToLeft, expected) => {
  expect(nextTab(key, current, 3, isRightToLeft)).toBe(expected);
});
