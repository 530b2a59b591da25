import { slidesPerView } from './slides-per-view';

test.each([
  [-1, 1],
  [0, 1],
  [360, 1],
  [767, 1],
  [767.5, 1],
  [768, 1.4],
  [1439, 1.4],
  [1440, 1.4],
  [1589, 1.4],
  [1590, 1.56],
  [1739, 1.56],
  [1740, 1.72],
  [1920, 1.88],
  [2560, 2.52],
  [4890, 5.08],
  [5000, 5.08],
  [9000, 5.08],
  [Infinity, 5.08],
  [NaN, 1],
])('a page of %f px shows %f pictures', (width, expected) => expect(slidesPerView(width)).toBe(expected));
