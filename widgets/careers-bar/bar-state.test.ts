import { barState } from './bar-state';

const below = { top: 3000, bottom: 3100 };
const above = { top: -500, bottom: -400 };

test.each([
  ['at the top of the page', { scrolled: 0, ...below }, 'hidden'],
  ['half a window down', { scrolled: 400, ...below }, 'hidden'],
  ['a little more than half', { scrolled: 401, ...below }, 'sticky-default'],
  ['a window down', { scrolled: 800, ...below }, 'sticky-default'],
  ['a little more than a window', { scrolled: 801, ...below }, 'sticky-minimal'],
  ['below its own place', { scrolled: 4000, ...above }, 'sticky-minimal-top'],
  ['below its own place, on a short page', { scrolled: 600, ...above }, 'sticky-default'],
  ['its own place just comes in', { scrolled: 2300, top: 799, bottom: 899 }, 'in-page'],
  ['its own place is not quite there', { scrolled: 2300, top: 800, bottom: 900 }, 'sticky-minimal'],
  ['its own place just leaves', { scrolled: 4000, top: -99, bottom: 1 }, 'in-page'],
  ['a page that fits the window', { scrolled: 0, top: 500, bottom: 600 }, 'in-page'],
])('%s: %j', (_, situation, expected) => expect(barState({ height: 800, ...situation })).toBe(expected));
