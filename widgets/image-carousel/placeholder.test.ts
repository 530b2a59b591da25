import { placeholder, slidesPerView } from './placeholder';

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

test('the row that the server wrote has the same steps, so that nothing shifts', () => {
  const steps = [
    ...placeholder().matchAll(
      /min-width: (\d+)px\) \{ \[data-module='image-carousel'\] \{ --_inlay-carousel-per-view: ([\d.]+)/g,
    ),
  ];
  expect(steps.map(([, width]) => Number(width))).toEqual([
    768,
    ...Array.from({ length: 23 }, (_, step) => 1590 + 150 * step),
  ]);
  for (const [, width, perView] of steps) expect(slidesPerView(Number(width))).toBe(Number(perView));
});
