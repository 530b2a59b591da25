import { contrast, cssOf, inkOn, MIN_CONTRAST, readColour } from './colour';

test('colours are read as editors write them', () => {
  const navy = [23, 38, 59];
  for (const colour of ['#17263b', '17263B', ' rgb(23, 38, 59) ', 'rgb(23 38 59)'])
    expect(readColour(colour)).toEqual(navy);
  expect(readColour('#fe0')).toEqual([255, 238, 0]);
  expect(cssOf(readColour('#17263b')!)).toBe('rgb(23 38 59)');
});

test.each([
  '',
  'red',
  '#12',
  '#1234567',
  '#12355b55',
  'rgb(256, 0, 0)',
  'rgb(1 2)',
  'url(x)',
  'red; background: url(x)',
  'var(--x)',
])('"%s" is no colour', (text) => {
  expect(readColour(text)).toBeUndefined();
});

test('computes the contrast as WCAG defines it', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast(readColour('#767676')!, readColour('#fff')!)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  expect(contrast(readColour('#777')!, readColour('#fff')!)).toBeLessThan(MIN_CONTRAST);
});

test('on every grey there is an ink that can be read', () => {
  for (let grey = 0; grey < 256; grey += 1)
    expect(contrast(inkOn([grey, grey, grey]), [grey, grey, grey])).toBeGreaterThanOrEqual(MIN_CONTRAST);
});
