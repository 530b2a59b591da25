import { caughtUp, isFixed, positionAt, scrollFor } from './positions';

const WIDTH = 1440;

test.each([
  ['at the start the first panel', 0, 0],
  ['a little later still the first', 500, 0],
  ['half-way from the first to the second both', 720, 0.5],
  ['in the middle of its way the second', 1080, 1],
  ['after all ways the last', 7 * 720, 6],
  ['and far beyond still the last', 99_999, 6],
  ['before the slider is reached the first', -800, 0],
])('%s is in view', (_, scrolled, position) => expect(positionAt(scrolled, WIDTH, 7)).toBeCloseTo(position, 5));

test('scrolling on never moves the panels back', () => {
  const positions = Array.from({ length: 600 }, (_, step) => positionAt(step * 10, WIDTH, 7));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});

test.each([0, 1, 3, 6])('the scroll position of panel %i, at which it is at rest', (index) =>
  expect(positionAt(scrollFor(index, WIDTH), WIDTH, 7)).toBe(index),
);

test('it is fixed until half of all panels’ width and 60 pixels more are scrolled', () => {
  expect(isFixed(7 * 720 + 60, WIDTH, 7)).toBe(true);
  expect(isFixed(7 * 720 + 61, WIDTH, 7)).toBe(false);
});

test('the picture catches up with the scroll within two seconds, fast at first', () => {
  let position = 0;
  const ways: number[] = [];
  for (let time = 0; time < 2000; time += 16) {
    const next = caughtUp(position, 1, 16);
    ways.push(next - position);
    position = next;
  }
  expect(position).toBe(1);
  expect(ways[0]).toBeGreaterThan(ways[10]!);
});
