import { tierOf } from './Ending';

test.each([
  [5, 5, 'good'],
  [4, 5, 'good'],
  [3, 4, 'good'],
  [2, 3, 'average'],
  [3, 5, 'average'],
  [2, 4, 'average'],
  [1, 2, 'average'],
  [2, 5, 'bad'],
  [1, 3, 'bad'],
  [0, 1, 'bad'],
])('%i of %i right is %s', (right, total, tier) => {
  expect(tierOf(right, total)).toBe(tier);
});
