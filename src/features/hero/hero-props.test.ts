import { readProps } from '../../contract';
import { wordsOf } from '../../runtime/edit/advice';
import { heroOverlayProps, heroPlaceProps } from './hero-props';

const members = { ...heroOverlayProps, ...heroPlaceProps };

function read(attribute: string, value: string) {
  const element = document.createElement('div');
  element.setAttribute(attribute, value);
  const { props: values, notes } = readProps('full-hero', members, element);
  return { props: values, notes: notes.map(wordsOf) };
}

test.each([
  ['0', 0],
  ['0.4', 0.4],
  ['1', 1],
  ['40', 0.4],
  ['40%', 0.4],
  ['100', 1],
  ['140', 1],
  ['-2', 0],
])('an overlay of %s is one of %d', (value, expected) => {
  expect(read('data-photo-overlay-opacity', value).props.photoOverlayOpacity).toBe(expected);
});

test('an overlay beyond both of its scales is noted with the two', () => {
  expect(read('data-photo-overlay-opacity', '140').notes).toEqual([
    'photoOverlayOpacity is 140, but must be 0 to 1 or, in per cent, 0 to 100; 1 is used',
  ]);
});

test.each([
  ['45', 45, []],
  ['0', 0, []],
  ['-1', 100, ['is -1, but must be 0 to 100 %; 100 is used']],
  ['101', 100, ['is 101, but must be 0 to 100 %; 100 is used']],
])('a text width of %s is one of %d per cent', (value, expected, notes) => {
  const { props, notes: reportedNotes } = read('data-hero-text-width', value);
  expect(props.heroTextWidth).toBe(expected);
  expect(reportedNotes).toEqual(notes.map((note) => `heroTextWidth ${note}`));
});

test.each([
  ['-1', 0],
  ['60', 60],
  ['101', 100],
])('a gradient level of %s is one of %d', (value, expected) => {
  expect(read('data-gradient-level', value).props.gradientLevel).toBe(expected);
});

test('an invalid number is noted for the editor', () => {
  const { props, notes } = read('data-photo-overlay-opacity', '40px');
  expect(props.photoOverlayOpacity).toBe(0);
  expect(notes).toEqual(['data-photo-overlay-opacity must be a number, got "40px". 0 is used.']);
});
