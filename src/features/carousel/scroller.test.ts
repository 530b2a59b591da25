import { around, counterOf, isInView, padded, perViewOf } from './scroller';

test.each([
  [0, 7, 0],
  [6, 7, 6],
  [7, 7, 0],
  [-1, 7, 6],
  [-8, 7, 6],
  [200, 200, 0],
])('the position of %i among %i is %i', (index, count, expected) => expect(around(index, count)).toBe(expected));

test.each([
  [0, 7, '01'],
  [8, 12, '09'],
  [11, 12, '12'],
  [12, 12, '01'],
  [-1, 12, '12'],
  [199, 200, '200'],
])('slide %i of %i is counted as %s', (index, count, expected) => expect(counterOf(index, count)).toBe(expected));

test.each([
  [3, '03'],
  [12, '12'],
  [200, '200'],
])('the total of %i reads %s', (total, expected) => expect(padded(total)).toBe(expected));

test.each([
  [0, 0, 5, 1, true],
  [1, 0, 5, 1, false],
  [1, 0, 5, 1.4, false],
  [1, 0, 5, 2.2, true],
  [0, 4, 5, 2.2, true],
  [1, 4, 5, 2.2, false],
])('slide %i with %i at the start, of %i with %f in view: %s', (index, current, count, perView, expected) => expect(isInView(index, current, count, perView)).toBe(expected));

test.each([
  [1.4, 5, 1.4],
  [1.4, 2, 1],
  [3.2, 3, 2],
  [1, 1, 1],
  [0, 4, 1],
])('of %f slides wanted in view, with %i in all, %f are shown', (wanted, count, expected) => expect(perViewOf(wanted, count)).toBe(expected));
