import { visibleMediaIndex } from './index';

test.each([
  ['each step has its own', [true, true, true], 1, 1],
  ['one without keeps that of the step before', [true, false, true], 1, 0],
  ['the first without shows what is to come', [false, true, true], 0, 1],
  ['there is none', [false, false], 1, -1],
  ['there are no steps', [], 0, -1],
])('where %s', (_, have, current, expected) => {
  expect(visibleMediaIndex(have, current)).toBe(expected);
});
