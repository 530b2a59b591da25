import { positionBeside } from './position';

const screen = { width: 1000, height: 800 };
const panel = { width: 300, height: 200 };
const at = (left: number, top: number) => ({ left, top, width: 100, height: 44 });

test.each([
  ['below the control, in line with its start', at(100, 100), false, { left: 100, top: 152 }],
  ['in line with its right end where text runs from right to left', at(500, 100), true, { left: 300, top: 152 }],
  ['above it near the end of the screen', at(100, 700), false, { left: 100, top: 492 }],
  ['never off the right edge', at(950, 100), false, { left: 692, top: 152 }],
  ['never off the left edge', at(10, 100), true, { left: 8, top: 152 }],
])('is positioned %s', (_where, anchor, isRightToLeft, expected) => {
  expect(positionBeside(anchor, panel, screen, isRightToLeft)).toEqual(expected);
});

test('where it fits neither above nor below, it begins below', () => {
  expect(positionBeside(at(0, 100), { width: 300, height: 780 }, screen, false).top).toBe(152);
});
