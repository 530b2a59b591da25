import { isWidelyKnown, sharesOf } from './counts';

test.each([
  [
    [1, 1],
    [50, 50],
  ],
  [
    [3, 1, 0, 0],
    [75, 25, 0, 0],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [1, 199],
    [1, 99],
  ],
  [
    [7, -3],
    [100, 0],
  ],
])('%j answers are %j percent', (counts, shares) => {
  expect(sharesOf(counts)).toEqual(shares);
  expect(sharesOf(counts)?.reduce((sum, share) => sum + share)).toBe(100);
});

test.each([[[]], [[0, 0, 0]]])('%j says nothing', (counts) => {
  expect(sharesOf(counts)).toBeUndefined();
});

test.each([
  [49, false],
  [50, true],
  [100, true],
])('an answer that %i percent knew is widely known: %s', (percent, isKnown) => {
  expect(isWidelyKnown(percent)).toBe(isKnown);
});
