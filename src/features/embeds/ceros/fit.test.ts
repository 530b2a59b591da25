import { fittingWidth } from './fit';

test.each([
  ['fits anyway', { width: 1200, ratio: 0.4, windowHeight: 900, hasEyebrow: false }, undefined],
  ['is higher than the window', { width: 1200, ratio: 1, windowHeight: 900, hasEyebrow: false }, 900],
  ['is higher than what the eyebrow leaves', { width: 1200, ratio: 0.72, windowHeight: 900, hasEyebrow: true }, 1166],
  ['fits exactly', { width: 1000, ratio: 0.9, windowHeight: 900, hasEyebrow: false }, undefined],
  ['has no window to fit', { width: 1000, ratio: 0.9, windowHeight: 40, hasEyebrow: true }, undefined],
])('one that %s', (_what, given, width) => expect(fittingWidth(given)).toBe(width));
