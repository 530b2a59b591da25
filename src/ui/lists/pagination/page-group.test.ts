import { pageGroup } from './page-group';

test.each([
  [1, 3, [1, 2, 3]],
  [10, 24, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [11, 24, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  [24, 24, [21, 22, 23, 24]],
])('page %d of %d is shown among %j', (page, pages, expected) => {
  expect(pageGroup(page, pages, 10)).toEqual(expected);
});
