import { fittingSize, LARGEST, moved, clampView, zoomed, type View } from './zoom';

const stage = { width: 800, height: 400 };
const ratio = 2;
const whole: View = { scale: 1, x: 0, y: 0 };

test.each([
  ['as wide as its stage', 4, { width: 800, height: 200 }],
  ['as high as its stage', 1, { width: 400, height: 400 }],
])('a picture is shown whole, %s', (_how, ratio, size) => expect(fittingSize(stage, ratio)).toEqual(size));

test('content smaller than the stage is centred', () =>
  expect(clampView({ scale: 1, x: 50, y: 50 }, stage, 4)).toEqual({ scale: 1, x: 0, y: 100 }));

test('the point under the finger stays where it is', () => {
  expect(zoomed(whole, 2, { x: 200, y: 100 }, stage, ratio)).toEqual({ scale: 2, x: -200, y: -100 });
  const back = zoomed(zoomed(whole, 2, { x: 200, y: 100 }, stage, ratio), 0.5, { x: 200, y: 100 }, stage, ratio);
  expect(back).toEqual(whole);
});

test.each([
  ['larger than eight times', 100, LARGEST],
  ['smaller than whole', 0.1, 1],
])('nothing is %s', (_what, factor, scale) =>
  expect(zoomed(whole, factor, { x: 0, y: 0 }, stage, ratio).scale).toBe(scale),
);

test.each([
  ['its left upper corner', { x: 999, y: 999 }, { x: 0, y: 0 }],
  ['its right lower corner', { x: -9999, y: -9999 }, { x: -800, y: -400 }],
  ['where it is pushed to', { x: -10, y: -20 }, { x: -410, y: -220 }],
])('a large picture is moved as far as %s', (_where, by, expected) =>
  expect(moved({ scale: 2, x: -400, y: -200 }, by, stage, ratio)).toEqual({ scale: 2, ...expected }),
);
